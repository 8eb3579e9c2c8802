import { logFailure } from '@travel-shell/contract';
import { createElement, type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';

export interface NestedElementProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `travel-country-picker` say. */
  tag: `travel-${string}`;
  /** Attributes of the piece. */
  [attribute: string]: unknown;
}

/** What is inside the tag is the piece's own, a server's fragment say: React neither compares nor touches it. */
const OWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Another piece inside a piece's view, by its tag. The loader does not look into shadow roots for elements without a
 * fragment, so this asks it for the piece, once there is room on the screen for it.
 */
export function NestedElement({ tag, ...attributes }: NestedElementProps): ReactNode {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    // Defined already, or from a fragment: then the loader waits for an intent, which reaches it from everywhere.
    if (!element || element.shadowRoot) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadPiece(tag).catch((cause) => {
        logFailure({ code: 'LOAD_FAILED', message: `<${tag}> could not be loaded; its place stays empty.`, cause });
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [tag]);

  return createElement(tag, { ...attributes, ...OWN, ref });
}

/** Asks the page's loader for a piece; where there is none, the host loads its pieces itself. */
export async function loadPiece(tag: string): Promise<void> {
  const { travelShell } = globalThis as { travelShell?: { load?(tag: string): Promise<void> } };
  await travelShell?.load?.(tag);
}
