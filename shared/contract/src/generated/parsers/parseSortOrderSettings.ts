// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSortOrder } from './parseSortOrder.ts';

export const parseSortOrderSettings: Parse<Schema<'SortOrderSettings'>> = /*#__PURE__*/ object({
  flight: parseSortOrder,
  hotel: parseSortOrder,
  train: parseSortOrder,
  car: parseSortOrder,
});
