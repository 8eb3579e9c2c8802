// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOfKnown } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFeatureToggle } from './parseFeatureToggle.ts';

export const parseFeatureToggles: Parse<Schema<'FeatureToggles'>> = /*#__PURE__*/ listOfKnown(parseFeatureToggle);
