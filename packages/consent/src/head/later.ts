/**
 * later.js: what few visits need of consent.js. tcf.js loads it for them: to open the banner again before React, to have an
 * answer of another tab count here, to send what could not be sent before, to ask again about something else than before,
 * and for frames that wait.
 */
import { getConsentHead } from '@travel-shell/core/consentHead';
import { askAgain } from './later/askAgain.ts';
import { followTabs } from './later/followTabs.ts';
import { holdFrames } from './later/holdFrames.ts';
import { reopen } from './later/reopen.ts';
import { sendUnsent } from './later/sendUnsent.ts';
import { showDialog } from './later/showDialog.ts';
import { readSettings } from './Settings.ts';

const head = getConsentHead();
if (head) {
  const settings = readSettings();
  askAgain(head, settings);
  const hold = holdFrames(settings);
  head.later = (what) => {
    if (what === true) return reopen(head, settings);
    if (what === 'tcf') return showDialog(head);
    return what ? hold(what) : followTabs(head, settings);
  };
  head.answered = sendUnsent(settings, head.answered);
}
