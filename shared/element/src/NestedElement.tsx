import { getConfig, logFailure } from '@travel-shell/core';
import { CURRENCY_CHOSEN, hasCookie } from '@travel-shell/core/hasCookie';
import { listen } from '@travel-shell/core/listen';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { whenIdle } from '@travel-shell/core/whenIdle';
import { createElement, type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';

export interface NestedElementProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** For example `travel-country-picker`. */
  tag: `travel-${string}`;
  /** Attributes of the piece. */
  [attribute: string]: unknown;
}

/**
 * Props of another piece's tag, which owns its contents, such as a server's fragment: React neither compares nor changes
 * them. React sets a text without `innerHTML`, which Trusted Types block.
 */
export const ownContents = { children: '', suppressHydrationWarning: true };

/** Load on first intent: its server-rendered fragment is visible before it loads. */
const INTENTS = ['pointerover', 'focusin'];

/**
 * Another piece inside a piece's view, by its tag. The loader does not search shadow roots for elements, so this asks
 * it to load the piece by the loader's own rules: on first intent if there is a server fragment, or when idle if that may
 * lack something of the visitor; else once it is on the screen.
 */
export function NestedElement({ tag, ...attributes }: NestedElementProps): ReactNode {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || customElements.get(tag)) return;
    const isOver = new AbortController();
    const { signal } = isOver;

    function ask(): void {
      isOver.abort();
      loadPiece(tag).catch((cause) => {
        logFailure({ code: 'LOAD_FAILED', message: `<${tag}> could not be loaded. Its place stays unchanged.`, cause });
      });
    }

    if (element.shadowRoot) {
      // A pointer moving in from the surrounding view fires no event outside its shadow root, so the loader misses it.
      for (const type of INTENTS) listen(element, type, ask, signal);
      const isKnown = hasCookie(getConfig().signedInCookie) || hasCookie(CURRENCY_CHOSEN);
      if (isKnown) signal.addEventListener('abort', whenIdle(ask, 1000));
    } else {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      });
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => isOver.abort();
  }, [tag]);

  return createElement(tag, { ...attributes, ...ownContents, ref });
}

/** Asks the page's loader for a piece; without a loader the host loads its pieces itself. */
async function loadPiece(tag: string): Promise<void> {
  await ownGlobal<{ load?(tag: string): Promise<void> }>('travelShell')?.load?.(tag);
}
