import { getConsentHead } from '@travel-shell/core/consentHead';
import { hasLoader } from './pageLoader.ts';
import { getTcfKit, type TcfKit } from './TcfKit.ts';

/** The page's copy, which consent.js may have loaded or loads now; else one of the release. Rejects where it cannot be had. */
export async function loadTcfKit(): Promise<TcfKit> {
  if (hasLoader()) await getConsentHead()?.loadTcf?.();
  if (!getTcfKit()) await import(/* webpackChunkName: "tcf-kit" */ './tcf.ts');
  return getTcfKit() as TcfKit;
}
