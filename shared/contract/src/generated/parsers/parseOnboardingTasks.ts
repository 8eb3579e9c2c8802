// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, number, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseOnboardingTask } from './parseOnboardingTask.ts';

export const parseOnboardingTasks: Parse<Schema<'OnboardingTasks'>> = /*#__PURE__*/ object({
  accountTasks: /*#__PURE__*/ listOf(parseOnboardingTask),
  companyTasks: /*#__PURE__*/ listOf(parseOnboardingTask),
  accountOnboardingProgress: number,
  companyOnboardingProgress: number,
  reminderTaskGridDismissed: boolean,
});
