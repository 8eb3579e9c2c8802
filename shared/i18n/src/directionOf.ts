export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i;

/** Writing direction of a BCP 47 tag. A list instead of `Intl.Locale.getTextInfo()`, which Firefox lacks. */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}
