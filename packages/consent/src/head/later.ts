/**
 * later.js: what few visits need of consent.js. tcf.js loads it for them: to open the banner again before React, to have an
 * answer of another tab count here, and to send what could not be sent before.
 */
import { getConsentHead } from '@travel-shell/core/consentHead';
import { followTabs } from './later/followTabs.ts';
import { reopen } from './later/reopen.ts';
import { sendUnsent } from './later/sendUnsent.ts';
import { readSettings } from './Settings.ts';

const head = getConsentHead();
if (head) {
  const settings = readSettings();
  head.later = (isAsked) => (isAsked ? void reopen(head, settings) : followTabs(head, settings));
  head.answered = sendUnsent(settings, head.answered);
}
