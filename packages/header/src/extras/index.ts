/**
 * The header's extras, in one chunk loaded only by headers that ask for one of them. `prepare` loads it before the
 * first render, on a server too.
 */
export { Effects } from './Effects.tsx';
export { HeaderLogo } from './HeaderLogo.tsx';
export { openTrips, tripsLink } from './openTrips.ts';
export { PartnerBanner } from './PartnerBanner.tsx';
export { Pickers } from './Pickers.tsx';
export { prepareExtras } from './prepareExtras.ts';
