import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTriggers } from './watchTriggers.ts';

// Each test watches a tag of its own: a watcher lives as long as its page.
let tag = '';
let count = 0;
let want: ReturnType<typeof vi.fn<(tag: string) => void>>;

beforeEach(() => {
  count += 1;
  tag = `travel-trigger-${count}`;
  want = vi.fn<(tag: string) => void>();
  // The pointer of the machine rests somewhere, and must not add to what a test does.
  document.body.style.pointerEvents = 'none';
});
afterEach(() => {
  document.body.style.pointerEvents = '';
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: the loader reads document.cookie, so that is what is set here
  document.cookie = 'travel_signed_in=; max-age=0';
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** As a server has rendered it: with a declarative shadow root. */
const rendered = (attributes = '') => {
  document.body.setHTMLUnsafe(
    `<${tag} ${attributes}><template shadowrootmode="open"><button data-replay>Menu</button><a href="#x">Link</a></template></${tag}>`,
  );
  return document.querySelector(tag) as HTMLElement;
};

it('asks for an empty element that can be seen, also one that is added later and deep inside', async () => {
  watchTriggers(new RegExp(`^${tag}$`), want);
  document.body.insertAdjacentHTML('beforeend', `<main><p><${tag}></${tag}></p></main>`);
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('leaves an element far below the fold alone until it comes near', async () => {
  document.body.innerHTML = `<div style="height:5000px"></div><${tag}></${tag}>`;
  watchTriggers(new RegExp(`^${tag}$`), want);
  await settle();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(tag)?.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('asks for nothing when the server has rendered it and nobody touches it', async () => {
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want);
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin', 'click'])('takes %s inside the shadow root for intent', async (type) => {
  const host = rendered();
  watchTriggers(new RegExp(`^${tag}$`), want);
  host.shadowRoot?.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  // Not in the event itself, whose own effect is painted first.
  expect(want).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not take events elsewhere on the page for intent', async () => {
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want);
  document.body.click();
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it('asks at idle for a visitor who is signed in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'travel_signed_in=1';
  rendered();
  watchTriggers(new RegExp(`^${tag}$`), want);
  expect(want).not.toHaveBeenCalled();
  // A busy machine is idle after three seconds at the latest.
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('lets the host say when, with the load attribute', async () => {
  rendered('load="eager"');
  watchTriggers(new RegExp(`^${tag}$`), want);
  expect(want).toHaveBeenCalledWith(tag);
});

it('does a click again once the piece is there, and only that one', async () => {
  const host = rendered();
  watchTriggers(new RegExp(`^${tag}$`), want);
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const link = host.shadowRoot?.querySelector('a') as HTMLAnchorElement;
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  link.addEventListener('click', clicked);
  customElements.define(tag, class extends HTMLElement {});
  const ready = () => host.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  ready();
  ready();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does the same for a piece inside the root of another one', async () => {
  const outer = document.createElement('div');
  document.body.append(outer);
  const shadow = outer.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe(`<${tag}><template shadowrootmode="open"><button data-replay>Menu</button></template></${tag}>`);
  watchTriggers(new RegExp(`^${tag}$`), want);
  const host = shadow.querySelector(tag) as HTMLElement;
  const button = host.shadowRoot?.querySelector('button') as HTMLButtonElement;
  button.click();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  outer.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).not.toHaveBeenCalled();
  host.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

/** A piece within the root of another one, as the header hosts the account menu. */
const nested = (outer: string, inner: string) => {
  document.body.setHTMLUnsafe(
    `<${outer}><template shadowrootmode="open"><a href="#x">Link</a><${inner}><template shadowrootmode="open"><button data-replay>Account</button></template></${inner}></template></${outer}>`,
  );
  const host = document.querySelector(outer) as HTMLElement;
  const guest = host.shadowRoot?.querySelector(inner) as HTMLElement;
  return { host, guest, button: guest.shadowRoot?.querySelector('button') as HTMLButtonElement };
};

it('takes intent for a piece within another for intent for both', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, button } = nested(outer, inner);
  const wanted = () => want.mock.calls.flat();
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want);
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

it('does a click within both again for the inner piece only', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  const { host, guest, button } = nested(outer, inner);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want);
  const clicked = vi.fn();
  button.click();
  button.addEventListener('click', clicked);
  const ready = (element: HTMLElement) =>
    element.dispatchEvent(new Event('travel-ready', { bubbles: true, composed: true }));
  ready(host);
  expect(clicked).not.toHaveBeenCalled();
  ready(guest);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not do a click again whose piece was there, although the one around it was not', async () => {
  const [outer, inner] = [`${tag}-outer`, `${tag}-inner`];
  customElements.define(inner, class extends HTMLElement {});
  const { host, button } = nested(outer, inner);
  watchTriggers(new RegExp(`^${tag}-(outer|inner)$`), want);
  button.click();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  host.dispatchEvent(new Event('travel-ready', { bubbles: true, composed: true }));
  expect(clicked).not.toHaveBeenCalled();
});

it('loads the piece that a control names, where it is one of ours', async () => {
  document.body.innerHTML = `<button data-loads="${tag}">Sign in</button><button data-loads="x-other">Other</button>`;
  watchTriggers(new RegExp(`^${tag}$`), want);
  for (const button of document.querySelectorAll('button'))
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(want).toHaveBeenCalled());
  await settle();
  expect(want.mock.calls).toEqual([[tag]]);
});
