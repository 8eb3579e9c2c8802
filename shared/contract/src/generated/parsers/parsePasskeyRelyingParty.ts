// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePasskeyRelyingParty: Parse<Schema<'PasskeyRelyingParty'>> = /*#__PURE__*/ object({
  name: string,
  id: string,
});
