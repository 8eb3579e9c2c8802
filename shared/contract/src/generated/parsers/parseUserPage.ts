// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parsePaging } from './parsePaging.ts';
import { parseUserSearchResult } from './parseUserSearchResult.ts';

export const parseUserPage: Parse<Schema<'UserPage'>> = /*#__PURE__*/ object({
  content: /*#__PURE__*/ listOf(parseUserSearchResult),
  paging: parsePaging,
});
