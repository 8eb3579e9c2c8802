// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, number, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBase64Url } from './parseBase64Url.ts';
import { parsePasskeyDescriptor } from './parsePasskeyDescriptor.ts';

export const parsePasskeyRequestOptions: Parse<Schema<'PasskeyRequestOptions'>> = /*#__PURE__*/ object({
  rpId: string,
  challenge: parseBase64Url,
  allowCredentials: /*#__PURE__*/ listOf(parsePasskeyDescriptor),
  timeout: number,
  userVerification: /*#__PURE__*/ oneOf("required", "preferred", "discouraged"),
});
