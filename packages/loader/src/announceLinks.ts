import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { leavesPage } from '@travel-shell/core/leavesPage';
import { TAGS } from './bridge.ts';
import { closeAround } from './closeAround.ts';

/**
 * Tells the page of each plain press on a link of ours before the browser follows it: `travel-navigate`, from the piece
 * around the link. The page's own router prevents that event and goes there without a new document. Listens on the window:
 * what answers a press otherwise, such as by the sign-in dialog, has prevented it by then.
 */
export function announceLinks(): void {
  addEventListener('click', (press) => {
    if (press.defaultPrevented || isModifiedClick(press)) return;
    const path = press.composedPath() as HTMLElement[];
    const link = path.find(({ localName }) => localName === 'a') as HTMLAnchorElement | undefined;
    if (!link || !leavesPage(link)) return;
    const piece = path.slice(path.indexOf(link)).find(({ localName }) => TAGS.test(localName));
    if (!piece || announceLink(link, piece)) return;
    press.preventDefault();
    closeAround(path);
  });
}

/** False if the page goes there itself. */
export const announceLink = ({ href: url }: HTMLAnchorElement, piece: Element): boolean =>
  piece.dispatchEvent(
    new CustomEvent('travel-navigate', {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { kind: 'link', url, reason: 'link' },
    }),
  );
