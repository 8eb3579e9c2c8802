import { brandSheets } from '@travel-shell/testing/brandSheets';
import { cleanup, page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront } from '@travel-shell/testing/HostilePage';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseSheet } from '../base/index.ts';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { AdaptiveExample, type AdaptiveExampleProps } from './AdaptiveExample.tsx';
import { adaptiveSheet } from './index.ts';

const sheets = [adaptiveSheet, dialogSheet];
const surface = () => find<HTMLDialogElement>('.ts-adaptive');
const trigger = () => find<HTMLButtonElement>('.ts-adaptive-trigger');
const field = () => find<HTMLInputElement>('.field');
const box = () => surface().getBoundingClientRect();
const told = () => surface().dataset.told;
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const show = (props: AdaptiveExampleProps = {}, looks = {}) =>
  renderInShadow(
    <div style={{ display: 'flex', justifyContent: 'end', padding: '1em' }}>
      <AdaptiveExample {...props} />
    </div>,
    { sheets, ...looks },
  );

async function open(state: string): Promise<void> {
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  await until(() => told() === state, state);
}
const wide = () => page.viewport(1000, 700);
const narrow = () => page.viewport(500, 700);

let restoreMotion: () => unknown;
beforeEach(async () => {
  await wide();
  restoreMotion = await reduceMotion();
});
afterEach(async () => {
  await restoreMotion();
  await cleanup();
  expect(document.documentElement.getAttribute('style')).toBeNull();
});

describe('wide', () => {
  test('it is a dropdown 8 px below its trigger, with the focus inside; the page scrolls and is not inert', async () => {
    await show();
    await open('open');
    expect(surface().matches(':popover-open')).toBe(true);
    expect(box().top - trigger().getBoundingClientRect().bottom).toBeCloseTo(8, 0);
    expect(box().right).toBeCloseTo(trigger().getBoundingClientRect().right, 0);
    expect(isLocked()).toBe(false);
    expect(hasFocus(field())).toBe(true);
  });

  test('at the end of a window it opens upwards, and overflow scrolls inside', async () => {
    const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>);
    await renderInShadow(
      <div style={{ position: 'fixed', insetBlockEnd: 20, insetInlineStart: 300 }}>
        <AdaptiveExample>{lines}</AdaptiveExample>
      </div>,
      { sheets },
    );
    await open('open');
    expect(trigger().getBoundingClientRect().top - box().bottom).toBeCloseTo(8, 0);
    expect(box().top).toBeGreaterThanOrEqual(7);
    expect(surface().scrollHeight).toBeGreaterThan(surface().clientHeight);
  });

  test('Escape closes it and returns the focus; a press elsewhere closes it', async () => {
    await show();
    await open('open');
    await userEvent.keyboard('{Escape}');
    await until(() => told() === 'closed', 'closed');
    expect(hasFocus(trigger())).toBe(true);
    await open('open');
    await userEvent.click(document.documentElement, { position: { x: 5, y: 600 }, force: true });
    await until(() => told() === 'closed', 'closed again');
  });

  test('initialFocus gets the focus', async () => {
    const { root } = await show({ focusesLast: true });
    await open('open');
    await until(() => hasFocus(root.querySelector('.last') as Element), 'focus');
  });

  test('Escape closes it but not the dialog around it', async () => {
    const onClose = vi.fn();
    await renderInShadow(
      <Dialog isOpen delayMs={0} heading="Drawer" onClose={onClose}>
        <AdaptiveExample />
      </Dialog>,
      { sheets },
    );
    await until(() => find<HTMLDialogElement>('.ts-dialog').open);
    await open('open');
    await userEvent.click(page.getByText('What there is to choose from.'));
    const hear = vi.fn();
    document.addEventListener('keydown', hear);
    onTestFinished(() => document.removeEventListener('keydown', hear));
    await userEvent.keyboard('{Escape}');
    await until(() => told() === 'closed', 'closed');
    expect(onClose).not.toHaveBeenCalled();
    // A drawer of the page's own may not look whether the key is spent.
    expect(hear).not.toHaveBeenCalled();
  });
});

describe('narrow', () => {
  beforeEach(narrow);

  test('the same element is a modal sheet at the bottom, at most 640 wide, and the page does not scroll', async () => {
    await page.viewport(700, 700);
    await show();
    await open('open modal');
    expect(surface().matches(':modal')).toBe(true);
    expect(hasFocus(surface())).toBe(true);
    expect(box().width).toBeCloseTo(640, 0);
    expect(box().bottom).toBeCloseTo(700, 0);
    await expect.poll(isLocked).toBe(true);
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(hasFocus(trigger())).toBe(false);
    }
    await userEvent.keyboard('{Escape}');
    await until(() => told() === 'closed' && !isLocked(), 'closed, and scrollable');
    expect(hasFocus(trigger())).toBe(true);
  });

  test('a sheet is not kept at its place, as a dropdown is', async () => {
    await show();
    await open('open modal');
    await userEvent.keyboard('{Escape}');
    await until(() => told() === 'closed', 'closed');
    expect(surface().hasAttribute('style')).toBe(false);
  });

  test('data-narrow="full" fills the window', async () => {
    await show({ narrowShape: 'full' });
    await open('open modal');
    expect(box()).toMatchObject({ x: 0, y: 0, width: 500, height: 700 });
    await page.getByRole('button', { name: 'Close' }).click();
    await until(() => told() === 'closed', 'closed');
  });

  test('a press outside closes it, one that began inside does not', async () => {
    await show();
    await open('open modal');
    await userEvent.dragAndDrop(page.getByRole('heading'), document.documentElement, {
      targetPosition: { x: 5, y: 5 },
      force: true,
    });
    expect(surface().open).toBe(true);
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await until(() => told() === 'closed', 'closed');
  });

  test('removed while open it lets the page scroll, and reopens when reinserted', async () => {
    const { root } = await show();
    await open('open modal');
    const host = root.host as HTMLElement;
    const parent = host.parentElement as HTMLElement;
    host.remove();
    await until(() => !isLocked(), 'scrollable');
    parent.append(host);
    await until(() => told() === 'closed', 'closed');
    await open('open modal');
  });

  test('unmounting while open restores the page', async () => {
    const { unmount } = await show();
    await open('open modal');
    await unmount();
    expect(isLocked()).toBe(false);
  });
});

describe('when the width changes while it is open', () => {
  test('it changes shape and keeps typed text and caret', async () => {
    await show();
    await open('open');
    await userEvent.fill(field(), 'Amelia');
    field().setSelectionRange(2, 4);
    await narrow();
    await until(() => told() === 'open modal', 'modal');
    await until(isLocked, 'locked');
    expect(field().value).toBe('Amelia');
    expect(hasFocus(field())).toBe(true);
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
    await wide();
    await until(() => told() === 'open', 'dropdown');
    expect(surface().matches(':popover-open')).toBe(true);
    expect(hasFocus(field())).toBe(true);
    await until(() => !isLocked(), 'unlocked');
  });

  test('the window grows while an open sheet is out of the page: nothing fails, and it opens again in the page', async () => {
    await narrow();
    const { root } = await show();
    await open('open modal');
    const host = root.host as HTMLElement;
    const parent = host.parentElement as HTMLElement;
    const dialog = surface();
    host.remove();
    dialog.open = true; // as where the window grows before the browser tells the dialog that it was removed
    await wide();
    await runPending();
    parent.append(host);
    await until(() => told() === 'closed', 'closed');
    await open('open');
  });

  test.each([
    ['a dropdown', 1000, 'open'],
    ['a sheet', 500, 'open modal'],
  ])('%s can close instead, with any change of width and none of height', async (_name, width, state) => {
    await page.viewport(width, 700);
    await show({ closesOnResize: true });
    await open(state);
    await page.viewport(width, 600);
    await runPending();
    expect(told()).toBe(state);
    await page.viewport(width + 10, 600);
    await until(() => told() === 'closed', 'closed');
  });
});

describe('before script', () => {
  test.each([
    [1000, 'a dropdown'],
    [500, 'a sheet'],
  ])('at %i it opens as %s with markup alone', async (width, shape) => {
    await page.viewport(width, 700);
    const { frame, unmount } = await show();
    const markup = frame.innerHTML;
    await unmount();
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...brandSheets.flagship, baseSheet, ...sheets];
    root.innerHTML = `<div data-presentation="default">${markup}</div>`;
    await userEvent.click(trigger());
    expect(surface().matches(':popover-open')).toBe(true);
    if (shape === 'a sheet') expect(box()).toMatchObject({ left: 0, width: 500, bottom: 700 });
    else expect(box().top).toBeLessThan(60);
    await userEvent.keyboard('{Escape}');
    expect(surface().matches(':popover-open')).toBe(false);
  });
});

test('on a hostile page it is unclipped and in front in both shapes', async () => {
  await render(
    <HostilePage sheets={sheets}>
      <AdaptiveExample />
    </HostilePage>,
  );
  await open('open');
  expect(isInFront(surface())).toBe(true);
  await narrow();
  await until(() => told() === 'open modal', 'modal');
  expect(isInFront(surface())).toBe(true);
});

test('CON-006 a dropdown opens at once and fades out in 200 ms; a sheet slides in from below', async () => {
  await restoreMotion();
  await show();
  await open('open');
  expect(surface().getAnimations()).toEqual([]);
  surface().hidePopover();
  const times = surface()
    .getAnimations()
    .map(({ effect }) => effect?.getComputedTiming().endTime);
  expect(new Set(times)).toEqual(new Set([200]));
  await narrow();
  const moved = new Set<string>();
  surface().addEventListener('transitionrun', (event) => moved.add(event.propertyName));
  await open('open modal');
  await expect.poll(() => [...moved]).toContain('translate');
});

describe('opening and closing 100 times leaks nothing', () => {
  test.each([
    [1000, 'open'],
    [500, 'open modal'],
  ])('at %i', { timeout: 120_000 }, async (width, state) => {
    await page.viewport(width, 700);
    await show();
    trigger().focus();
    await expectNoTrace(async () => {
      trigger().click();
      await until(() => told() === state, state);
      find<HTMLElement>('.ts-adaptive-head .ts-icon-button').click();
      await until(() => told() === 'closed', 'closed');
    });
  });
});
