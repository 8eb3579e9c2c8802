// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSortOrder: Parse<Schema<'SortOrder'>> = string;
