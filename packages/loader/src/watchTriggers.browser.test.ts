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
});
afterEach(() => {
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: the loader reads document.cookie, so that is what is set here
  document.cookie = 'travel_signed_in=; max-age=0';
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 120));

/** As a server has rendered it: with a declarative shadow root. */
const rendered = (attributes = '') => {
  document.body.setHTMLUnsafe(
    `<${tag} ${attributes}><template shadowrootmode="open"><button data-replay>Menu</button><a href="#x">Link</a></template></${tag}>`,
  );
  return document.querySelector(tag) as HTMLElement;
};

it('asks for an empty element that can be seen, also one that is added later and deep inside', async () => {
  watchTriggers([tag], want);
  document.body.insertAdjacentHTML('beforeend', `<main><p><${tag}></${tag}></p></main>`);
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('leaves an element far below the fold alone until it comes near', async () => {
  document.body.innerHTML = `<div style="height:5000px"></div><${tag}></${tag}>`;
  watchTriggers([tag], want);
  await settle();
  expect(want).not.toHaveBeenCalled();
  document.querySelector(tag)?.scrollIntoView();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('asks for nothing when the server has rendered it and nobody touches it', async () => {
  rendered();
  watchTriggers([tag], want);
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin', 'click'])('takes %s inside the shadow root for intent', async (type) => {
  const host = rendered();
  watchTriggers([tag], want);
  host.shadowRoot?.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  // Not in the event itself, whose own effect is painted first.
  expect(want).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag));
});

it('does not take events elsewhere on the page for intent', async () => {
  rendered();
  watchTriggers([tag], want);
  document.body.click();
  await settle();
  expect(want).not.toHaveBeenCalled();
});

it('asks at idle for a visitor who is signed in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'travel_signed_in=1';
  rendered();
  watchTriggers([tag], want);
  expect(want).not.toHaveBeenCalled();
  // A busy machine is idle after three seconds at the latest.
  await vi.waitFor(() => expect(want).toHaveBeenCalledWith(tag), { timeout: 4000 });
});

it('lets the host say when, with the load attribute', async () => {
  rendered('load="eager"');
  watchTriggers([tag], want);
  expect(want).toHaveBeenCalledWith(tag);
});

it('does a click again once the piece is there, and only that one', async () => {
  const host = rendered();
  watchTriggers([tag], want);
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
