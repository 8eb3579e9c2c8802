// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSessionEntry: Parse<Schema<'SessionEntry'>> = /*#__PURE__*/ object({
  sessionId: string,
  isCurrent: boolean,
  browser: /*#__PURE__*/ nullable(string),
  system: /*#__PURE__*/ nullable(string),
  signedInAt: /*#__PURE__*/ nullable(string),
  lastUsedAt: string,
});
