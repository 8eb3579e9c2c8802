// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, number, object, oneOf, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBase64Url } from './parseBase64Url.ts';
import { parseOpaqueObject } from './parseOpaqueObject.ts';
import { parsePasskeyDescriptor } from './parsePasskeyDescriptor.ts';
import { parsePasskeyParameter } from './parsePasskeyParameter.ts';
import { parsePasskeyRelyingParty } from './parsePasskeyRelyingParty.ts';
import { parsePasskeySelection } from './parsePasskeySelection.ts';
import { parsePasskeyUser } from './parsePasskeyUser.ts';

export const parsePasskeyCreationOptions: Parse<Schema<'PasskeyCreationOptions'>> = /*#__PURE__*/ object({
  rp: parsePasskeyRelyingParty,
  user: parsePasskeyUser,
  challenge: parseBase64Url,
  pubKeyCredParams: /*#__PURE__*/ listOf(parsePasskeyParameter),
  timeout: number,
  attestation: /*#__PURE__*/ oneOf("none", "indirect", "direct", "enterprise"),
  excludeCredentials: /*#__PURE__*/ listOf(parsePasskeyDescriptor),
  authenticatorSelection: parsePasskeySelection,
  hints: /*#__PURE__*/ optional(/*#__PURE__*/ listOf(string)),
  extensions: /*#__PURE__*/ optional(parseOpaqueObject),
});
