import type { BrandData } from '../BrandData.ts';
import sheet from '../generated/partner.shadow.css';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../links.ts';
import { MeridianLogo } from '../logos/MeridianLogo.tsx';

/** Meridian, the partner: rail and onward travel for companies. Navy, squared, dense. */
export const brand: BrandData = {
  id: 'partner',
  name: 'Meridian',
  sheet,
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
