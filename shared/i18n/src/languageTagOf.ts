/**
 * The BCP 47 tag for `lang` attributes and `Intl`. `pseudo` is our own name, which `Intl` would treat as an unknown
 * language and replace by the browser's; the region XA is reserved for this use.
 */
export function languageTagOf(locale: string): string {
  return locale === 'pseudo' ? 'en-XA' : locale;
}
