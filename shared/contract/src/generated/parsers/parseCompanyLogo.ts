// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';

export const parseCompanyLogo: Parse<Schema<'CompanyLogo'>> = /*#__PURE__*/ object({
  logoUrl: /*#__PURE__*/ nullable(link),
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
