// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSavedForLaterTrip } from './parseSavedForLaterTrip.ts';

export const parseSavedForLater: Parse<Schema<'SavedForLater'>> = /*#__PURE__*/ object({
  savedForLater: /*#__PURE__*/ listOf(parseSavedForLaterTrip),
});
