import { getConsentHead } from '@travel-shell/core/consentHead';

/** CON-064: the part of the consent framework's script API that we call. */
type TcfApi = (command: 'updateTCData', version: 2, callback: () => void, tcString: string) => void;

const VERSION = 2;

/**
 * Tells the page's other scripts about a new choice: by our own function where it is ours, which takes that from no other
 * script, else by the other script's (API-070). Does nothing on a page without either. Throws what that function throws.
 */
export function updateTcData(tcString: string): void {
  const own = getConsentHead()?.tcf;
  if (own) {
    own.update(tcString);
    return;
  }
  const { __tcfapi } = globalThis as { __tcfapi?: TcfApi };
  __tcfapi?.('updateTCData', VERSION, () => {}, tcString);
}
