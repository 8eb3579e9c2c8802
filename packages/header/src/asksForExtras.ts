import type { HeaderValues } from './HeaderProps.ts';

/** Attributes that ask for an extra that is visible. */
const VISIBLE = [
  'confetti',
  'countryPicker',
  'currencyPicker',
  'logoInverted',
  'logoSize',
  'partnerLogo',
  'partnerMessage',
  'prideLogo',
  'tripsDrawer',
  'underLogo',
] as const;

/** Attributes that ask for an extra. Those of banners only take effect with script. */
export const ASKING = [...VISIBLE, 'adBanners', 'smartBanner'] as const;

type Asking = Pick<HeaderValues, (typeof ASKING)[number]>;

export const asksForExtras = (values: Asking): boolean => ASKING.some((name) => values[name]);

/** Whether a fragment has extras. */
export const showsExtras = (values: Pick<HeaderValues, (typeof VISIBLE)[number]>): boolean =>
  VISIBLE.some((name) => values[name]);
