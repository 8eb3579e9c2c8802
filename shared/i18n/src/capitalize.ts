import { languageTagOf } from './languageTagOf.ts';

/**
 * Capitalizes the first letter: `Intl` writes names as inside a sentence, `portugais` or `dólar estadounidense`, but lists
 * show them alone.
 */
export function capitalize(locale: string, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languageTagOf(locale)) + text.slice(first.length);
}
