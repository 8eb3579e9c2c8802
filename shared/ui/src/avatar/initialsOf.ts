const LETTER = /\p{L}\p{M}*/u;

/**
 * First letters of the first and last word that have one: at most 2, in upper case. Only one in scripts without capitals:
 * two Arabic letters would join into a word, and two Chinese ones are a name. Source: CON-094, MSC-O06.
 */
export function initialsOf(name: string, locale?: string): string {
  // An e-mail address counts as a one-word name, without its domain.
  const words = (name.split('@')[0] ?? '').split(/\s+/).filter((word) => LETTER.test(word));
  const capitalOf = (word = '') => [...(word.match(LETTER)?.[0] ?? '').toLocaleUpperCase(locale)][0] ?? ''; // ß becomes SS
  const first = capitalOf(words[0]);
  return words.length > 1 && first !== first.toLocaleLowerCase(locale) ? first + capitalOf(words.at(-1)) : first;
}
