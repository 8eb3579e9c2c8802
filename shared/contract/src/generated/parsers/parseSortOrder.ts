// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSortOrder: Parse<Schema<'SortOrder'>> = /*#__PURE__*/ oneOf("RECOMMENDED", "PRICE", "DURATION", "RATING");
