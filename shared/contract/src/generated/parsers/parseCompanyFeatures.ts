// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseFeatureToggles } from './parseFeatureToggles.ts';

export const parseCompanyFeatures: Parse<Schema<'CompanyFeatures'>> = /*#__PURE__*/ object({
  features: parseFeatureToggles,
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
