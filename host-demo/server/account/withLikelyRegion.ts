/** A locale with the region people of that language most likely mean: `ar` is `ar-EG`. */
export function withLikelyRegion(locale: string): Intl.Locale {
  const asked = new Intl.Locale(locale);
  const region = asked.region ?? asked.maximize().region;
  return new Intl.Locale(locale, region === undefined ? {} : { region });
}
