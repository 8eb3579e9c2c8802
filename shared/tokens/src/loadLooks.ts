import type { Brand } from '@travel-shell/core';

type Sheet = Promise<{ default: CSSStyleSheet }>;

// One chunk per brand, named after the attribute and its value, by which the build finds it in step 1. A container has
// copies for pages without step 1.
const SHEETS: Record<Brand, () => readonly [Sheet, Sheet]> = {
  flagship: () => [
    import(/* webpackChunkName: "shared-brand-flagship" */ './generated/flagship.shadow.css'),
    import(/* webpackChunkName: "shared-brand-flagship" */ './generated/flagship.foundation.shadow.css'),
  ],
  sister: () => [
    import(/* webpackChunkName: "shared-brand-sister" */ './generated/sister.shadow.css'),
    import(/* webpackChunkName: "shared-brand-sister" */ './generated/sister.foundation.shadow.css'),
  ],
  partner: () => [
    import(/* webpackChunkName: "shared-brand-partner" */ './generated/partner.shadow.css'),
    import(/* webpackChunkName: "shared-brand-partner" */ './generated/partner.foundation.shadow.css'),
  ],
};

/**
 * All tokens of a brand, in the order to adopt them; strings on a server. The first sheet has what a bar needs, the
 * second what primitives of `shared/ui` read in addition: fields, states, space, type scale, elevation, motion.
 */
export const loadLooks = async (brand: Brand): Promise<CSSStyleSheet[]> =>
  (await Promise.all(SHEETS[brand]())).map((module) => module.default);
