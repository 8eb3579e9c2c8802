/**
 * Names without case and accents, so that "muller" finds "Müller". Not left to the database's own lower(): what that
 * does with letters beyond ASCII depends on the locale the cluster was made with.
 */
const LETTER_RANGES = [
  // Latin with accents, Greek, Cyrillic.
  [0x00c0, 0x024f],
  [0x0370, 0x045f],
] as const;
const COMBINING_MARKS = [0x0300, 0x036f] as const;

const charactersOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const foldLetter = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const folded = LETTER_RANGES.flatMap(charactersOf).filter(
  (letter) => foldLetter(letter) !== letter && foldLetter(letter).length === 1,
);

/**
 * The arguments of SQL's translate(): what has no counterpart at the end of the second list is dropped. Migration
 * 0006 has them in a generated column; a change here needs a migration that makes the column again.
 */
export const FOLD_FROM = [...folded, ...charactersOf(COMBINING_MARKS)].join('');
export const FOLD_TO = folded.map(foldLetter).join('');

const TARGETS = new Map(folded.map((letter) => [letter, foldLetter(letter)]));

/** The same for what somebody types. */
export const foldName = (text: string): string =>
  [...text].map((letter) => (FOLD_FROM.includes(letter) ? (TARGETS.get(letter) ?? '') : letter.toLowerCase())).join('');
