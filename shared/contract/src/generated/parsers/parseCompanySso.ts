// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSsoSettings } from './parseSsoSettings.ts';

export const parseCompanySso: Parse<Schema<'CompanySso'>> = /*#__PURE__*/ object({
  ssoSettings: parseSsoSettings,
});
