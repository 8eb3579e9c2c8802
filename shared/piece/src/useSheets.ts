import { useLayoutEffect } from 'react';

/** Adopts the sheets of a part that is fetched later, and again where a new preparation has replaced them all. */
export function useSheets(host: HTMLElement | null, sheets: readonly CSSStyleSheet[]): void {
  useLayoutEffect(() => {
    const root = host?.shadowRoot;
    const missing = sheets.filter((sheet) => !root?.adoptedStyleSheets.includes(sheet));
    if (root && missing.length > 0) root.adoptedStyleSheets.push(...missing);
  });
}
