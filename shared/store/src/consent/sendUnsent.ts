import { recordConsentByForm } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { logFailure } from '@travel-shell/core';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { getShellStore } from '@travel-shell/store';
import { keepStored } from './acceptedCategories.ts';
import { unsentNow } from './consentCookies.ts';
import { isDeciding } from './decisions.ts';

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page, before anything is
 * read that an older record would answer; the next page tries again.
 * @returns whether nothing waits any more, so that what the back end has stored is the newest
 */
export async function sendUnsent(): Promise<boolean> {
  const isOurs = isDeciding();
  // As consent.js has posted it on this page, or sends it now.
  if (!isOurs) await getConsentHead()?.answered;
  if (!isOurs && unsentNow()) await getShellStore().once('unsentConsent', send);
  return unsentNow() === undefined;
}

async function send(): Promise<void> {
  try {
    const stored = await recordConsentByForm(unsentNow() as Schema<'ConsentForm'>);
    keepStored(stored.acceptedCategories ?? [], stored.tcString);
  } catch (cause) {
    logFailure({ code: 'CONSENT_FAILED', message: 'A withdrawal of an earlier page is still not stored.', cause });
  }
}
