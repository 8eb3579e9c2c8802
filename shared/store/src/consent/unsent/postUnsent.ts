import { recordConsentByForm } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { readUnsent } from '@travel-shell/core/readUnsent';
import { keepAccepted } from '../acceptedCategories.ts';
import { consentAnswers } from '../consentAnswers.ts';

/** Sends what waits. A failure is only logged. */
export async function postUnsent(): Promise<void> {
  const form = readUnsent(pageDocument.cookie);
  // Another tab has sent it while this file was loaded.
  if (!form) return;
  const { restore } = consentAnswers();
  try {
    const stored = await recordConsentByForm(Object.fromEntries(form) as Schema<'ConsentForm'>);
    const now = consentAnswers();
    if (now.restore === restore) keepAccepted(stored.acceptedCategories ?? [], stored.tcString);
    // Something newer was said meanwhile.
    else now.restore?.();
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'A withdrawal of an earlier page is still not stored.', cause });
  }
}
