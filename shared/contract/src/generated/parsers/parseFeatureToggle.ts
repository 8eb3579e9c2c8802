// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseDashboardFeature } from './parseDashboardFeature.ts';

export const parseFeatureToggle: Parse<Schema<'FeatureToggle'>> = /*#__PURE__*/ object({
  feature: parseDashboardFeature,
  enabled: boolean,
});
