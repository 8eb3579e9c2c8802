// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSavingState } from './parseSavingState.ts';
import { parseTripResult } from './parseTripResult.ts';

export const parseSavedForLaterTrip: Parse<Schema<'SavedForLaterTrip'>> = /*#__PURE__*/ object({
  resultData: parseTripResult,
  savingState: parseSavingState,
});
