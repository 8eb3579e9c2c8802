import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { menuSheet } from './index.ts';
import { Menu } from './Menu.tsx';
import type { MenuItemData } from './MenuItem.tsx';

const sheets = [menuSheet];
const chosen = vi.fn();

const ITEMS: MenuItemData[] = [
  { key: 'share', text: 'Share', onSelect: () => chosen('share') },
  { key: 'rename', text: 'Rename', onSelect: () => chosen('rename') },
  { key: 'settings', text: 'Settings', href: '#settings', onSelect: () => chosen('settings') },
  { key: 'archive', text: 'Archive', isDisabled: true, onSelect: () => chosen('archive') },
  { key: 'alerts', text: 'Price alerts', isChecked: true, onSelect: () => chosen('alerts') },
  { key: 'remove', text: 'Remove', isDangerous: true, startsGroup: true, onSelect: () => chosen('remove') },
];

const example = (items = ITEMS) => (
  <Menu
    items={items}
    trigger={(props) => (
      <button {...props} type="button" className="trigger">
        Trip options
      </button>
    )}
  />
);

const menu = () => find('[role=menu]');
const trigger = () => find('.trigger');
const isOpen = () => menu().matches(':popover-open');
const focused = () => (trigger().getRootNode() as ShadowRoot).activeElement;
const focusedText = () => focused()?.textContent;
async function open(): Promise<void> {
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedText).toBe('Share');
}

let restoreMotion: () => unknown;
beforeEach(async () => {
  chosen.mockClear();
  restoreMotion = await reduceMotion();
  await page.viewport(800, 600);
});
afterEach(async () => {
  await restoreMotion();
  window.location.hash = '';
});

test('it is a menu named by its button, which has aria-haspopup and aria-expanded', async () => {
  await renderInShadow(example(), { sheets });
  const ofButton = { name: 'Trip options', states: { hasPopup: 'menu' } };
  expect(await nodesOf('button')).toMatchObject([{ ...ofButton, states: { expanded: false } }]);
  expect(await nodesOf('menu')).toEqual([]);
  await open();
  expect(await nodesOf('button')).toMatchObject([{ ...ofButton, states: { expanded: true } }]);
  expect(await nodesOf('menu')).toMatchObject([{ name: 'Trip options' }]);
  expect(await nodesOf('menuitem')).toMatchObject([
    { name: 'Share', states: { focused: true } },
    { name: 'Rename' },
    { name: 'Settings' },
    { name: 'Archive', states: { disabled: true } },
    { name: 'Remove' },
  ]);
  expect(await nodesOf('menuitemcheckbox')).toMatchObject([{ name: 'Price alerts', states: { checked: 'true' } }]);
});

describe('keyboard', () => {
  test.each([
    ['{Enter}', 'Share'],
    [' ', 'Share'],
    ['{ArrowDown}', 'Share'],
    ['{ArrowUp}', 'Remove'],
  ])('"%s" on the button opens it on "%s"', async (key, text) => {
    await renderInShadow(example(), { sheets });
    trigger().focus();
    await userEvent.keyboard(key);
    await expect.poll(isOpen).toBe(true);
    await expect.poll(focusedText).toBe(text);
  });

  test('arrows move through all items and wrap, Home and End go to the ends', async () => {
    await renderInShadow(example(), { sheets });
    await open();
    for (const [key, text] of [
      ['{ArrowDown}', 'Rename'],
      ['{ArrowDown}', 'Settings'],
      ['{ArrowDown}', 'Archive'],
      ['{End}', 'Remove'],
      ['{ArrowDown}', 'Share'],
      ['{ArrowUp}', 'Remove'],
      ['{Home}', 'Share'],
    ]) {
      await userEvent.keyboard(key as string);
      await expect.poll(focusedText).toBe(text);
    }
  });

  test('letters move to the item that starts with them', async () => {
    await renderInShadow(example(), { sheets });
    await open();
    stopTimers();
    await userEvent.keyboard('re');
    await expect.poll(focusedText).toBe('Rename');
    await userEvent.keyboard('m');
    await expect.poll(focusedText).toBe('Remove');
    await advance(800); // what was typed is over
    await userEvent.keyboard('p');
    await expect.poll(focusedText).toBe('Price alerts');
  });

  test.each(['{Enter}', ' '])('"%s" selects, closes, and returns the focus', async (key) => {
    await renderInShadow(example(), { sheets });
    await open();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.poll(isOpen).toBe(false);
    expect(chosen.mock.calls).toEqual([['rename']]);
    await expect.poll(focused).toBe(trigger());
  });

  test.each(['{Enter}', ' '])('"%s" follows a link', async (key) => {
    await renderInShadow(example(), { sheets });
    await open();
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`);
    await expect.poll(() => window.location.hash).toBe('#settings');
  });

  test('a disabled item does nothing', async () => {
    await renderInShadow(example(), { sheets });
    await open();
    await userEvent.keyboard('a{Enter}');
    expect(focusedText()).toBe('Archive');
    expect(chosen).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  test('Escape closes it but not the dialog around it', async () => {
    const onClose = vi.fn();
    await renderInShadow(
      <Dialog isOpen delayMs={0} heading="Trip" onClose={onClose}>
        {example()}
      </Dialog>,
      { sheets },
    );
    await until(() => find<HTMLDialogElement>('dialog').open);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(focused).toBe(trigger());
    expect(onClose).not.toHaveBeenCalled();
  });

  test('Tab closes it and continues from the button', async () => {
    await renderInShadow(
      <>
        {example()}
        <button type="button">Next</button>
      </>,
      { sheets },
    );
    await open();
    await userEvent.keyboard('{Tab}');
    await expect.poll(isOpen).toBe(false);
    expect(focusedText()).toBe('Next');
  });
});

describe('pointer', () => {
  test('a press opens it, selects an item, and closes it from outside', async () => {
    await renderInShadow(
      <>
        {example()}
        <p style={{ marginBlockStart: 400 }}>Elsewhere in the same tree</p>
      </>,
      { sheets },
    );
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
    expect(chosen.mock.calls).toEqual([['remove']]);
    expect(isOpen()).toBe(false);
    await expect.poll(focused).toBe(trigger());

    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(page.getByText('Elsewhere in the same tree'));
    expect(isOpen()).toBe(false);

    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(false);
    await expect.element(page.getByRole('button', { expanded: false })).toBeVisible();
  });
});

test('CON-039 it opens 8 px below the start of its button, in both directions', async () => {
  const { rerender } = await renderInShadow(example(), { sheets });
  const boxes = () => [menu().getBoundingClientRect(), trigger().getBoundingClientRect()] as const;
  await open();
  let [own, around] = boxes();
  expect(own.top - around.bottom).toBeCloseTo(8, 0);
  expect(own.left).toBeCloseTo(Math.max(8, around.left), 0);
  await userEvent.keyboard('{Escape}');
  await rerender(example(), { sheets, direction: 'rtl' });
  await open();
  [own, around] = boxes();
  expect(own.right).toBeCloseTo(Math.min(792, around.right), 0);
});

test('while it is closed, nothing measures where it would be', async () => {
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => measure.mockRestore());
  await renderInShadow(example(), { sheets });
  await expect.poll(trigger).toBeTruthy();
  await new Promise(requestAnimationFrame);
  expect(measure).not.toHaveBeenCalled();
  trigger().click();
  await expect.poll(isOpen).toBe(true);
  await expect.poll(() => measure.mock.calls.length).toBeGreaterThan(0);
});

test('MSC-075 CON-006 it opens at once and fades out in 200 ms', async () => {
  await restoreMotion();
  await renderInShadow(example(), { sheets });
  await open();
  expect(menu().getAnimations()).toEqual([]);
  menu().hidePopover();
  const times = menu()
    .getAnimations()
    .map(({ effect }) => effect?.getComputedTiming().endTime);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([200]));
});

test('on a hostile page it is unclipped and in front, and a long one scrolls within the window', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ key: `${at}`, text: at === 0 ? 'Share' : `Item ${at}` }));
  await render(<HostilePage sheets={sheets}>{example(many)}</HostilePage>);
  await open();
  await expect.poll(() => isInFront(menu())).toBe(true);
  expect(menu().scrollHeight).toBeGreaterThan(menu().clientHeight);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe(trigger());
});

test('opening and closing 100 times leaks nothing', { timeout: 120_000 }, async () => {
  await renderInShadow(example(), { sheets });
  trigger().focus();
  await expectNoTrace(async () => {
    trigger().click();
    await until(() => isOpen() && trigger().ariaExpanded === 'true' && focusedText() === 'Share');
    menu().hidePopover();
    await until(() => trigger().ariaExpanded === 'false');
  });
});
