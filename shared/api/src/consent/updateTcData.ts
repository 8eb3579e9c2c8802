/** CON-064: the part of the consent framework's script API that we call. */
type TcfApi = (command: 'updateTCData', version: 2, callback: () => void, tcString: string) => void;

const VERSION = 2;

/**
 * Tells the page's other scripts about a new choice through their shared function (API-070). Does nothing on a page
 * without it. Throws what that function throws.
 */
export function updateTcData(tcString: string): void {
  const { __tcfapi } = globalThis as { __tcfapi?: TcfApi };
  __tcfapi?.('updateTCData', VERSION, () => {}, tcString);
}
