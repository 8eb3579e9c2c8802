import { afterEach, expect, it, vi } from 'vitest';
import type { LoaderBridge } from '../bridge.ts';

vi.stubGlobal('TRAVEL_SHELL_HEARD', { 'menu-toggle': 'travel-nav-drawer' });
const { answerToggles } = await import('./answerToggles.ts');

/** The fetch that the next opening waits for; resolves with whether it can be shown. */
let fetched: Promise<boolean>;
const want = vi.fn();
const dialogOf = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
answerToggles({ want } as unknown as LoaderBridge, async (element) => {
  const isShown = await fetched;
  if (isShown) dialogOf(element).showModal();
  return isShown;
});
afterEach(() => {
  document.body.replaceChildren();
  want.mockClear();
});

/** A drawer that is HTML. */
function addDrawer(): HTMLElement & { request?: object } {
  const drawer = document.body.appendChild(document.createElement('travel-nav-drawer'));
  drawer.attachShadow({ mode: 'open' }).innerHTML = '<dialog data-first-screen></dialog>';
  return drawer;
}

const ask = (open: boolean) =>
  dispatchEvent(new CustomEvent('travel-menu-toggle', { cancelable: true, detail: { open } }));

it('closes a drawer that is still about to open', async () => {
  const drawer = addDrawer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  fetched = promise;
  const closed = new Promise((done) => dialogOf(drawer).addEventListener('close', done));
  ask(true);
  ask(false);
  resolve(true);
  await closed;
  expect(dialogOf(drawer).open).toBe(false);
  expect(want).not.toHaveBeenCalled();
});

it('asks React for nothing once the page has closed what could not be shown', async () => {
  const drawer = addDrawer();
  fetched = Promise.resolve(false);
  ask(true);
  await expect.poll(() => want.mock.calls).toEqual([['travel-nav-drawer']]);
  expect(drawer.request).toEqual({ open: true });
  ask(false);
  await expect.poll(() => drawer.request).toBeUndefined();
});
