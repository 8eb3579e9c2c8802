import type { Schema } from '@travel-shell/contract';
import { COMPANY_TIERS } from '@travel-shell/contract/values';
import type { BusinessPlans } from '@travel-shell/core';
import type { Tier } from '../tiers.ts';

/**
 * The first plan above the company's that the site says has a feature; undefined where none has, or where the site says
 * nothing of its plans. A plan has what the ones below it have, too.
 */
export const planWith = (
  feature: Schema<'DashboardFeature'>,
  above: Tier,
  plans: BusinessPlans = {},
): Tier | undefined =>
  COMPANY_TIERS.slice(COMPANY_TIERS.indexOf(above) + 1).find((tier) => plans[tier]?.features?.includes(feature));
