import type { Settings } from '../Settings.ts';

/**
 * Countries where the GDPR is law, the United Kingdom, whose law is the same, and Switzerland, whose law is like it.
 * ISO 3166-1.
 */
const COUNTRIES = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/**
 * Whether the GDPR applies to the page's visitors: as the site says, else by its country. Where that is not known it does.
 */
export function gdprApplies({
  gdprApplies: isSaid,
  publisherCountry = 'AA',
}: NonNullable<Settings['consent']>): boolean {
  return isSaid ?? (publisherCountry === 'AA' || COUNTRIES.includes(publisherCountry));
}
