import type { ListboxOption } from '../listbox/index.ts';

/** Letters without case and accents: `Åland` is found by `aland`, `São Tomé` by `sao`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The searchable text of an option, folded. Created once per list. */
export const searchTextOf = ({ title, fullTitle = '', contractedTitle = '' }: ListboxOption): string =>
  foldText(`${title}\n${fullTitle}\n${contractedTitle}`);

/** The options that hold every word of `query`, in their order and under their headings. */
export function matchOptions(
  options: readonly ListboxOption[],
  searchTexts: readonly string[],
  query: string,
): readonly ListboxOption[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(
    (option, index) => option.isHeading || words.every((word) => searchTexts[index]?.includes(word)),
  );
}
