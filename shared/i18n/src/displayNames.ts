import { createFormatCache } from './createFormatCache.ts';

const formats = createFormatCache<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (tag, options) => new Intl.DisplayNames(tag, options ?? { type: 'language' }),
);

/** A malformed code, or one without a name in `Intl`, is returned unchanged: such lists come from a back end. */
function nameOf(locale: string, options: Intl.DisplayNamesOptions, code: string): string {
  try {
    return formats(locale, options).of(code) ?? code;
  } catch {
    return code;
  }
}

/** `DE` is Germany. ISO 3166. */
export function regionName(locale: string, code: string): string {
  return nameOf(locale, { type: 'region' }, code);
}

/** `pt-BR` is Portuguese (Brazil): always in this form, so that a list of languages can be scanned. BCP 47. */
export function languageName(locale: string, tag: string): string {
  return nameOf(locale, { type: 'language', languageDisplay: 'standard' }, tag);
}

/** `EUR` is Euro. ISO 4217. */
export function currencyName(locale: string, code: string): string {
  return nameOf(locale, { type: 'currency' }, code);
}
