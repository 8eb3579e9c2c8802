// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, nullable, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBookingForUserInfo } from './parseBookingForUserInfo.ts';

export const parseCurrentIdentity: Parse<Schema<'CurrentIdentity'>> = /*#__PURE__*/ object({
  accountName: string,
  accountEmail: string,
  userImgUrl: /*#__PURE__*/ nullable(link),
  businessMode: boolean,
  companyName: /*#__PURE__*/ nullable(string),
  impersonatedBy: /*#__PURE__*/ nullable(string),
  impersonationEndsAt: /*#__PURE__*/ optional(/*#__PURE__*/ nullable(string)),
  bookingFor: /*#__PURE__*/ nullable(parseBookingForUserInfo),
});
