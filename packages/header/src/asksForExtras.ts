import type { HeaderValues } from './HeaderProps.ts';

/** Attributes that ask for an extra. */
export const EXTRA_ATTRIBUTES = [
  'adBanners',
  'confetti',
  'countryPicker',
  'currencyPicker',
  'logoInverted',
  'logoSize',
  'partnerLogo',
  'partnerMessage',
  'prideLogo',
  'smartBanner',
  'snow',
  'tripsDrawer',
  'underLogo',
] as const;

/** Whether the attributes ask for an extra; a server knows only the attributes. */
export const asksForExtras = (values: Pick<HeaderValues, (typeof EXTRA_ATTRIBUTES)[number]>): boolean =>
  EXTRA_ATTRIBUTES.some((name) => values[name]);
