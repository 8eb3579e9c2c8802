import { logFailure } from '@travel-shell/contract';
import { createElement, type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';

export interface NestedElementProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `travel-country-picker` say. */
  tag: `travel-${string}`;
  /** Attributes of the piece. */
  [attribute: string]: unknown;
}

/**
 * What is inside the tag is the piece's own, a server's fragment say: React neither compares nor touches it. A text is
 * what it sets without `innerHTML`, which Trusted Types refuse.
 */
const OWN = { children: '', suppressHydrationWarning: true };

/** What of it there is to see before it is loaded makes the visitor want it. */
const INTENTS = ['pointerover', 'focusin'];

/**
 * Another piece inside a piece's view, by its tag. The loader does not look into shadow roots for elements, so this asks
 * it for the piece: without a fragment once it is on the screen, with one at the first intent.
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
        logFailure({ code: 'LOAD_FAILED', message: `<${tag}> could not be loaded; its place stays as it is.`, cause });
      });
    }

    if (element.shadowRoot) {
      // A pointer that comes from the view around it is no event outside of that: the loader does not hear of it.
      for (const type of INTENTS) element.addEventListener(type, ask, { signal });
    } else {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      });
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => isOver.abort();
  }, [tag]);

  return createElement(tag, { ...attributes, ...OWN, ref });
}

/** Asks the page's loader for a piece; where there is none, the host loads its pieces itself. */
export async function loadPiece(tag: string): Promise<void> {
  const { travelShell } = globalThis as { travelShell?: { load?(tag: string): Promise<void> } };
  await travelShell?.load?.(tag);
}
