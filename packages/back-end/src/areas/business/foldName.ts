/**
 * Folds case and accents, so that "muller" finds "Müller". Not done with the database's lower(), because its result for
 * non-ASCII letters depends on the cluster's locale.
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
 * The arguments of SQL's translate(): letters without a counterpart in the second list are dropped. Migration 0006 uses
 * them in a generated column; a change here needs a migration that recreates the column.
 */
export const FOLD_FROM = [...folded, ...charactersOf(COMBINING_MARKS)].join('');
export const FOLD_TO = folded.map(foldLetter).join('');

const TARGETS = new Map(folded.map((letter) => [letter, foldLetter(letter)]));

/** The same for user input. */
export const foldName = (text: string): string =>
  [...text].map((letter) => (FOLD_FROM.includes(letter) ? (TARGETS.get(letter) ?? '') : letter.toLowerCase())).join('');
