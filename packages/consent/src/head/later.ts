/**
 * later.js: what few visits need of consent.js. To choose by category before React, to open the banner again, to have an
 * answer of another tab count here, to send what could not be sent before, to ask again about something else than before,
 * for frames that wait, and the way to tcf.js.
 */
import { inTurn, sendUnsent } from '@travel-shell/core/answerConsent';
import { remember, unsentBefore } from '@travel-shell/core/consentCookies';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { TAG, want } from './banners.ts';
import { isOffered } from './kinds.ts';
import { askAgain } from './later/askAgain.ts';
import { choose } from './later/choose.ts';
import { followTabs } from './later/followTabs.ts';
import { holdFrames } from './later/holdFrames.ts';
import { reopen } from './later/reopen.ts';
import { showDialog } from './later/showDialog.ts';
import { loadScript } from './pageLoader.ts';
import { postForm } from './postForm.ts';
import { readSettings } from './Settings.ts';

/** File name of this build's tcf.js, and its integrity. */
declare const TRAVEL_SHELL_TCF: string;
declare const TRAVEL_SHELL_TCF_INTEGRITY: string;

const loadTcf = () => loadScript('tcf.js', TRAVEL_SHELL_TCF, TRAVEL_SHELL_TCF_INTEGRITY);

const head = getConsentHead();
if (head) {
  const settings = readSettings();
  askAgain(head, settings);
  const hold = holdFrames(head, settings);
  head.later = async (what) => {
    if (what === true) return reopen(head, settings);
    if (what === 'dialog') return showDialog(head);
    if (what === 'tcf') return loadTcf();
    if (what) {
      if (what.localName === 'button') return choose(head, what as HTMLButtonElement, settings);
      return what.localName === TAG ? want(what) : hold(what as HTMLIFrameElement);
    }
    // The string has the choice of another tab.
    if (isOffered('tcf', settings)) await loadTcf();
    return followTabs(head, settings);
  };
  const store = (form: URLSearchParams) =>
    postForm(form, `${settings.apiBase ?? ''}/privacy/consent`, 'A withdrawal of an earlier page is still not stored.');
  // An answer since this page began is being sent by the page that it was given on. The next page tries again.
  const isSent = () => Number(/&at=(\d+)/.exec(unsentBefore() ?? '')?.[1]) > performance.timeOrigin;
  void inTurn(head, async () => isSent() || sendUnsent(head, store, remember));
}
