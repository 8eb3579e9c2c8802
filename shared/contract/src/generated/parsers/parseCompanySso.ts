// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseSsoSettings } from './parseSsoSettings.ts';

export const parseCompanySso: Parse<Schema<'CompanySso'>> = /*#__PURE__*/ object({
  ssoSettings: parseSsoSettings,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
