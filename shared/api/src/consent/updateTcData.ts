import { getConsentHead, type TcfOwner } from '@travel-shell/core/consentHead';
import { ownGlobal } from '@travel-shell/core/ownGlobal';

/** CON-064: the part of the consent framework's script API that we call. */
type TcfApi = (command: 'updateTCData', version: 2, callback: () => void, tcString: string) => void;

const VERSION = 2;

/**
 * Tells the page's other scripts about a new choice: by our own function where it is ours, which takes that from no other
 * script, else by the other script's (API-070). Does nothing on a page without either. Throws what that function throws.
 */
export const updateTcData = (tcString: string): void => tellTcf(getConsentHead()?.tcf, tcString);

/** As `updateTcData`, for callers that have the head at hand. */
export function tellTcf(own: TcfOwner | undefined, tcString: string): void {
  if (own) own.update(tcString);
  else ownGlobal<TcfApi>('__tcfapi')?.('updateTCData', VERSION, () => {}, tcString);
}
