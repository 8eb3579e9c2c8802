import { page, render } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pinPlace } from './pinPlace.ts';

const CSS = `
  #button { position: absolute; inset: 100px auto auto 300px; anchor-name: --example }
  #menu { position: fixed; inset: auto; margin: 8px 0; padding: 0; border: 0; inline-size: 120px;
    position-anchor: --example; position-area: self-block-end span-self-inline-start;
    position-try-order: most-block-size; position-try-fallbacks: flip-block }`;

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => pinPlace(trigger.current as HTMLElement, menu.current as HTMLElement), []);
  return (
    <div>
      <style>{CSS}</style>
      <button ref={trigger} id="button" type="button" popoverTarget="menu">
        Open
      </button>
      <div ref={menu} id="menu" popover="auto">
        Contents
      </div>
    </div>
  );
}

let button: HTMLElement;
let menu: HTMLElement;
let unmount: () => Promise<void>;

const rectOf = (element: Element): [number, number, number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
};
const isPinned = () => menu.style.getPropertyValue('position-area') === 'none';

/** The place of the menu in the opening's first layout. */
function open(): [number, number, number, number] {
  button.click();
  return rectOf(menu);
}

beforeEach(async () => {
  await page.viewport(800, 600);
  ({ unmount } = await render(<Example />));
  button = document.getElementById('button') as HTMLElement;
  menu = document.getElementById('menu') as HTMLElement;
});
afterEach(() => window.scrollTo(0, 0));

describe('a menu that has been open before', () => {
  test('reopens at its last position without its anchor, and closes there', () => {
    const first = open();
    expect(isPinned()).toBe(false);
    expect(first.slice(0, 2)).toEqual([
      rectOf(button)[0] + rectOf(button)[2] - 120,
      rectOf(button)[1] + rectOf(button)[3] + 8,
    ]);
    menu.hidePopover();
    expect(isPinned()).toBe(true);
    expect(open()).toEqual(first);
    expect(isPinned()).toBe(true);
  });

  test.each([1.25, 0.8])('reopens there, too, on a page with a zoom of %s', (zoom) => {
    document.body.style.zoom = `${zoom}`;
    onTestFinished(() => void document.body.style.removeProperty('zoom'));
    const first = open();
    menu.hidePopover();
    expect(isPinned()).toBe(true);
    for (const [index, length] of open().entries()) expect(length).toBeCloseTo(first[index] as number, 1);
    expect(isPinned()).toBe(true);
  });

  test('opens beside its trigger if that has moved meanwhile', () => {
    const [left, top] = open();
    menu.hidePopover();
    button.style.insetInlineStart = '400px';
    expect(open().slice(0, 2)).toEqual([left + 100, top]);
    expect(isPinned()).toBe(false);
  });

  test('follows its trigger when that moves while it is open', async () => {
    open();
    menu.hidePopover();
    const [left, top] = open();
    await runPending();
    expect(isPinned()).toBe(true);
    button.style.insetBlockStart = '160px';
    await expect.poll(() => rectOf(menu).slice(0, 2)).toEqual([left, top + 60]);
  });

  test('follows its trigger when the page scrolls or the window changes', async () => {
    document.body.style.blockSize = '3000px';
    open();
    menu.hidePopover();
    const [, top] = open();
    await runPending();
    window.scrollTo(0, 50);
    await expect.poll(() => rectOf(menu)[1]).toBe(top - 50);
    window.scrollTo(0, 0);
    menu.hidePopover();
    open();
    await runPending();
    expect(isPinned()).toBe(true);
    await page.viewport(820, 600);
    await expect.poll(isPinned).toBe(false);
    document.body.removeAttribute('style');
  });

  test('has the space between itself and the window’s end as its height, below and above its trigger', () => {
    const room = () => Number.parseFloat(menu.style.getPropertyValue('--_room'));
    const { clientHeight } = document.documentElement;
    const [, top] = open();
    menu.hidePopover();
    expect(room()).toBe(clientHeight - top);
    button.style.insetBlockStart = '500px';
    const above = open();
    expect(rectOf(button)[1] - above[1] - above[3]).toBe(8);
    menu.hidePopover();
    expect(room()).toBe(above[1] + above[3]);
    expect(open()).toEqual(above);
  });

  test('removes the pin when its view unmounts', async () => {
    open();
    menu.hidePopover();
    await unmount();
    expect(menu.hasAttribute('style')).toBe(false);
  });
});

test('a menu that covers the window is not pinned', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '#menu#menu { position-area: none; inset: 0; inline-size: 100%; block-size: 100%; margin: 0 }';
  menu.before(sheet);
  open();
  menu.hidePopover();
  expect(menu.hasAttribute('style')).toBe(false);
});
