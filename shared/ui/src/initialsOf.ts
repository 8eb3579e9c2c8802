const LETTER = /\p{L}\p{M}*/u;

/** First letters of the first and last word that have one: at most 2, in upper case. Source: CON-094, MSC-O06. */
export function initialsOf(name: string, locale?: string): string {
  // An address is a name of one word, and its domain is no surname.
  const words = (name.split('@')[0] ?? '').split(/\s+/).filter((word) => LETTER.test(word));
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen
    .map((word) => [...(word?.match(LETTER)?.[0] ?? '').toLocaleUpperCase(locale)][0] ?? '') // ß becomes SS
    .join('');
}
