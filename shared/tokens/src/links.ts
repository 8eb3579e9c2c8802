import type { BrandLinks } from './BrandData.ts';

/** The routes every brand shares. */
export const DEFAULT_LINKS: BrandLinks = {
  home: '/',
  homeAos: '/aos',
  trips: '/trips',
  help: '/help',
  account: '/profile/account',
};
