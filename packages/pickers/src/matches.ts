import { foldText } from '@travel-shell/ui/combobox';

/** What one may find an entry by, folded. Made once for a list. */
export const searchTextOf = (...fields: (string | undefined)[]): string => foldText(fields.join('\n'));

/**
 * Whether a text made by `searchTextOf` has every word of the term: without case, accents, and room around it (PIC-021,
 * PIC-022).
 */
export function matcherOf(term: string): (searchText: string) => boolean {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return (searchText) => words.every((word) => searchText.includes(word));
}
