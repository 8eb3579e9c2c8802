import type { Schema } from '@travel-shell/contract';

type Feature = Schema<'DashboardFeature'>;

/** The features of a company (BIZ-145) as its pages list them. The name of a group is a key of the messages. */
export const FEATURE_GROUPS = {
  booking: [
    ...['BOOK_ON_BEHALF', 'TRAVELER_SELECTION', 'SHOPPING_CART', 'TRIPS_DASHBOARD', 'INBOX_SYNC'],
    ...['HOTEL_RECOMMENDATION', 'CAR_PREFERENCES'],
  ],
  approvals: ['TRIPS_TO_APPROVE', 'APPROVAL_SETTINGS', 'TRAVEL_POLICY_BADGES', 'POLICY_SUMMARY'],
  reports: ['REPORTING', 'TRIP_REPORTING_FIELDS', 'COMPANY_TRAVEL_ACTIVITY'],
  connections: ['SLACK_INTEGRATION', 'EXPENSIFY_INTEGRATION', 'SSO_INTEGRATION'],
  members: [
    ...['ADD_USERS', 'ONBOARDING_TASKS', 'GUIDES_PROMO', 'VIDEO_TUTORIALS', 'DELETE_ACCOUNT', 'COMPANY_DELETION'],
  ],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;
