// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseTcfPurpose: Parse<Schema<'TcfPurpose'>> = /*#__PURE__*/ object({
  id: parseTcfId,
  name: string,
  description: string,
  illustrations: /*#__PURE__*/ listOf(string),
  legitimateInterest: boolean,
  readOnly: boolean,
  defaultValue: boolean,
});
