// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseOnboardingTaskStatus: Parse<Schema<'OnboardingTaskStatus'>> = /*#__PURE__*/ oneOf("open", "done", "skipped");
