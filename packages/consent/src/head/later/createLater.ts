import type { ConsentHead } from '@travel-shell/core/consentHead';
import { readSettings } from '../Settings.ts';
import { followTabs } from './followTabs.ts';
import { reopen } from './reopen.ts';
import { sendUnsent } from './sendUnsent.ts';

/** What consent.js leaves to tcf.js, because few visits need it. */
export function createLater(head: ConsentHead): void {
  const settings = readSettings();
  head.later = (isAsked) => (isAsked ? void reopen(head, settings) : followTabs(head, settings));
  head.answered = sendUnsent(settings, head.answered);
}
