import { pageDocument } from './pageDocument.ts';

/** Takes a style sheet that we have adopted out again; the page may have done so itself. */
export function removeSheet(sheet: CSSStyleSheet, root: DocumentOrShadowRoot = pageDocument): void {
  const { adoptedStyleSheets } = root;
  const at = adoptedStyleSheets.lastIndexOf(sheet);
  if (at >= 0) adoptedStyleSheets.splice(at, 1);
}
