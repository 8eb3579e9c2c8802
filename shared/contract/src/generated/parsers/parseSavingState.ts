// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSavingState: Parse<Schema<'SavingState'>> = /*#__PURE__*/ object({
  isSaved: boolean,
});
