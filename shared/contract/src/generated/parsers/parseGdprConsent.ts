// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseGdprConsent: Parse<Schema<'GdprConsent'>> = /*#__PURE__*/ object({
  purposeIds: /*#__PURE__*/ listOf(parseTcfId),
});
