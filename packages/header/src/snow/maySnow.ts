import { pageDocument } from '@travel-shell/core/pageDocument';
import { snowDate } from '@travel-shell/store/keys/snowDate';

/** The local day (MSC-O02), `2026-12-24`. */
export function today(): string {
  const now = new Date();
  const padded = [now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return [now.getFullYear(), ...padded].join('-');
}

/** Whether it may still snow today (MSC-020), for this visitor (MSC-021), on this page: nothing distracts from paying. */
export const maySnow = (pageType: string): boolean =>
  pageType !== 'checkout' &&
  !pageDocument.querySelector('travel-checkout-header') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  snowDate.read() !== today();
