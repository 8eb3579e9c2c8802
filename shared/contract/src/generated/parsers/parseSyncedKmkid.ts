// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSyncedKmkid: Parse<Schema<'SyncedKmkid'>> = /*#__PURE__*/ object({
  kmkid: /*#__PURE__*/ nullable(string),
});
