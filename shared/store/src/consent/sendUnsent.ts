import { getConsentHead } from '@travel-shell/core/consentHead';
import { unsentCookie } from '@travel-shell/core/unsentConsent';
import { getShellStore } from '@travel-shell/store';
import { readCookies } from './consentCookies.ts';
import { isDeciding } from './decisions.ts';
import { loadUnsent } from './loadUnsent.ts';

const isWaiting = () => readCookies(unsentCookie()).length > 0;

/**
 * Sends what was refused or withdrawn on an earlier page and could not be sent there. Once a page, before anything is
 * read that an older record would answer; the next page tries again.
 * @returns whether nothing waits any more, so that what the back end has stored is the newest
 */
export async function sendUnsent(): Promise<boolean> {
  if (!isDeciding()) {
    // As consent.js has posted it on this page, or sends it now.
    await getConsentHead()?.answered;
    if (isWaiting()) await getShellStore().once('unsentConsent', post);
  }
  return !isWaiting();
}

/** What cannot be loaded is tried again by the next page. */
const post = () =>
  loadUnsent().then(
    ({ postUnsent }) => postUnsent(),
    () => {},
  );
