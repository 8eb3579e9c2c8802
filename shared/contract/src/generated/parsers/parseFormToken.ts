// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseFormToken: Parse<Schema<'FormToken'>> = /*#__PURE__*/ object({
  formtoken: string,
});
