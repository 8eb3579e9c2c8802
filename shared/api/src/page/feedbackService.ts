import { getConfig } from '@travel-shell/api';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { loadScript } from './loadScript.ts';

/** The service's data about this visitor when it starts (API-042). */
export interface FeedbackInit {
  acquisitionChannel: string;
  obfuscatedUserId: string;
}

/** The object that the service's script, or a few lines of the host around it, puts on the page as `travelFeedback`. */
interface FeedbackService {
  init(formId: string): unknown;
  open(formId: string, context: object): void;
}

/** Loads the feedback service with this form and starts it (API-042). Rejects if it fails to load or returns invalid data. */
export async function initFeedback(formId: string): Promise<FeedbackInit> {
  const { feedback, apiTimeout } = getConfig();
  if (!feedback) throw new TypeError('No feedback service is configured.');
  await loadScript(feedback.script.replace('{formId}', encodeURIComponent(formId)), apiTimeout);
  const answer = (await onPage().init(formId)) as Partial<FeedbackInit> | null | undefined;
  const { acquisitionChannel, obfuscatedUserId } = answer ?? {};
  if (typeof acquisitionChannel !== 'string' || typeof obfuscatedUserId !== 'string') {
    throw new TypeError(`travelFeedback.init("${formId}") gave no acquisitionChannel or no obfuscatedUserId.`);
  }
  return { acquisitionChannel, obfuscatedUserId };
}

/** Opens the survey, after `initFeedback`. */
export const openFeedback = (formId: string, context: object): void => onPage().open(formId, context);

function onPage(): FeedbackService {
  const travelFeedback = ownGlobal<FeedbackService>('travelFeedback');
  if (!travelFeedback) throw new TypeError('The script of the feedback service defines no travelFeedback.');
  return travelFeedback;
}
