import { foldText, matcherOf } from '@travel-shell/i18n/search';
import type { ListboxOption } from '../listbox/index.ts';

/** The searchable text of an option, folded. Created once per list. */
export const searchTextOf = ({ title, fullTitle = '', contractedTitle = '' }: ListboxOption): string =>
  foldText(`${title}\n${fullTitle}\n${contractedTitle}`);

/** The options that hold every word of `query`, in their order and under their headings. */
export function matchOptions(
  options: readonly ListboxOption[],
  searchTexts: readonly string[],
  query: string,
): readonly ListboxOption[] {
  const matches = matcherOf(query);
  return options.filter((option, index) => option.isHeading || matches(searchTexts[index] ?? ''));
}
