import { type LetterWidths, WIDTHS } from '@travel-shell/tokens/widths';
import { estimateWidth } from './estimateWidth.ts';

/** Joins Arabic letters; in the table it marks their joined forms. */
const JOIN = '\u200d';
/** For Arabic, which none of the brands' typefaces has: the one whose widths most of the systems' have, or less. */
const ARABIC = WIDTHS['Noto Sans Arabic'] as LetterWidths;
/** As wide as the font's size in every font. */
const FULL_WIDTH = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\u3000-\u303F\uFF00-\uFFEF]/u;

/** The first family of a `font-family` whose widths are known. */
export function knownTypeface(families: string): LetterWidths | undefined {
  return families
    .split(',')
    .map(
      (family) =>
        WIDTHS[
          family
            .trim()
            .replace(/^["']|["']$/g, '')
            .replace(/ Variable$/, '')
        ],
    )
    .find(Boolean);
}

/**
 * Width of a text, in em of its own size, as a browser lays it out: by the letters of the typeface, for servers. A letter
 * that is not in the table is estimated.
 */
export function textWidth(text: string, typeface: LetterWidths, weight: number): number {
  const grown = ({ growth, ...face }: LetterWidths) => 1 + growth * (weight - face.weight);
  const letters = [...text.normalize('NFC').replace(/\p{M}/gu, '')];
  let width = 0;
  letters.forEach((letter, index) => {
    const [before = '', next = ''] = [letters[index - 1], letters[index + 1]];
    const joined = (joins(before, letter) ? JOIN : '') + letter + (joins(letter, next) ? JOIN : '');
    const pair = (typeface.pairs[base(before) + base(letter)] ?? ARABIC.pairs[before + letter] ?? 0) / 1000;
    const own = typeface.widths[letter] ?? typeface.widths[base(letter)];
    if (own !== undefined) width += (own / 1000 + pair) * grown(typeface);
    else if (ARABIC.widths[joined] !== undefined) width += ((ARABIC.widths[joined] ?? 0) / 1000 + pair) * grown(ARABIC);
    else width += FULL_WIDTH.test(letter) ? 1 : estimateWidth(letter);
  });
  return width;
}

const joins = (one: string, other: string) => `${one}${JOIN}` in ARABIC.widths && `${JOIN}${other}` in ARABIC.widths;
const base = (letter: string) => letter.normalize('NFD').charAt(0);
