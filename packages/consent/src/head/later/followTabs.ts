import { isRegime } from '@travel-shell/core/answerConsent';
import { acceptedBefore, tcStringBefore, unsentBefore } from '@travel-shell/core/consentCookies';
import type { ConsentHead } from '@travel-shell/core/consentHead';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { bannerOf, isReady, kindOf, TAG } from '../banners.ts';
import { isOffered } from '../kinds.ts';
import type { Settings } from '../Settings.ts';
import type { TcfState } from '../TcfApi.ts';
import { getTcfKit } from '../TcfKit.ts';

/** An answer in another tab counts here: vendors and the page are told, and a banner that asks for the same closes. */
export function followTabs(head: ConsentHead, settings: Settings): void {
  const accepted = acceptedBefore();
  // Deleted: the next page asks.
  if (!accepted) return;
  const tcString = tcStringBefore() ?? (unsentBefore() && '');
  const tcf = head.tcf as TcfState | undefined;
  if (tcString !== undefined && tcf && tcf.tcString !== tcString) tcf.update(tcString);
  for (const element of pageDocument.querySelectorAll<HTMLElement>(TAG)) {
    const isOurs = bannerOf(element) && !isReady(element) && !head.opener;
    if (isOurs && isRegime(kindOf(element))) head.hide?.(element);
  }
  const isTcf = isOffered('tcf', settings) && tcString !== undefined;
  const purposes = getTcfKit()?.decode(tcString ?? '')?.purposes.consents ?? [];
  const detail = isTcf ? { regime: 'tcf', accepted: purposes.map(String) } : { regime: 'cookies', accepted };
  pageDocument.dispatchEvent(new CustomEvent('travel-consent-given', { bubbles: true, detail }));
}
