import type { Schema } from '@travel-shell/contract';
import { COMPANY_TIERS, DASHBOARD_FEATURES } from '@travel-shell/contract/values';

export type Tier = Schema<'CompanyTier'>;

export type Feature = Schema<'DashboardFeature'>;

const BIZ: readonly Feature[] = [
  'ONBOARDING_TASKS',
  'GUIDES_PROMO',
  'INBOX_SYNC',
  'TRIPS_TO_APPROVE',
  'APPROVAL_SETTINGS',
  'COMPANY_DELETION',
  'VIDEO_TUTORIALS',
  'ADD_USERS',
  'TRIPS_DASHBOARD',
  'BOOK_ON_BEHALF',
  'DELETE_ACCOUNT',
  'SHOPPING_CART',
];

const BIZ_PLUS: readonly Feature[] = [
  ...BIZ,
  'COMPANY_TRAVEL_ACTIVITY',
  'HOTEL_RECOMMENDATION',
  'TRIP_REPORTING_FIELDS',
  'REPORTING',
  'TRAVEL_POLICY_BADGES',
  'SLACK_INTEGRATION',
  'EXPENSIFY_INTEGRATION',
  'CAR_PREFERENCES',
  'POLICY_SUMMARY',
  'TRAVELER_SELECTION',
];

/**
 * The features a company of this tier may switch on; those switched on are in `companies.features`. The specification
 * does not assign features to tiers; this is our choice.
 */
export const FEATURES_OF_TIER: Readonly<Record<Tier, readonly Feature[]>> = {
  biz: BIZ,
  bizPlus: BIZ_PLUS,
  enterprise: DASHBOARD_FEATURES,
};

export const isHigherTier = (tier: Tier, than: Tier): boolean =>
  COMPANY_TIERS.indexOf(tier) > COMPANY_TIERS.indexOf(than);
