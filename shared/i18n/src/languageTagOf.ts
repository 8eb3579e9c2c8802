/**
 * The BCP 47 tag for `lang` attributes and `Intl`. `pseudo` is a name of ours, which `Intl` would take for a language it
 * does not know and answer in the browser's; XA is the region that is reserved for this use.
 */
export function languageTagOf(locale: string): string {
  return locale === 'pseudo' ? 'en-XA' : locale;
}
