// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, nullable, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseConsentDifference } from './parseConsentDifference.ts';
import { parseConsentRecord } from './parseConsentRecord.ts';

export const parseConsentRecords: Parse<Schema<'ConsentRecords'>> = /*#__PURE__*/ object({
  records: /*#__PURE__*/ listOf(parseConsentRecord),
  differs: /*#__PURE__*/ nullable(parseConsentDifference),
});
