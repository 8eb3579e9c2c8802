// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseOnboardingTaskStatus } from './parseOnboardingTaskStatus.ts';

export const parseOnboardingTask: Parse<Schema<'OnboardingTask'>> = /*#__PURE__*/ object({
  taskId: string,
  status: parseOnboardingTaskStatus,
});
