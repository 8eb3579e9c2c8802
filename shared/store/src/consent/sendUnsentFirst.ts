import { inTurn } from '@travel-shell/core/answerConsent';
import { readCookies } from '@travel-shell/core/consentCookies';
import { unsentCookie } from '@travel-shell/core/unsentConsent';
import { getShellStore } from '@travel-shell/store';
import { consentAnswers } from './consentAnswers.ts';
import { loadUnsent } from './loadUnsent.ts';

const isWaiting = () => readCookies(unsentCookie()).length > 0;

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page, before anything is
 * read that an older record would answer; the next page tries again.
 * @returns whether nothing waits any more, so that what the back end has stored is the newest
 */
export async function sendUnsentFirst(): Promise<boolean> {
  // An answer on this page comes first, and consent.js may be sending it now.
  await consentAnswers().answered;
  if (isWaiting()) await getShellStore().once('unsentConsent', post);
  return !isWaiting();
}

/** The next page tries again if the code cannot be loaded. */
const post = () =>
  inTurn(consentAnswers(), () =>
    loadUnsent().then(
      ({ postUnsent }) => postUnsent(),
      () => {},
    ),
  );
