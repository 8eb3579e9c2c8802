import type { Brand } from '@travel-shell/core';

// One chunk per brand, named after the attribute and its value, by which the build finds it in step 1. A container has
// copies for pages without step 1.
const SHEETS: Record<Brand, () => Promise<{ sheets: CSSStyleSheet[] }>> = {
  flagship: () => import(/* webpackChunkName: "shared-brand-flagship" */ './generated/flagship.sheets.ts'),
  sister: () => import(/* webpackChunkName: "shared-brand-sister" */ './generated/sister.sheets.ts'),
  partner: () => import(/* webpackChunkName: "shared-brand-partner" */ './generated/partner.sheets.ts'),
};

/**
 * All tokens of a brand, in the order to adopt them; strings on a server. The first sheet has what a bar needs, the
 * second what primitives of `shared/ui` read in addition: fields, states, space, type scale, elevation, motion.
 */
export const loadLooks = async (brand: string): Promise<CSSStyleSheet[]> => (await SHEETS[brand as Brand]()).sheets;
