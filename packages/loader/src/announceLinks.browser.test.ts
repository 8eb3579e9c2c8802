import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announceLinks } from './announceLinks.ts';

const told = vi.fn<(event: Event) => void>();
/** Called with the address of a link that the press follows; the page itself stays. */
const followed = vi.fn<(url: string) => void>();

beforeAll(announceLinks);
beforeEach(() => {
  document.addEventListener('travel-navigate', told);
  // After it.
  addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('travel-navigate', told);
  removeEventListener('click', stay);
  told.mockReset();
  followed.mockReset();
  document.body.replaceChildren();
});

function stay(press: MouseEvent): void {
  const link = (press.composedPath() as HTMLAnchorElement[]).find(({ localName }) => localName === 'a');
  if (!press.defaultPrevented && link) followed(link.href);
  press.preventDefault();
}

/** A link in a piece: in its shadow root, inside another piece of it, or in the light DOM. */
function show(markup: string, around = '<travel-header></travel-header>'): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = around;
  document.body.append(host);
  const piece = host.querySelector('travel-header') as HTMLElement;
  const root = piece.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return piece;
}
const press = (root: ParentNode, init: MouseEventInit = {}) =>
  root
    .querySelector('b, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
const hotels = new URL('/hotels', location.href).href;

it('tells of a plain press on a link, from the piece around it', () => {
  const piece = show('<a href="/hotels"><b>Hotels</b></a>');
  press(piece.shadowRoot as ShadowRoot);
  expect(told).toHaveBeenCalledOnce();
  const [event] = told.mock.calls[0] as [CustomEvent];
  expect(event.detail).toEqual({ kind: 'link', url: hotels, reason: 'link' });
  expect(event.target).toBe(piece);
  expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: true });
  expect(followed).toHaveBeenCalledWith(hotels);
});

it('leaves the press to a page that prevents it', () => {
  const piece = show('<a href="/hotels">Hotels</a>');
  told.mockImplementation((event) => event.preventDefault());
  press(piece.shadowRoot as ShadowRoot);
  expect(told).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
});

it('tells of a link in the light DOM of a piece, and of one in a piece inside another', () => {
  const piece = show('<slot></slot><travel-account-menu></travel-account-menu>');
  piece.innerHTML = '<a href="/hotels" slot="fallback">Hotels</a>';
  press(piece);
  const inner = piece.shadowRoot?.querySelector('travel-account-menu') as HTMLElement;
  const root = inner.attachShadow({ mode: 'open' });
  root.innerHTML = '<a href="/hotels">Hotels</a>';
  const fromHeader = vi.fn();
  piece.addEventListener('travel-navigate', fromHeader);
  press(root);
  expect(told).toHaveBeenCalledTimes(2);
  expect(fromHeader).toHaveBeenCalledOnce();
});

it('closes the dialog and the menu around the link where the page goes there by itself', () => {
  const piece = show('<dialog><div popover><a href="/hotels">Hotels</a></div></dialog>');
  const root = piece.shadowRoot as ShadowRoot;
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const menu = root.querySelector('div') as HTMLElement;
  dialog.showModal();
  menu.showPopover();
  press(root);
  expect([dialog.open, menu.matches(':popover-open')]).toEqual([true, true]);
  told.mockImplementation((event) => event.preventDefault());
  press(root);
  expect([dialog.open, menu.matches(':popover-open')]).toEqual([false, false]);
});

it('leaves a dialog of the page itself open', () => {
  const piece = show('<slot></slot>');
  piece.innerHTML = '<dialog><a href="/hotels">Hotels</a></dialog>';
  const dialog = piece.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  told.mockImplementation((event) => event.preventDefault());
  press(piece);
  expect(told).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

it.each([
  ['with a modifier', '<a href="/hotels">Hotels</a>', { ctrlKey: true }],
  ['with the other button', '<a href="/hotels">Hotels</a>', { button: 1 }],
  ['on a link to a new tab', '<a href="/hotels" target="_blank">Hotels</a>', {}],
  ['on a download', '<a href="/hotels" download>Hotels</a>', {}],
  ['on a link without an address', '<a>Hotels</a>', {}],
  ['on a place of this page', '<a href="#main">Main</a>', {}],
  ['on a mail address', '<a href="mailto:a@example.com">Mail</a>', {}],
])('says nothing of a press %s', (_, markup, init) => {
  const piece = show(markup);
  press(piece.shadowRoot as ShadowRoot, init);
  expect(told).not.toHaveBeenCalled();
});

it("says nothing of what the piece has answered, nor of the page's own link around a piece", () => {
  const piece = show('<a href="/login">Sign in</a>');
  piece.shadowRoot?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(piece.shadowRoot as ShadowRoot);
  const inLink = show('<b>Save</b>', '<a href="/hotel"><travel-header></travel-header></a>');
  press(inLink.shadowRoot as ShadowRoot);
  expect(told).not.toHaveBeenCalled();
});
