import { languageTagOf } from './languageTagOf.ts';

/**
 * The first letter large: names from `Intl` are written as inside a sentence, `portugais` or `dólar estadounidense`, and
 * stand alone in a list.
 */
export function capitalize(locale: string, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languageTagOf(locale)) + text.slice(first.length);
}
