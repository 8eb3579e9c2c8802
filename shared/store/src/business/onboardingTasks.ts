import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { dismissReminderTaskGrid as dismissReminderTaskGridCall } from '@travel-shell/contract/calls/dismissReminderTaskGrid';
import { getOnboardingTasks } from '@travel-shell/contract/calls/getOnboardingTasks';
import { setOnboardingTaskStatus as setOnboardingTaskStatusCall } from '@travel-shell/contract/calls/setOnboardingTaskStatus';
import { defineEntity, type EntityState, refreshAuth } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

/** The onboarding steps and their progress. */
export const onboardingTasks: EntityState<Schema<'OnboardingTasks'>> = defineEntity('onboardingTasks', {
  load: (signal) => call(getOnboardingTasks, { signal }),
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The steps of the onboarding'),
});

/** Marks a step; the progress in the business state follows (STA-032, STA-033). Rejects with an `ApiError`. */
export async function setOnboardingTaskStatus(
  taskId: Schema<'OnboardingTaskId'>,
  status: Schema<'OnboardingTaskStatus'>,
): Promise<void> {
  await onboardingTasks.take(call(setOnboardingTaskStatusCall, { query: { taskId, status } }));
  // Not waited for: the step shows its new state now, and its button is pressed again.
  void refreshAuth();
}

/** Hides the reminder about the remaining steps. Rejects with an `ApiError`. */
export async function dismissReminderTaskGrid(): Promise<void> {
  await call(dismissReminderTaskGridCall);
  const now = onboardingTasks.get();
  if (now.status === 'ready') onboardingTasks.set({ ...now.data, reminderTaskGridDismissed: true });
}
