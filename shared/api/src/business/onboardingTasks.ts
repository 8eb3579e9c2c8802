import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseOnboardingTasks } from '@travel-shell/contract/parsers/parseOnboardingTasks';

type OnboardingTasks = Schema<'OnboardingTasks'>;

/** The steps of the onboarding (API-077). Fails with an `ApiError` only. */
export const fetchOnboardingTasks = (signal?: AbortSignal): Promise<OnboardingTasks> =>
  call('get', '/i/api/business/me/v1/tasks', { parse: parseOnboardingTasks, signal });

/** Marks a step (API-074). Fails with an `ApiError` only. */
export const setOnboardingTaskStatus = (
  taskId: Schema<'OnboardingTaskId'>,
  status: Schema<'OnboardingTaskStatus'>,
  signal?: AbortSignal,
): Promise<OnboardingTasks> =>
  call('post', '/i/api/business/me/v1/taskStatus', { query: { taskId, status }, parse: parseOnboardingTasks, signal });

/** Hides the reminder about the remaining steps (API-076). Fails with an `ApiError` only. */
export const dismissReminderTaskGrid = (signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/me/v1/dismissReminderTaskGrid', { parse: nothing, signal });
