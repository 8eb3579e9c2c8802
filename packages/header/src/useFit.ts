import { defineLazy } from '@travel-shell/piece';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Fitted } from './fitRules.ts';
import { SERVED } from './servedHeader.ts';

/** In the chunk of the style sheet, which is loaded where there is no fragment: that brings both. */
export const fit = defineLazy('header', () => import(/* webpackChunkName: "sheet" */ './keepFit.ts'));

/**
 * Keeps the rules of the bar (`fitRules`) right: those of the fragment while the header shows what the server rendered, so
 * that nothing moves; else its own.
 * @param preparation another one has replaced the sheets of the shadow root
 */
export function useFit(header: RefObject<HTMLElement | null>, fitted: Fitted, preparation: unknown): void {
  const input = JSON.stringify(fitted);
  const isServed = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const element = header.current as HTMLElement;
    isServed.current = isServed.current === undefined && hasServedRules(element.getRootNode() as ShadowRoot);
    if (isServed.current) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const start = (module: typeof fit.loaded) => {
      if (module && !isOver) end = module.keepFit(element, JSON.parse(input));
    };
    if (fit.loaded) start(fit.loaded);
    else void fit.attempt().then(start);
    return () => {
      isOver = true;
      end?.();
    };
  }, [header, input, preparation]);
}

/** A server's are the last of its sheets. */
const hasServedRules = (root: ShadowRoot) =>
  root.adoptedStyleSheets.some(({ cssRules }) => cssRules[cssRules.length - 1]?.cssText.includes(SERVED));
