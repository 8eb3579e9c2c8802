// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCompanyAddress: Parse<Schema<'CompanyAddress'>> = /*#__PURE__*/ object({
  street: string,
  postalCode: /*#__PURE__*/ nullable(string),
  city: string,
  region: /*#__PURE__*/ nullable(string),
  countryCode: string,
});
