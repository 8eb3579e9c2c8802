import { useLayoutEffect } from 'react';

/** Adopts the sheets of a part that is fetched later, and again where a new preparation has replaced them all. */
export function useSheets(host: HTMLElement | null, sheets: readonly CSSStyleSheet[]): void {
  useLayoutEffect(() => {
    const root = host?.shadowRoot;
    // Sheets belong to one document: where the host holds the element in another, they are adopted after its return.
    if (root?.ownerDocument !== document) return;
    if (sheets.some((sheet) => !root.adoptedStyleSheets.includes(sheet)))
      root.adoptedStyleSheets = inOrder(root.adoptedStyleSheets, sheets);
  });
}

/** Both, with the second ones in their order: another part may have adopted some of them before. */
function inOrder(adopted: readonly CSSStyleSheet[], sheets: readonly CSSStyleSheet[]): CSSStyleSheet[] {
  const all = [...adopted];
  let before = all.length;
  for (const sheet of [...sheets].reverse()) {
    const at = all.indexOf(sheet);
    if (at < 0) all.splice(before, 0, sheet);
    else before = Math.min(before, at);
  }
  return all;
}
