import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReplays } from './firstScreen/createReplays.ts';
import { watchTriggers } from './watchTriggers.ts';

const noFragment = () => Promise.resolve();

// Each test watches its own tag: a watcher lives as long as its page.
let tag = '';
let count = 0;
let want: ReturnType<typeof vi.fn<(tag: string) => void>>;

beforeEach(() => {
  count += 1;
  tag = `travel-trigger-${count}`;
  want = vi.fn<(tag: string) => void>();
  // The machine's real pointer must not interfere with the test.
  document.body.style.pointerEvents = 'none';
});
afterEach(() => {
  document.body.style.pointerEvents = '';
  document.body.replaceChildren();
});

/** As on a page: one for all pieces. */
const replays = createReplays();

/** As a piece does once it hears of presses itself. */
class Piece extends HTMLElement {
  readonly #internals = this.attachInternals();

  hydrate(): void {
    this.#internals.states.add('hydrating');
  }

  becomeReady(): void {
    this.#internals.states.add('ready');
    this.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  }
}
const define = (name: string) => customElements.define(name, class extends Piece {});
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Server-rendered: with a declarative shadow root. */
const rendered = (attributes = '') => {
  document.body.setHTMLUnsafe(
    `<${tag} ${attributes}><template shadowrootmode="open"><button data-replay>Menu</button><a href="#x">Link</a></template></${tag}>`,
  );
  return document.querySelector(tag) as HTMLElement;
};

it('loads a visible empty element, also one added later and deeply nested', async () => {
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  document.body.insertAdjacentHTML('beforeend', `<main><p><${tag}></${tag}></p></main>`);
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not load an element far below the fold until it comes near', async () => {
  document.body.innerHTML = `<div style="height:5000px"></div><${tag}></${tag}>`;
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  await settle();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(tag)?.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not load a server-rendered element without intent', async () => {
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin', 'click'])('treats %s inside the shadow root as intent', async (type) => {
  const host = rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  host.shadowRoot?.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  // Not in the event itself, so that its own effect paints first.
  expect(want).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not treat events elsewhere on the page as intent', async () => {
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  document.body.click();
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it('loads at idle for a signed-in visitor', async () => {
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, true, () => {});
  expect(want).not.toHaveBeenCalled();
  // A busy machine is idle after three seconds at the latest.
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('follows the load attribute', async () => {
  rendered('load="eager"');
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  expect(want).toHaveBeenCalledWith(tag);
});

it('loads a server-rendered element at idle with load="idle"', async () => {
  rendered('load="idle"');
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  expect(want).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('loads a server-rendered element in view with load="visible"', async () => {
  const host = rendered('load="visible"');
  host.style.cssText = 'display: block; margin-block-start: 5000px';
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  await settle();
  expect(want).not.toHaveBeenCalled();
  host.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('loads an empty element on first intent with load="intent"', async () => {
  document.body.innerHTML = `<${tag} load="intent"><a href="#x">Link</a></${tag}>`;
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  await settle();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(`${tag} a`)?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('replays a click once the piece is defined, and only that click', async () => {
  const host = rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, replays);
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const link = host.shadowRoot?.querySelector('a') as HTMLAnchorElement;
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  link.addEventListener('click', clicked);
  define(tag);
  for (let time = 0; time < 2; time += 1) (host as Piece).becomeReady();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('replays a click on a piece that is defined, but does not hear it yet, and none that it hears', () => {
  define(tag);
  const host = rendered() as Piece;
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, replays);
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const clicked = vi.fn();
  button.click();
  button.addEventListener('click', clicked);
  host.becomeReady();
  expect(clicked).toHaveBeenCalledTimes(1);
  button.click();
  host.becomeReady();
  expect(clicked).toHaveBeenCalledTimes(2);
});

it('does not replay a click that React hears while it hydrates', () => {
  define(tag);
  const host = rendered() as Piece;
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, replays);
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  host.hydrate();
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  host.becomeReady();
  expect(clicked).not.toHaveBeenCalled();
});

it("replays a click for a piece inside another one's shadow root", async () => {
  const outer = document.createElement('div');
  document.body.append(outer);
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<${tag}><template shadowrootmode="open"><button data-replay>Menu</button></template></${tag}>`);
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, replays);
  const host = shadow.querySelector(tag) as HTMLElement;
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  button.click();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  outer.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).not.toHaveBeenCalled();
  define(tag);
  (host as Piece).becomeReady();
  expect(clicked).toHaveBeenCalledTimes(1);
});

/** A piece in another one's shadow root, like the account menu in the header. */
const nested = (outer: string, inner: string) => {
  document.body.setHTMLUnsafe(
    `<${outer}><template shadowrootmode="open"><a href="#x">Link</a><${inner}><template shadowrootmode="open"><button data-replay>Account</button></template></${inner}></template></${outer}>`,
  );
  const host = document.querySelector(outer) as HTMLElement;
  const guest = host.shadowRoot?.querySelector(inner) as HTMLElement;
  return { host, guest, button: guest.shadowRoot?.querySelector('button') as HTMLButtonElement };
};

it('treats intent on a nested piece as intent on both', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, button } = nested(outer, inner);
  const wanted = () => want.mock.calls.flat();
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, false, () => {});
  button.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(wanted()).toEqual([inner, outer]));
  want.mockClear();
  customElements.define(inner, class extends HTMLElement {});
  button.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(wanted()).toEqual([outer]));
  want.mockClear();
  host.shadowRoot?.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(wanted()).toEqual([outer]));
});

it('replays a click within both for the inner piece only', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, guest, button } = nested(outer, inner);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, false, replays);
  const clicked = vi.fn();
  button.click();
  button.addEventListener('click', clicked);
  define(outer);
  define(inner);
  (host as Piece).becomeReady();
  expect(clicked).not.toHaveBeenCalled();
  (guest as Piece).becomeReady();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not replay a click on a defined piece inside an undefined one', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  customElements.define(inner, class extends HTMLElement {});
  const { host, button } = nested(outer, inner);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, false, replays);
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  host.dispatchEvent(new Event('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).not.toHaveBeenCalled();
});

it('loads the piece that a control names, if it is one of ours', async () => {
  document.body.innerHTML = `<button data-loads="${tag}">Sign in</button><button data-loads="x-other">Other</button>`;
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, () => {});
  for (const button of document.querySelectorAll('button'))
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(want).toHaveBeenCalled());
  await settle();
  expect(want.mock.calls).toEqual([[tag]]);
});

it('tells of Tab anywhere on the page, and of no other key', async () => {
  const intended = vi.fn();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, false, intended);
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', (event) => event.stopPropagation());
  for (const key of ['a', 'Enter', 'Tab']) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(intended.mock.calls).toEqual([[]]);
  expect(want).not.toHaveBeenCalled();
});
