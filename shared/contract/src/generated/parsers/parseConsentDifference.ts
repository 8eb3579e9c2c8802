// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseConsentRecord } from './parseConsentRecord.ts';

export const parseConsentDifference: Parse<Schema<'ConsentDifference'>> = /*#__PURE__*/ object({
  other: parseConsentRecord,
});
