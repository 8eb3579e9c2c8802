// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyLogEntry } from './parseCompanyLogEntry.ts';
import { parsePaging } from './parsePaging.ts';

export const parseCompanyLogPage: Parse<Schema<'CompanyLogPage'>> = /*#__PURE__*/ object({
  content: /*#__PURE__*/ listOf(parseCompanyLogEntry),
  paging: parsePaging,
});
