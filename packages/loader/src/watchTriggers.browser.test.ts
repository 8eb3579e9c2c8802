import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replay, replayed, startReplays } from './firstScreen/replays.ts';
import { watchTriggers } from './watchTriggers.ts';

vi.stubGlobal('TRAVEL_SHELL_LOADS', { 'travel-answering': 'intent', 'travel-prompt': 'idle' });

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
startReplays();
const replays = (_: string[], { type }: Event, path: HTMLElement[]) => {
  if (type === 'click') replay(replayed(path));
};

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

/** Server-rendered: with a declarative shadow root. */
const rendered = (attributes = '') => {
  document.body.setHTMLUnsafe(
    `<${tag} ${attributes}><template shadowrootmode="open"><button data-replay>Menu</button><a href="#x">Link</a></template></${tag}>`,
  );
  return document.querySelector(tag) as HTMLElement;
};

it('loads a visible empty element, also one added later and deeply nested', async () => {
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  document.body.insertAdjacentHTML('beforeend', `<main><p><${tag}></${tag}></p></main>`);
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not load an element far below the fold until it comes near', async () => {
  document.body.innerHTML = `<div style="height:5000px"></div><${tag}></${tag}>`;
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  await runPending();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(tag)?.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not load an element in view that only a request opens, unless its attribute says so', async () => {
  tag = 'travel-answering';
  watchTriggers(/^travel-answering$/, want, noFragment, () => false, vi.fn());
  document.body.innerHTML = `<${tag} style="display:block;height:9px"></${tag}>`;
  await runPending();
  expect(want).not.toHaveBeenCalled();
  document.body.innerHTML = `<${tag} load="visible" style="display:block;height:9px"></${tag}>`;
  await vi.waitFor(() => expect(want).toHaveBeenCalledExactlyOnceWith(tag));
});

it('loads an element far below the fold when the browser is idle, if its contract says so', async () => {
  tag = 'travel-prompt';
  watchTriggers(/^travel-prompt$/, want, noFragment, () => false, vi.fn());
  document.body.innerHTML = `<div style="height:5000px"></div><${tag}></${tag}>`;
  await vi.waitFor(() => expect(want).toHaveBeenCalledExactlyOnceWith(tag), { timeout: 4000 });
});

it('does not load a server-rendered element without intent', async () => {
  rendered();
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  await runPending();
  expect(want).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin', 'click'])('tells of %s inside the shadow root, and loads nothing', async (type) => {
  const host = rendered();
  const intended = vi.fn();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, intended);
  const link = host.shadowRoot?.querySelector('a');
  const event = new Event(type, { bubbles: true, composed: true });
  link?.dispatchEvent(event);
  expect(intended.mock.calls).toEqual([[[tag], event, expect.arrayContaining([link, host])]]);
  await runPending();
  expect(want).not.toHaveBeenCalled();
});

it('does not treat events elsewhere on the page as intent', () => {
  rendered();
  const intended = vi.fn();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, intended);
  document.body.click();
  expect(intended).not.toHaveBeenCalled();
});

it('loads at idle for a signed-in visitor', async () => {
  rendered();
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => true,
    () => {},
  );
  expect(want).not.toHaveBeenCalled();
  // A busy machine is idle after three seconds at the latest.
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('loads what is HTML once the visitor has become known on another page', async () => {
  rendered();
  let isKnown = false;
  const lookAgain = watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => isKnown,
    () => {},
  );
  lookAgain();
  await runPending();
  expect(want).not.toHaveBeenCalled();
  isKnown = true;
  lookAgain();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('follows the load attribute', async () => {
  rendered('load="eager"');
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  expect(want).toHaveBeenCalledWith(tag);
});

it('loads a server-rendered element at idle with load="idle"', async () => {
  rendered('load="idle"');
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  expect(want).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('loads a server-rendered element in view with load="visible"', async () => {
  const host = rendered('load="visible"');
  host.style.cssText = 'display: block; margin-block-start: 5000px';
  watchTriggers(
    new RegExp(`^${tag}$`),
    want,
    noFragment,
    () => false,
    () => {},
  );
  await runPending();
  expect(want).not.toHaveBeenCalled();
  host.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('tells of the first intent on an empty element with load="intent"', async () => {
  document.body.innerHTML = `<${tag} load="intent"><a href="#x">Link</a></${tag}>`;
  const intended = vi.fn();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, intended);
  await runPending();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(`${tag} a`)?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  expect(intended.mock.calls.map(([tags]) => tags)).toEqual([[tag]]);
});

it('replays a click once the piece is defined, and only that click', async () => {
  const host = rendered();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, replays);
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
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, replays);
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
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, replays);
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  host.hydrate();
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  host.becomeReady();
  expect(clicked).not.toHaveBeenCalled();
});

it("replays a click for a piece inside another one's shadow root", () => {
  const outer = document.createElement('div');
  document.body.append(outer);
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<${tag}><template shadowrootmode="open"><button data-replay>Menu</button></template></${tag}>`);
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, replays);
  const host = shadow.querySelector(tag) as HTMLElement;
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  button.click();
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

it('treats intent on a nested piece as intent on both', () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, button } = nested(outer, inner);
  const intended = vi.fn<(tags: string[]) => void>();
  const tags = () => intended.mock.calls.splice(0).map(([each]) => each);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, () => false, intended);
  button.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  expect(tags()).toEqual([[inner, outer]]);
  customElements.define(inner, class extends HTMLElement {});
  button.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  expect(tags()).toEqual([[outer]]);
  host.shadowRoot?.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  expect(tags()).toEqual([[outer]]);
});

it('replays a click within both for the inner piece only', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, guest, button } = nested(outer, inner);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, () => false, replays);
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
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want, noFragment, () => false, replays);
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  host.dispatchEvent(new Event('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).not.toHaveBeenCalled();
});

it('tells of the piece that a control names, if it is one of ours', () => {
  document.body.innerHTML = `<button data-loads="${tag}">Sign in</button><button data-loads="x-other">Other</button>`;
  const intended = vi.fn<(tags: string[]) => void>();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, intended);
  for (const button of document.querySelectorAll('button'))
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(intended.mock.calls.map(([tags]) => tags)).toEqual([[tag]]);
});

it('tells of Tab anywhere on the page, and of no other key', () => {
  const intended = vi.fn<(tags: string[]) => void>();
  watchTriggers(new RegExp(`^${tag}$`), want, noFragment, () => false, intended);
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', (event) => event.stopPropagation());
  for (const key of ['a', 'Enter', 'Tab']) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(intended.mock.calls.map(([tags]) => tags)).toEqual([[]]);
  expect(want).not.toHaveBeenCalled();
});
