// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parsePasskey } from './parsePasskey.ts';

export const parsePasskeyList: Parse<Schema<'PasskeyList'>> = /*#__PURE__*/ object({
  passkeys: /*#__PURE__*/ listOf(parsePasskey),
});
