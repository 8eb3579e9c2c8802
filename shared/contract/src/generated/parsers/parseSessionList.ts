// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSessionEntry } from './parseSessionEntry.ts';

export const parseSessionList: Parse<Schema<'SessionList'>> = /*#__PURE__*/ object({
  sessions: /*#__PURE__*/ listOf(parseSessionEntry),
});
