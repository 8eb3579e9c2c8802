import { isRegime } from '@travel-shell/core/answerConsent';
import { acceptedBefore, forgetDecision, tcStringBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { kindsToAsk } from '../kinds.ts';
import { isOutdated, type Settings } from '../Settings.ts';
import type { TcfState } from '../TcfApi.ts';

/**
 * Asks again those who have answered an earlier version of what the site asks (`consent.version`, D-58): that answer goes,
 * so that nothing acts by it; consent.js leaves a cookie with the version when the next one is given. A refusal that is still to be sent stays.
 */
export function askAgain(head: ConsentHead, settings: Settings): void {
  // Not where the visitor has answered before this script was there.
  if (!isOutdated(settings) || (!acceptedBefore() && !tcStringBefore())) return;
  forgetDecision();
  const tcf = head.tcf as TcfState | undefined;
  if (tcf) tcf.tcString = undefined;
  for (const kind of kindsToAsk(settings)) if (isRegime(kind)) head.show?.(kind);
}
