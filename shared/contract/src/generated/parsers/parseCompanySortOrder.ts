// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseSortOrderSettings } from './parseSortOrderSettings.ts';

export const parseCompanySortOrder: Parse<Schema<'CompanySortOrder'>> = /*#__PURE__*/ object({
  sortOrderSettings: parseSortOrderSettings,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
