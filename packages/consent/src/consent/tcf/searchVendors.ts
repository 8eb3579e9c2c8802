import { foldText, matcherOf } from '@travel-shell/i18n/search';

/** The ids of vendors whose names have each word of the text; undefined where it has none. */
export function searchVendors(
  vendors: readonly { id: number; name: string }[],
  text: string,
): ReadonlySet<number> | undefined {
  if (foldText(text) === '') return undefined;
  const matches = matcherOf(text);
  return new Set(vendors.filter(({ name }) => matches(foldText(name))).map(({ id }) => id));
}
