// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, lenient, link, listOf, listOfKnown, nullable, number, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBusinessPermission } from './parseBusinessPermission.ts';
import { parseOpaqueObject } from './parseOpaqueObject.ts';

export const parseBusinessState: Parse<Schema<'BusinessState'>> = /*#__PURE__*/ object({
  businessProfile: boolean,
  businessMode: boolean,
  companyConfirmationNeeded: boolean,
  businessProfileConfirmationNeeded: boolean,
  currentlyBookingForOther: boolean,
  currentTraveler: /*#__PURE__*/ nullable(string),
  currentTravelerInfoState: /*#__PURE__*/ nullable(parseOpaqueObject),
  travelArranger: boolean,
  permissions: /*#__PURE__*/ listOfKnown(parseBusinessPermission),
  features: /*#__PURE__*/ listOf(string),
  bookingMode: /*#__PURE__*/ lenient(/*#__PURE__*/ oneOf("TRAVELER_ONLY", "TRAVELER_OR_TRAVEL_MANAGER"), "TRAVELER_ONLY"),
  companyName: /*#__PURE__*/ nullable(string),
  companyLogoUrl: /*#__PURE__*/ nullable(link),
  accountOnboardingProgress: number,
  companyOnboardingProgress: number,
  authorizedForApprovalsPage: boolean,
  bookOnBehalfEnabled: boolean,
});
