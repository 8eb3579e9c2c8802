import { registerFormRules } from '@travel-shell/contract/rules/registerFormRules';

const { minLength } = registerFormRules.passwd;

/** How much may be around a common password or the visitor's own words, such as a year or "123!". In characters. */
const MAX_ADDED = 4;
/** Shorter words, such as parts of an address, are in many good passwords by chance. */
const MIN_WORD = 3;
/** "abab", "1231231": so few characters are no password, however often they are repeated. */
const MAX_REPEATED = 4;
/** Enough to tell. More would only take time: anybody may send a thousand characters. */
const MAX_LOOKED_AT = 64;

/** Digits and signs that people write for letters. "1" is read both ways. */
const LEET: Readonly<Record<string, string>> = { '4': 'a', '@': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't' };
const READINGS = [{}, { ...LEET, '1': 'i', '!': 'i' }, { ...LEET, '1': 'l', '|': 'l' }];

/**
 * Whether a guesser would try the password early (NIST SP 800-63B-4 §3.1.1.2): it is common, or made of the words, or
 * runs and repetitions only; also written in other letters, backwards, or with something short around it.
 * @param common in lower case
 * @param words of the visitor and the site: addresses, names, brands
 */
export function isGuessable(password: string, common: ReadonlySet<string>, words: readonly string[]): boolean {
  // The length counts without outer spaces, accents and invisible characters.
  if ([...fold(password)].length < minLength) return true;
  const known = [...new Set(words.flatMap(wordsIn))].sort((one, other) => other.length - one.length);
  return spellingsOf(fold(password).slice(0, MAX_LOOKED_AT)).some(
    (text) => common.has(text) || common.has(repeatedUnit(text)) || isPattern(text) || isMadeOf(text, known),
  );
}

/** NFKC without case, accents and characters that are not seen. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim();

/** As it is, with signs read as letters, without what is between and around, and all of these backwards. */
function spellingsOf(folded: string): string[] {
  const read = [folded, withoutAdded(folded)].flatMap((text) =>
    READINGS.map((reading: Readonly<Record<string, string>>) =>
      [...text].map((sign) => reading[sign] ?? sign).join(''),
    ),
  );
  const all = read.flatMap((text) => [text, squash(text), withoutAdded(text), squash(withoutAdded(text))]);
  const found = new Set(all.filter((text) => [...text].length >= MIN_WORD));
  return [...found].flatMap((text) => [text, [...text].reverse().join('')]);
}

const squash = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text itself if more than a little is around its letters. */
function withoutAdded(text: string): string {
  const letters = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return letters && [...text].length - [...letters].length <= MAX_ADDED ? letters : text;
}

/** The unit that the whole text repeats; the text itself if it repeats nothing. */
const repeatedUnit = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** "abcdefgh", "87654321", "xyxyxyxy": each character follows from those before it. */
function isPattern(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  const [step = 0] = steps;
  if (steps.size === 1 && Math.abs(step) <= 1) return true;
  return Array.from({ length: MAX_REPEATED }, (_, i) => i + 1).some(
    (length) => length < codes.length && codes.every((code, i) => code === codes[i % length]),
  );
}

/** Little is left of it without the words. @param words longest first */
function isMadeOf(text: string, words: readonly string[]): boolean {
  let rest = squash(text);
  const all = [...rest].length;
  for (const word of words) rest = rest.replaceAll(word, '');
  const left = [...rest].length;
  return left < all && left <= MAX_ADDED;
}

/** The whole and its parts: "ada", "lovelace" and "adalovelace" of "Ada.Lovelace". */
function wordsIn(text: string): string[] {
  const folded = fold(text);
  return [squash(folded), ...folded.split(/[^\p{L}\p{N}]+/u)].filter((word) => [...word].length >= MIN_WORD);
}
