const APOSTROPHES = /['’‘‛ʼʻ`´′]/g;

/**
 * A text as searches compare it: without case, accents, apostrophes and invisible marks; hyphens separate words. `Åland` is
 * found by `aland`, `Côte d’Ivoire` by `cote d'ivoire`, `Guinea-Bissau` by `guinea bissau`.
 */
export const foldText = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, ' ')
    .toLowerCase()
    .trim();

/** Whether a folded text holds every word of the term. True for each where the term has none. */
export function matcherOf(term: string): (folded: string) => boolean {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
