/**
 * tcf.js: strings of the full framework, and the whole of `__tcfapi`. Loaded when any of it is needed, by later.js.
 */
import { getConsentHead } from '@travel-shell/core/consentHead';
import type { TcfState } from './TcfApi.ts';
import { getTcfKit, setTcfKit } from './TcfKit.ts';
import { decodeTcString } from './tcf/decodeTcString.ts';
import { encodeChoices } from './tcf/encodeChoices.ts';
import { takeOver } from './tcf/takeOver.ts';

// The file may have come by consent.js and by the dialog.
if (!getTcfKit()) {
  setTcfKit({ encode: encodeChoices, decode: decodeTcString });
  const state = getConsentHead()?.tcf as TcfState | undefined;
  if (state) takeOver(state);
}
