// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseUserCustomData: Parse<Schema<'UserCustomData'>> = /*#__PURE__*/ object({
  staffClassDescription: /*#__PURE__*/ nullable(string),
});
