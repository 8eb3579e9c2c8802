// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const companyFeatureFormRules = {
  feature: { type: 'text', required: true, choices: ['ONBOARDING_TASKS', 'GUIDES_PROMO', 'COMPANY_TRAVEL_ACTIVITY', 'HOTEL_RECOMMENDATION', 'INBOX_SYNC', 'TRIPS_TO_APPROVE', 'TRIP_REPORTING_FIELDS', 'REPORTING', 'APPROVAL_SETTINGS', 'TRAVEL_POLICY_BADGES', 'SLACK_INTEGRATION', 'EXPENSIFY_INTEGRATION', 'SSO_INTEGRATION', 'COMPANY_DELETION', 'VIDEO_TUTORIALS', 'ADD_USERS', 'TRIPS_DASHBOARD', 'BOOK_ON_BEHALF', 'CAR_PREFERENCES', 'DELETE_ACCOUNT', 'SHOPPING_CART', 'POLICY_SUMMARY', 'TRAVELER_SELECTION'] },
} as const satisfies Rules;
