/**
 * What a header can have besides, in one chunk that only headers load which ask for some of it. `prepare` loads it before
 * the first render, on a server too.
 */
export { Effects } from './Effects.tsx';
export { Logo } from './Logo.tsx';
export { openTrips } from './openTrips.ts';
export { PartnerBanner } from './PartnerBanner.tsx';
export { Pickers } from './Pickers.tsx';
export { prepareExtras } from './prepareExtras.ts';
export { roomOf } from './roomOf.ts';
