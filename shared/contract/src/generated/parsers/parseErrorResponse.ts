// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseErrorItem } from './parseErrorItem.ts';

export const parseErrorResponse: Parse<Schema<'ErrorResponse'>> = /*#__PURE__*/ object({
  errors: /*#__PURE__*/ listOf(parseErrorItem),
});
