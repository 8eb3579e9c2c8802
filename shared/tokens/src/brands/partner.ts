import type { BrandData } from '../BrandData.ts';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../links.ts';
import { MeridianLogo } from '../logos/MeridianLogo.tsx';

/** Meridian, the partner: rail and onward travel for companies. Navy, squared, dense. */
export const brand: BrandData = {
  id: 'partner',
  name: 'Meridian',
  Logo: MeridianLogo,
  navigation: [
    { verticalName: 'trains', url: '/trains' },
    { verticalName: 'buses', url: '/buses' },
    { verticalName: 'ferries', url: '/ferries' },
    { verticalName: 'hotels', url: '/hotels' },
    { verticalName: 'business', url: '/business' },
    { verticalName: 'insurance', url: '/insurance' },
  ],
  icons: VERTICAL_ICONS,
  links: DEFAULT_LINKS,
  navigationScale: 0.96,
};
