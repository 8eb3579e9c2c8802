import { fitRow } from '@travel-shell/ui/fit-row';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Fitted } from './fitRules.ts';
import { SERVED } from './servedHeader.ts';

/**
 * Measures the bar (`fitRow`). The rules of a fragment (`fitRules`) stay while the header shows what the server rendered, so
 * that nothing moves.
 */
export function useFit(header: RefObject<HTMLElement | null>, fitted: Fitted): void {
  const input = JSON.stringify(fitted);
  const isServed = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const element = header.current as HTMLElement;
    isServed.current = isServed.current === undefined && hasServedRules(element.getRootNode() as ShadowRoot);
    if (!isServed.current) element.dataset.own = '';
    const row = element.querySelector<HTMLElement>('[data-row]');
    return row ? fitRow(row, isServed.current) : undefined;
  }, [header, input]);
}

/** A server's are the last of its sheets. */
const hasServedRules = (root: ShadowRoot) =>
  root.adoptedStyleSheets.some(({ cssRules }) => cssRules[cssRules.length - 1]?.cssText.includes(SERVED));
