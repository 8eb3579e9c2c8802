import { pageDocument } from '@travel-shell/core/pageDocument';
import { removeSheet } from '@travel-shell/core/removeSheet';
import { lightRules } from './lightRules.ts';

interface Adopted {
  sheet: CSSStyleSheet;
  users: number;
}

/** The sheets of this copy of the code, by tag. */
const adopted = new Map<string, Adopted>();

/** Styles a form in the light DOM with the sheets that its controls have in a shadow root. Returns the undo. */
export function adoptLightSheet(tag: string, sheets: readonly CSSStyleSheet[]): () => void {
  const entry = adopted.get(tag) ?? { sheet: createSheet(tag, sheets), users: 0 };
  adopted.set(tag, entry);
  if (entry.users === 0) pageDocument.adoptedStyleSheets.push(entry.sheet);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users === 0) removeSheet(entry.sheet);
  };
}

function createSheet(tag: string, sheets: readonly CSSStyleSheet[]): CSSStyleSheet {
  const texts = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const created = new CSSStyleSheet();
  created.replaceSync(lightRules(tag, texts));
  return created;
}
