import type { BrandData } from '../BrandData.ts';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../links.ts';
import { SolenneLogo } from '../logos/SolenneLogo.tsx';

/** Solenne, the sister: places worth a slow journey. Terracotta, cream and a soft serif. */
export const brand: BrandData = {
  id: 'sister',
  name: 'Solenne',
  Logo: SolenneLogo,
  navigation: [
    { verticalName: 'hotels', url: '/hotels' },
    { verticalName: 'citybreaks', url: '/citybreaks' },
    { verticalName: 'cruises', url: '/cruises' },
    { verticalName: 'vacationrentals', url: '/vacationrentals' },
    { verticalName: 'restaurants', url: '/restaurants' },
    { verticalName: 'guides', url: '/guides' },
    { verticalName: 'flights', url: '/flights' },
  ],
  icons: VERTICAL_ICONS,
  links: DEFAULT_LINKS,
  navigationScale: 1,
};
