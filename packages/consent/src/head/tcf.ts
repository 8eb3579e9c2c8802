/**
 * tcf.js: strings of the full framework, the whole of `__tcfapi`, and the way to what few visits need of consent.js. Loaded
 * when any of it is needed.
 */
import { getConsentHead } from '@travel-shell/core/consentHead';
import { loadLater } from './loadLater.ts';
import type { TcfState } from './TcfApi.ts';
import { getTcfKit, setTcfKit } from './TcfKit.ts';
import { decodeTcString } from './tcf/decodeTcString.ts';
import { encodeChoices } from './tcf/encodeChoices.ts';
import { takeOver } from './tcf/takeOver.ts';

// It may have come by consent.js and by the dialog.
if (!getTcfKit()) {
  setTcfKit({ encode: encodeChoices, decode: decodeTcString });
  const head = getConsentHead();
  const state = head?.tcf as TcfState | undefined;
  if (state) takeOver(state);
  if (head) loadLater(head);
}
