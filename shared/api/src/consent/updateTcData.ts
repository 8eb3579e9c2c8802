/** CON-064: how the consent framework's scripts are called, as far as we call them. */
type TcfApi = (command: 'updateTCData', version: 2, callback: () => void, tcString: string) => void;

const VERSION = 2;

/**
 * Tells the page's other scripts of a new choice, through the function they share (API-070). A page without it has nobody
 * to tell. Throws what that function throws.
 */
export function updateTcData(tcString: string): void {
  const { __tcfapi } = globalThis as { __tcfapi?: TcfApi };
  __tcfapi?.('updateTCData', VERSION, () => {}, tcString);
}
