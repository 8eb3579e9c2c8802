/** A locale with its most likely region: `ar` becomes `ar-EG`. */
export function withLikelyRegion(locale: string): Intl.Locale {
  const asked = new Intl.Locale(locale);
  const region = asked.region ?? asked.maximize().region;
  return new Intl.Locale(locale, region === undefined ? {} : { region });
}
