/** Apostrophes, the dots between words of Katakana and letters of Catalan, and the stroke that widens Arabic words. */
const LEFT_OUT = /['’‘‛ʼʻ`´′・･·ـ]/g;

/**
 * A text as searches compare it: without case, accents, apostrophes and invisible marks; hyphens separate words. `Åland` is
 * found by `aland`, `Côte d’Ivoire` by `cote d'ivoire`, `Guinea-Bissau` by `guinea bissau`. In capitals, as ß and the two small
 * sigmas are one with what is typed for them only there.
 */
export const foldText = (text: string): string =>
  text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, ' ')
    .toUpperCase()
    .trim();

/** Whether a folded text holds every word of the term. True for each where the term has none. */
export function matcherOf(term: string): (folded: string) => boolean {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
