// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, number, object, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePasskeyParameter: Parse<Schema<'PasskeyParameter'>> = /*#__PURE__*/ object({
  alg: number,
  type: /*#__PURE__*/ oneOf("public-key"),
});
