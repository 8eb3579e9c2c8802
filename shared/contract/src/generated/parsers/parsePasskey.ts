// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePasskey: Parse<Schema<'Passkey'>> = /*#__PURE__*/ object({
  passkeyId: string,
  credentialId: string,
  name: /*#__PURE__*/ nullable(string),
  createdAt: string,
  lastUsedAt: /*#__PURE__*/ nullable(string),
});
