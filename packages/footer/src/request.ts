import { logFailure } from '@travel-shell/core';
import { loadPiece } from '@travel-shell/piece';
import type { FooterHandle } from './FooterProps.ts';

const PIECES = { 'privacy-choices': 'travel-opt-out', 'cookie-settings': 'travel-consent' } as const;

/** Ends a pending wait for a piece, so that two requests open one dialog. */
let stopWaiting = (): void => {};

/**
 * Requests a dialog of another piece (FTR-029, FTR-030). A listener that shows it prevents the event; otherwise load
 * the piece, then dispatch again once it is defined.
 */
export function request(element: FooterHandle, what: keyof typeof PIECES): void {
  element.emit('travel-track', { piece: 'footer', part: 'privacy', action: 'click', label: what });
  // A listener that opens it prevents the event.
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
