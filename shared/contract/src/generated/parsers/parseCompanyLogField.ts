// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCompanyLogField: Parse<Schema<'CompanyLogField'>> = /*#__PURE__*/ object({
  field: string,
  before: /*#__PURE__*/ nullable(string),
  after: /*#__PURE__*/ nullable(string),
});
