import { logFailure } from '@travel-shell/contract';
import { loadPiece } from '@travel-shell/element/nested';
import type { FooterHandle } from './FooterProps.ts';

const PIECES = { 'privacy-choices': 'travel-opt-out', 'cookie-settings': 'travel-consent' } as const;

/**
 * Asks for a dialog of another piece (FTR-029, FTR-030). Who shows it prevents the event; where nobody has, the piece is
 * loaded, and asked once more when it is there.
 */
export function request(element: FooterHandle, what: keyof typeof PIECES): void {
  element.emit('travel-track', { piece: 'footer', part: 'privacy', action: 'click', label: what });
  const isOpen = () => element.emit(`travel-${what}-requested`, {});
  if (!isOpen()) return;
  const tag = PIECES[what];
  if (!document.querySelector(`${tag}:not(:defined)`)) return;
  document.addEventListener('travel-ready', function again({ target }) {
    if ((target as Element).localName !== tag) return;
    document.removeEventListener('travel-ready', again);
    isOpen();
  });
  loadPiece(tag).catch((cause) => {
    logFailure({ code: 'LOAD_FAILED', message: `<${tag}> could not be loaded, so it does not open.`, cause });
  });
}
