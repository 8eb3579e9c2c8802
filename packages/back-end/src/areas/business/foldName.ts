/**
 * Folds case, accents and what keyboards write in several ways, so that "muller" finds "Müller", "lawniczak" finds
 * "Ławniczak" and "zimmer, anne marie" finds "Anne-Marie Zimmer". Names are sorted by it, too. Not done by a collation or
 * lower() of the database, because theirs depend on the cluster's locale and on its version of ICU.
 */
const LETTER_RANGES = [
  // Latin with accents, Greek, Cyrillic.
  [0x00c0, 0x024f],
  [0x0250, 0x02af],
  [0x0370, 0x052f],
  [0x1e00, 0x1fff],
  // Arabic; Latin as keyboards of Japanese and Chinese write it.
  [0x0621, 0x064a],
  [0xff21, 0xff5a],
] as const;
/** Accents; vowels of Arabic, which are seldom written, and the line that makes its words longer. */
const MARK_RANGES = [
  [0x0300, 0x036f],
  [0x064b, 0x0655],
  [0x0640, 0x0640],
  [0x0670, 0x0670],
] as const;
const APOSTROPHES = "'’‘‛＇ʼʻʽʾʿʹ`´′";
/** Dots are written behind initials or not; what has no width comes with what is pasted. */
const IGNORED = `${APOSTROPHES}.\u00ad\u200b\u200c\u200d`;
const SEPARATORS = ',-‐‑‒–—−·';

/** Letters of Latin that are no letter with an accent, as ICU's Latin-ASCII writes them; a final `ſ` of old names, too. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ŀ: 'l', ŋ: 'n', ĸ: 'k', ŉ: 'n', ſ: 's', ƿ: 'w' },
  ...{ ƀ: 'b', ɓ: 'b', ƃ: 'b', ƈ: 'c', ȼ: 'c', ɖ: 'd', ɗ: 'd', ƌ: 'd', ǝ: 'e', ə: 'e', ɛ: 'e', ɇ: 'e', ƒ: 'f' },
  ...{ ɠ: 'g', ǥ: 'g', ɣ: 'g', ɨ: 'i', ɩ: 'i', ɉ: 'j', ƙ: 'k', ƚ: 'l', ɯ: 'm', ɲ: 'n', ƞ: 'n', ɵ: 'o', ɔ: 'o' },
  ...{ ƥ: 'p', ɋ: 'q', ʀ: 'r', ɍ: 'r', ȿ: 's', ʃ: 's', ƫ: 't', ƭ: 't', ʈ: 't', ⱦ: 't', ʉ: 'u', ʊ: 'u', ʋ: 'v' },
  ...{ ƴ: 'y', ɏ: 'y', ƶ: 'z', ȥ: 'z', ʒ: 'z' },
  // At the end of a Greek word; in Arabic written one way or the other.
  ...{ ς: 'σ', ة: 'ه', ى: 'ي' },
  ...{
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    ẞ: 'ss',
    þ: 'th',
    ĳ: 'ij',
    ǆ: 'dz',
    ǅ: 'dz',
    ǉ: 'lj',
    ǈ: 'lj',
    ǌ: 'nj',
    ǋ: 'nj',
    ȣ: 'ou',
  },
};

const charactersOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

function foldLetter(letter: string): string {
  const bare = letter
    .normalize(letter >= '\uff21' ? 'NFKD' : 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return PLAIN[letter] ?? [...bare].map((part) => PLAIN[part] ?? part).join('');
}

const TARGETS = new Map([
  ...LETTER_RANGES.flatMap(charactersOf)
    .filter((sign) => /\p{L}/u.test(sign))
    .map((letter) => [letter, foldLetter(letter)] as const)
    .filter(([letter, target]) => target !== letter),
  ...[...SEPARATORS].map((sign) => [sign, ' '] as const),
  ...[...MARK_RANGES.flatMap(charactersOf), ...IGNORED].map((sign) => [sign, ''] as const),
]);

const targetsOf = (length: number) => [...TARGETS].filter(([, target]) => target.length === length);

/**
 * The arguments of SQL's translate(): letters without a counterpart in the second list are dropped. Migrations use them in a
 * generated column; a change here needs one that recreates the column.
 */
export const FOLD_FROM = [...targetsOf(1), ...targetsOf(0)].map(([letter]) => letter).join('');
export const FOLD_TO = targetsOf(1)
  .map(([, target]) => target)
  .join('');

/** Letters that become two, for SQL's replace(). */
export const FOLD_TO_TWO: readonly (readonly [letter: string, target: string])[] = targetsOf(2);

/** Folds user input as the database folds names. */
export const foldName = (text: string): string =>
  [...text].map((letter) => TARGETS.get(letter) ?? letter.toLowerCase()).join('');
