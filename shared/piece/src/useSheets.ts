import { useLayoutEffect } from 'react';

/** Adopts the sheets of a part that is fetched later, and again where a new preparation has replaced them all. */
export function useSheets(host: HTMLElement | null, sheets: readonly CSSStyleSheet[]): void {
  useLayoutEffect(() => {
    const root = host?.shadowRoot;
    const missing = sheets.filter((sheet) => !root?.adoptedStyleSheets.includes(sheet));
    // Sheets belong to one document: where the host holds the element in another, they are adopted after its return.
    if (root?.ownerDocument === document && missing.length > 0) root.adoptedStyleSheets.push(...missing);
  });
}
