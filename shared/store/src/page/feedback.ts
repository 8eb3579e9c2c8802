import { type FeedbackInit, initFeedback, openFeedback } from '@travel-shell/api/page';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { authState, defineState, getConfig, getShellStore, type State } from '@travel-shell/store';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { isConsented, whenConsented } from '../consent/isConsented.ts';
import { pageData } from './pageData.ts';
import { type SurveyPage, surveyContextOf } from './surveyContext.ts';

/** Whether the feedback service is there. `failed` is final: it has been logged, and there is no survey. */
export type Feedback =
  | { readonly status: 'off' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly formId: string;
      readonly init: FeedbackInit;
      /** By `performance.now()`. */
      readonly readyAt: number;
    };

interface OnPage {
  atom: PrimitiveAtom<Feedback>;
}

/** Pages on which visitors must not be interrupted. Source: MSC-011. */
const PAGES_WITHOUT = ['checkout', 'receipt', 'booking-receipts'];

const OFF: Feedback = Object.freeze({ status: 'off' });

export const feedback: State<Feedback, OnPage> = defineState<Feedback, OnPage>('feedback', OFF, () => ({
  atom: atom<Feedback>(OFF),
}));

/**
 * Starts the feedback service once per page (MSC-017) if it is configured (MSC-010) and has a form for this vertical
 * (MSC-012), except on some pages (MSC-011). Waits for consent to functional cookies. Never rejects: a failure is only
 * logged (ERR-056).
 * @param signal aborted when the consent is no longer needed
 */
export async function startFeedback(
  vertical: Schema<'Vertical'>,
  pageType: string,
  signal?: AbortSignal,
): Promise<void> {
  const formId = getConfig().feedback?.formIds[vertical];
  if (!formId || PAGES_WITHOUT.includes(pageType)) return;
  if (!isConsented('functional')) await whenConsented('functional', signal);
  if (feedback.get().status !== 'off') return;
  const to = (next: Feedback) => getShellStore().store.set(feedback.onPage().atom, Object.freeze(next));
  to({ status: 'loading' });
  try {
    to({ status: 'ready', formId, init: await initFeedback(formId), readyAt: performance.now() });
  } catch (cause) {
    to({ status: 'failed' });
    logFailure({ code: 'FEEDBACK_FAILED', message: 'error_initializeUsabilla', cause });
  }
}

/** Opens the survey with data about the visitor and the page (MSC-016). Does nothing when there is none. */
export function openSurvey(page: SurveyPage): void {
  const now = feedback.get();
  if (now.status !== 'ready') return;
  const { affiliate } = pageData();
  try {
    openFeedback(now.formId, surveyContextOf(page, { auth: authState.get(), init: now.init, affiliate }));
  } catch (cause) {
    logFailure({ code: 'FEEDBACK_FAILED', message: 'The survey could not be opened.', cause });
  }
}
