/** Without accents and case, so that `gruner` finds `Grüner`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ids of vendors whose names have each word of the text; undefined where it has none. */
export function searchVendors(
  vendors: readonly { id: number; name: string }[],
  text: string,
): ReadonlySet<number> | undefined {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const found = vendors.filter(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
  return new Set(found.map(({ id }) => id));
}
