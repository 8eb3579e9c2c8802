// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFeatureToggles } from './parseFeatureToggles.ts';

export const parseCompanyFeatures: Parse<Schema<'CompanyFeatures'>> = /*#__PURE__*/ object({
  features: parseFeatureToggles,
});
