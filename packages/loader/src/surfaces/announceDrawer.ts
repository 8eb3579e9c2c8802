import { listen } from '@travel-shell/core/listen';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { whenGone } from './whenGone.ts';

const told = new WeakSet<HTMLElement>();

/** Says that a drawer that is HTML has opened or closed, at once, until React does. */
export function announceDrawer(element: HTMLElement, dialog: HTMLDialogElement): void {
  const drawer = element.shadowRoot?.querySelector<HTMLElement>('[data-drawer]')?.dataset.drawer;
  if (!drawer || told.has(element)) return;
  told.add(element);
  const end = new AbortController();
  let wasOpen = false;
  const send = (target: EventTarget) => {
    const name = `travel-drawer-${dialog.open ? 'opened' : 'closed'}`;
    target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: { drawer } }));
  };
  const look = () => {
    if (dialog.open === wasOpen) return;
    wasOpen = dialog.open;
    send(element);
  };
  const changes = new MutationObserver(look);
  changes.observe(dialog, { attributeFilter: ['open'] });
  const leave = () => {
    changes.disconnect();
    end.abort();
    keep();
    told.delete(element);
  };
  const keep = whenGone(element, leave);
  listen(
    pageDocument,
    'travel-ready',
    (event) => {
      const [piece] = event.composedPath() as [Element];
      if (piece === element) leave();
      // The piece with the button has missed it. Where pieces listen only: for the page nothing has happened.
      else if (dialog.open && piece.shadowRoot?.querySelector('button[data-requests]')) send(window);
    },
    end.signal,
  );
  look();
}
