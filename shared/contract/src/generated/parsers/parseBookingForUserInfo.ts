// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseBookingForUserInfo: Parse<Schema<'BookingForUserInfo'>> = /*#__PURE__*/ object({
  accountName: string,
  userImgUrl: /*#__PURE__*/ nullable(link),
});
