// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyAddress } from './parseCompanyAddress.ts';
import { parseHttpsUrl } from './parseHttpsUrl.ts';

export const parseCompanyFacts: Parse<Schema<'CompanyFacts'>> = /*#__PURE__*/ object({
  name: string,
  website: /*#__PURE__*/ nullable(parseHttpsUrl),
  phoneNumber: /*#__PURE__*/ nullable(string),
  address: /*#__PURE__*/ nullable(parseCompanyAddress),
});
