// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseTraveler: Parse<Schema<'Traveler'>> = /*#__PURE__*/ object({
  travelerId: string,
  firstName: string,
  middleName: /*#__PURE__*/ nullable(string),
  lastName: string,
  dateOfBirth: /*#__PURE__*/ nullable(string),
  emailAddress: /*#__PURE__*/ nullable(string),
  phoneNumber: /*#__PURE__*/ nullable(string),
  phoneCountryCode: /*#__PURE__*/ nullable(string),
  phoneCountryCodeISO: /*#__PURE__*/ nullable(string),
  tsaredress: /*#__PURE__*/ nullable(string),
  knownTravelerNumber: /*#__PURE__*/ nullable(string),
  preferred: boolean,
});
