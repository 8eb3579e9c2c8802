// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, oneOf, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBase64Url } from './parseBase64Url.ts';
import { parsePasskeyTransports } from './parsePasskeyTransports.ts';

export const parsePasskeyDescriptor: Parse<Schema<'PasskeyDescriptor'>> = /*#__PURE__*/ object({
  id: parseBase64Url,
  type: /*#__PURE__*/ oneOf("public-key"),
  transports: /*#__PURE__*/ optional(parsePasskeyTransports),
});
