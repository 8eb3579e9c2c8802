import { userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, expect, it, vi } from 'vitest';
import { announceDrawer } from './announceDrawer.ts';
import { holdDialog } from './holdDialog.ts';
import { holdPopover } from './holdPopover.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.querySelector('[data-test]')?.remove();
});

function served(tag: string, inside: string): HTMLElement {
  document.body.setHTMLUnsafe(
    `<${tag}><template shadowrootmode="open">${inside}</template></${tag}><button>The page</button>`,
  );
  return document.querySelector(tag) as HTMLElement;
}
const find = <E extends HTMLElement>({ shadowRoot }: HTMLElement, selector: string) =>
  shadowRoot?.querySelector(selector) as E;

function open(): { element: HTMLElement; dialog: HTMLDialogElement } {
  const element = served('travel-held', '<dialog><input><button data-dismiss>Close</button></dialog>');
  const dialog = find<HTMLDialogElement>(element, 'dialog');
  dialog.showModal();
  holdDialog(element, dialog);
  return { element, dialog };
}
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';

it('leaves the page its Escape and its scrolling once the page has taken the dialog away, and opens it nowhere', async () => {
  const { element, dialog } = open();
  await expect.poll(isLocked).toBe(true);
  element.remove();
  await expect.poll(isLocked).toBe(false);
  const heard = vi.fn();
  document.addEventListener('keydown', ({ defaultPrevented }) => heard(defaultPrevented), { once: true });
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(heard.mock.calls).toEqual([[false]]);
  document.body.append(element);
  expect(dialog.open).toBe(false);
});

it('closes where a rule of the page hides it, though something may be typed in it', async () => {
  const { dialog } = open();
  const rule = document.createElement('style');
  rule.dataset.test = '';
  rule.textContent = 'travel-held { display: none }';
  document.head.append(rule);
  await expect.poll(() => dialog.open).toBe(false);
  await expect.poll(isLocked).toBe(false);
});

it('closes what a wider window hides', async () => {
  const { dialog } = open();
  dialog.style.visibility = 'hidden';
  dispatchEvent(new Event('resize'));
  expect(dialog.open).toBe(false);
});

it.each([
  ['a drawer', '<p data-drawer="navigation"></p><dialog></dialog>'],
  ['a popover', '<button popovertarget="menu">Menu</button><div id="menu" popover><dialog></dialog></div>'],
])('keeps no listener of the page for %s that the page has taken away', async (_, inside) => {
  const kept = new Set<unknown>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isPage = (target: unknown) => target === window || target === document || target instanceof MediaQueryList;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    if (isPage(this)) kept.add(given[1]);
    addEventListener.apply(this, given as never);
  });
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
    kept.delete(given[1]);
    removeEventListener.apply(this, given as never);
  });
  const element = served('travel-kept', inside);
  const trigger = find(element, 'button');
  if (trigger) holdPopover(trigger);
  else announceDrawer(element, find(element, 'dialog'));
  expect(kept.size).toBeGreaterThan(0);
  element.remove();
  await runPending();
  expect(kept.size).toBe(0);
});
