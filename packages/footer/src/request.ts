import { logFailure } from '@travel-shell/contract';
import { loadPiece } from '@travel-shell/element/nested';
import type { FooterHandle } from './FooterProps.ts';

const PIECES = { 'privacy-choices': 'travel-opt-out', 'cookie-settings': 'travel-consent' } as const;

/** Ends the wait for a piece, where there is one: who asks twice gets one dialog. */
let stopWaiting = (): void => {};

/**
 * Asks for a dialog of another piece (FTR-029, FTR-030). Who shows it prevents the event; where nobody has, the piece is
 * loaded, and asked once more when it is there.
 */
export function request(element: FooterHandle, what: keyof typeof PIECES): void {
  element.emit('travel-track', { piece: 'footer', part: 'privacy', action: 'click', label: what });
  // Whoever opens it prevents the event.
  const ask = () => element.emit(`travel-${what}-requested`, {});
  if (!ask()) return;
  const tag = PIECES[what];
  if (!document.querySelector(`${tag}:not(:defined)`)) return;
  stopWaiting();
  const again = ({ target }: Event) => {
    if ((target as Element).localName !== tag) return;
    stopWaiting();
    ask();
  };
  document.addEventListener('travel-ready', again);
  stopWaiting = () => document.removeEventListener('travel-ready', again);
  loadPiece(tag).catch((cause) => {
    stopWaiting();
    logFailure({ code: 'LOAD_FAILED', message: `<${tag}> could not be loaded, so it does not open.`, cause });
  });
}
