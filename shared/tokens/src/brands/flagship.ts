import type { BrandData } from '../BrandData.ts';
import { VERTICAL_ICONS } from '../generated/verticalIcons.ts';
import { DEFAULT_LINKS } from '../links.ts';
import { VireoLogo } from '../logos/VireoLogo.tsx';

/** Vireo, the flagship: a search for every way to travel. Evergreen and lime. */
export const brand: BrandData = {
  id: 'flagship',
  name: 'Vireo',
  Logo: VireoLogo,
  navigation: [
    { verticalName: 'flights', url: '/flights' },
    { verticalName: 'hotels', url: '/hotels' },
    { verticalName: 'cars', url: '/cars' },
    { verticalName: 'packages', url: '/packages' },
    { verticalName: 'trains', url: '/trains' },
    { verticalName: 'activities', url: '/activities' },
    { verticalName: 'deals', url: '/deals' },
    { verticalName: 'explore', url: '/explore' },
  ],
  icons: VERTICAL_ICONS,
  links: DEFAULT_LINKS,
  navigationScale: 0.96,
};
