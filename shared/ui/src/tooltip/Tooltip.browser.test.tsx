import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { tooltipSheet } from './index.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const sheets = [tooltipSheet];

const example = (props: Partial<TooltipProps> = {}) => (
  <div style={{ padding: 120 }}>
    <Tooltip text="Prices with all fees" {...props}>
      {(trigger) => (
        <button type="button" className="trigger" {...trigger}>
          Info
        </button>
      )}
    </Tooltip>
  </div>
);

const tooltip = () => find('[role=tooltip]');
const trigger = () => find('.trigger');
const isOpen = () => tooltip().matches(':popover-open');
const leave = () => userEvent.hover(document.body, { position: { x: 2, y: 2 }, force: true });

/** Simulates pointer enter; a real pointer would add its own delay. */
function enter(element: Element): void {
  for (const [type, bubbles] of [
    ['pointerover', true],
    ['pointerenter', false],
    ['mouseover', true],
    ['mouseenter', false],
    ['mousemove', true],
  ] as const) {
    const make = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new make(type, { bubbles, composed: true, pointerType: 'mouse' } as PointerEventInit));
  }
}

/** Simulates pointer leave, away from the text: the real pointer is moved by another process, which fake timers do not wait for. */
function exit(element: Element): void {
  const { left, bottom } = element.getBoundingClientRect();
  const away = { composed: true, clientX: left, clientY: bottom + 60, relatedTarget: document.body };
  for (const [type, bubbles] of [
    ['pointerout', true],
    ['pointerleave', false],
    ['mouseout', true],
    ['mouseleave', false],
  ] as const) {
    const make = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new make(type, { ...away, bubbles, pointerType: 'mouse' } as PointerEventInit));
  }
  document.body.dispatchEvent(new MouseEvent('mousemove', { ...away, bubbles: true, relatedTarget: null }));
}

let restoreMotion: () => unknown;
beforeEach(async () => {
  restoreMotion = await reduceMotion();
  await page.viewport(800, 600);
  await leave();
});
afterEach(() => restoreMotion());

test('it describes its control, or names it', async () => {
  const { rerender } = await renderInShadow(example(), { sheets });
  await expect.element(page.getByRole('button', { name: 'Info' })).toHaveAccessibleDescription('Prices with all fees');
  await rerender(example({ isLabel: true }));
  expect(await nodesOf('button')).toMatchObject([{ name: 'Prices with all fees' }]);
  await userEvent.hover(trigger());
  await until(isOpen);
  expect(await nodesOf('tooltip')).toHaveLength(1);
});

test('it stays closed while its element is out of the page', async () => {
  const { rerender } = await renderInShadow(example({ isOpen: false }), { sheets });
  const bubble = tooltip();
  const host = (bubble.getRootNode() as ShadowRoot).host;
  const place = host.parentElement;
  host.remove();
  await rerender(example({ isOpen: true }));
  expect(bubble.matches(':popover-open')).toBe(false);
  place?.append(host); // React takes it away
});

test.each([
  ['100 ms by default', {}, 100],
  ['the given time', { showDelayMs: 400 }, 400],
])('MSC-059 it shows after a delay of the pointer: %s', async (_, props, delay) => {
  await renderInShadow(example(props), { sheets });
  stopTimers();
  enter(trigger());
  await advance(delay - 1);
  expect(isOpen()).toBe(false);
  await advance(1);
  await expect.poll(isOpen).toBe(true);
});

test('MSC-060 it hides after a delay, and stays when the pointer returns in time', async () => {
  await renderInShadow(example({ hideDelayMs: 300 }), { sheets });
  stopTimers();
  const enters = async () => {
    enter(trigger());
    await advance(100);
    expect(isOpen()).toBe(true);
  };
  await enters();
  exit(trigger());
  await advance(299);
  expect(isOpen()).toBe(true);
  await advance(1);
  expect(isOpen()).toBe(false);
  await enters();
  exit(trigger());
  await advance(299);
  enter(trigger());
  await advance(400);
  expect(isOpen()).toBe(true);
});

test.each([
  ['in time', {}],
  ['however short the delay is', { hideDelayMs: 0 }],
])('WCAG 1.4.13 the pointer may move to the text and rest there: %s', async (_, props) => {
  await renderInShadow(example(props), { sheets });
  await userEvent.hover(trigger());
  await until(isOpen);
  stopTimers();
  await userEvent.hover(tooltip());
  await advance(1000);
  expect(isOpen()).toBe(true);
  vi.useRealTimers();
  await leave();
  await until(() => !isOpen(), 'hidden');
});

test('MSC-061 Escape closes only the tooltip, wherever the focus is', async () => {
  const onClose = vi.fn();
  await renderInShadow(
    <Dialog isOpen delayMs={0} heading="Dialog" onClose={onClose}>
      {example()}
    </Dialog>,
    { sheets },
  );
  await until(() => find<HTMLDialogElement>('dialog').open);
  await userEvent.hover(trigger());
  await until(isOpen);
  await userEvent.keyboard('{Escape}');
  await until(() => !isOpen(), 'hidden');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('MSC-062 it closes by itself after the given time', async () => {
  await renderInShadow(example({ autoCloseMs: 300 }), { sheets });
  stopTimers();
  enter(trigger());
  await advance(100);
  expect(isOpen()).toBe(true);
  await advance(299);
  expect(isOpen()).toBe(true);
  await advance(1);
  expect(isOpen()).toBe(false);
});

test.each([
  ['top', undefined],
  ['bottom', { paddingBlockStart: 0 }],
])('MSC-063 CON-018 it is 12 px from its control: %s', async (side, style) => {
  const { frame } = await renderInShadow(example(), { sheets });
  Object.assign((frame.firstElementChild as HTMLElement).style, style);
  await userEvent.hover(trigger());
  await until(isOpen);
  const [own, around] = [tooltip().getBoundingClientRect(), trigger().getBoundingClientRect()];
  expect(tooltip().dataset.side).toBe(side);
  expect(side === 'top' ? around.top - own.bottom : own.top - around.bottom).toBeCloseTo(12, 0);
});

test('MSC-064 CON-019 on keyboard focus it shows after 100 ms, and stays until blur', async () => {
  await renderInShadow(example(), { sheets });
  stopTimers();
  await userEvent.keyboard('{Tab}');
  expect(trigger().matches(':focus-visible')).toBe(true);
  await advance(99);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
  enter(trigger());
  exit(trigger());
  await advance(1000);
  expect(isOpen()).toBe(true);
  vi.useRealTimers();
  await userEvent.keyboard('{Tab}');
  await until(() => !isOpen(), 'hidden');
});

test('a short focus does not show it', async () => {
  await renderInShadow(example(), { sheets });
  stopTimers();
  trigger().focus();
  trigger().blur();
  await advance(1000);
  expect(isOpen()).toBe(false);
});

test('MSC-065 CON-020 it fades out in 200 ms', async () => {
  await restoreMotion();
  await renderInShadow(example(), { sheets });
  await userEvent.hover(trigger());
  await until(isOpen);
  // A fade that is reversed on its way takes less time.
  await until(() => tooltip().getAnimations().length === 0, 'faded in');
  await leave();
  await until(() => !isOpen(), 'hidden');
  const times = tooltip()
    .getAnimations()
    .map(({ effect }) => effect?.getComputedTiming().duration);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times)).toEqual(new Set([200]));
});

test('on a hostile page it is unclipped and in front', async () => {
  await render(
    <HostilePage sheets={sheets}>
      <Tooltip text="Prices with all fees">
        {(props) => (
          <button type="button" className="trigger" {...props}>
            Info
          </button>
        )}
      </Tooltip>
    </HostilePage>,
  );
  await userEvent.keyboard('{Tab}');
  await until(isOpen, 'shown');
  await expect.poll(() => isInFront(tooltip())).toBe(true);
  const [own, around] = [tooltip().getBoundingClientRect(), trigger().getBoundingClientRect()];
  expect(own.top - around.bottom).toBeCloseTo(12, 0);
});

test('showing and hiding 100 times leaks nothing', { timeout: 120_000 }, async () => {
  await renderInShadow(example({ showDelayMs: 0, hideDelayMs: 0 }), { sheets });
  await expectNoTrace(async () => {
    enter(trigger());
    await until(isOpen);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await until(() => !isOpen());
    trigger().dispatchEvent(new MouseEvent('mouseleave'));
  });
});
