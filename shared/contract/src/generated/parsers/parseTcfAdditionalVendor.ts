// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfAdditionalVendor: Parse<Schema<'TcfAdditionalVendor'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  policyUrl: link,
  domains: /*#__PURE__*/ listOf(string),
});
