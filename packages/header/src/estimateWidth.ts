const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF00-\uFFEF]/u;
const NARROW = /[\p{M}fijlrtI.,:;'’| -]/u;

/** Estimated width of a text in an unknown proportional font, in em; errs on the wide side. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WIDE.test(character)) width += 1;
    else if (NARROW.test(character)) width += 0.34;
    else width += /[\p{Lu}mw@%]/u.test(character) ? 0.76 : 0.58;
  }
  return width;
}
