// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseDashboardFeature: Parse<Schema<'DashboardFeature'>> = /*#__PURE__*/ oneOf("ONBOARDING_TASKS", "GUIDES_PROMO", "COMPANY_TRAVEL_ACTIVITY", "HOTEL_RECOMMENDATION", "INBOX_SYNC", "TRIPS_TO_APPROVE", "TRIP_REPORTING_FIELDS", "REPORTING", "APPROVAL_SETTINGS", "TRAVEL_POLICY_BADGES", "SLACK_INTEGRATION", "EXPENSIFY_INTEGRATION", "SSO_INTEGRATION", "COMPANY_DELETION", "VIDEO_TUTORIALS", "ADD_USERS", "TRIPS_DASHBOARD", "BOOK_ON_BEHALF", "CAR_PREFERENCES", "DELETE_ACCOUNT", "SHOPPING_CART", "POLICY_SUMMARY", "TRAVELER_SELECTION");
