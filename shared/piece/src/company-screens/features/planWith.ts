import type { Schema } from '@travel-shell/contract';
import type { BusinessPlans } from '@travel-shell/core';
import { TIERS, type Tier } from '../tiers.ts';

/**
 * The first plan above the company's that the site says has a feature; undefined where none has, or where the site says
 * nothing of its plans. A plan has what the ones below it have, too.
 */
export const planWith = (
  feature: Schema<'DashboardFeature'>,
  above: Tier,
  plans: BusinessPlans = {},
): Tier | undefined => TIERS.slice(TIERS.indexOf(above) + 1).find((tier) => plans[tier]?.features?.includes(feature));
