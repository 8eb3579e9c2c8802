// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';

export const parseCompanyMultiRoomBookings: Parse<Schema<'CompanyMultiRoomBookings'>> = /*#__PURE__*/ object({
  multiRoomBookings: boolean,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
