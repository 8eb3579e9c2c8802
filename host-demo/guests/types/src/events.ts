// Event details are typed on elements, the document, the window and by travelShell.on, and wrong ones do not compile.
import type { TravelHeaderElement, TravelShellEventMap } from '@travel-shell/elements';

export function listen(header: TravelHeaderElement): void {
  header.addEventListener('travel-menu-toggle', (event) => {
    const open: boolean = event.detail.open;
    // @ts-expect-error There is no such field.
    console.log(open, event.detail.opened);
  });
  document.addEventListener('travel-track', ({ detail }) => console.log(detail.piece.length, detail.label));
  window.addEventListener('travel-currency-changed', ({ detail }) => console.log(detail.currencyCode.length));
  document.addEventListener('travel-sign-in-requested', (event) => {
    event.preventDefault();
    event.detail.result = Promise.resolve({ signedIn: true, resultId: event.detail.resultId });
    // @ts-expect-error The result says whether the visitor has signed in.
    event.detail.result = Promise.resolve({ resultId: 'r1' });
  });
  const error: HTMLElementEventMap['travel-error'] = new CustomEvent('travel-error', {
    detail: { tag: 'travel-header', code: 'LOAD_FAILED', message: 'Offline', phase: 'load' },
  });
  header.dispatchEvent(error);
}

export const offset = ({ detail }: TravelShellEventMap['travel-header-offset']): number => detail.offset;
