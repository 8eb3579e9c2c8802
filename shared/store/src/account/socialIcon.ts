import { fetchSvg } from '@travel-shell/api/account';
import type { EntityState } from '@travel-shell/store';
import { entityFamily } from '@travel-shell/store/entityFamily';

const icons = entityFamily<string>('socialIcon', (url) => ({
  load: (signal) => fetchSvg(url, signal),
  personal: false,
  // ERR-053, ERR-054.
  failure: { code: 'SVG_FAILED', message: `The icon ${url} could not be loaded. Showing its link without an icon.` },
}));

/** The svg text of an icon, by its address in `socialIconsByName` (FTR-020). */
export const socialIcon = (url: string): EntityState<string> => icons(url);
