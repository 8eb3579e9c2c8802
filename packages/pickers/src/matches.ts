import { foldText } from '@travel-shell/ui/combobox';

/** An entry's searchable text, normalized. Computed once per list. */
export const searchTextOf = (...fields: (string | undefined)[]): string => foldText(fields.join('\n'));

/**
 * Whether a text from `searchTextOf` contains every word of the term, ignoring case, accents and surrounding space
 * (PIC-021, PIC-022).
 */
export function matcherOf(term: string): (searchText: string) => boolean {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return (searchText) => words.every((word) => searchText.includes(word));
}
