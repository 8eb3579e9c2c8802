import type { Brand } from '@travel-shell/contract';

const SHEETS: Record<Brand, () => Promise<{ default: CSSStyleSheet }>> = {
  flagship: () => import(/* webpackChunkName: "foundation-flagship" */ './generated/flagship.foundation.shadow.css'),
  sister: () => import(/* webpackChunkName: "foundation-sister" */ './generated/sister.foundation.shadow.css'),
  partner: () => import(/* webpackChunkName: "foundation-partner" */ './generated/partner.foundation.shadow.css'),
};

/**
 * What primitives of `shared/ui` read beyond the brand's own sheet: fields, states, space, type scale, elevation, motion.
 * To be adopted after that one; a string on a server.
 */
export async function loadFoundation(brand: Brand): Promise<CSSStyleSheet> {
  return (await SHEETS[brand]()).default;
}
