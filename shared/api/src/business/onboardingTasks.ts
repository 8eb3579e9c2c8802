import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { dismissReminderTaskGrid as dismissReminderTaskGridCall } from '@travel-shell/contract/calls/dismissReminderTaskGrid';
import { getOnboardingTasks } from '@travel-shell/contract/calls/getOnboardingTasks';
import { setOnboardingTaskStatus as setOnboardingTaskStatusCall } from '@travel-shell/contract/calls/setOnboardingTaskStatus';

type OnboardingTasks = Schema<'OnboardingTasks'>;

/** The steps of the onboarding (API-077). Fails with an `ApiError` only. */
export const fetchOnboardingTasks = (signal?: AbortSignal): Promise<OnboardingTasks> =>
  call(getOnboardingTasks, { signal });

/** Marks a step (API-074). Fails with an `ApiError` only. */
export const setOnboardingTaskStatus = (
  taskId: Schema<'OnboardingTaskId'>,
  status: Schema<'OnboardingTaskStatus'>,
  signal?: AbortSignal,
): Promise<OnboardingTasks> => call(setOnboardingTaskStatusCall, { query: { taskId, status }, signal });

/** Hides the reminder about the remaining steps (API-076). Fails with an `ApiError` only. */
export const dismissReminderTaskGrid = (signal?: AbortSignal): Promise<null> =>
  call(dismissReminderTaskGridCall, { signal });
