import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { cleanup, page, render, userEvent } from '@travel-shell/testing/browser';
import { find, HostilePage, isInFront } from '@travel-shell/testing/HostilePage';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { type ReactNode, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { dialogSheet } from './index.ts';

const sheets = [dialogSheet];

function Example({ children, ...props }: Partial<DialogProps>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        heading="Save this currency?"
        closeLabel="Close"
        delayMs={0}
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          props.onClose?.(reason);
          setOpen(false);
        }}
      >
        {children ?? <input aria-label="Name" className="field" />}
      </Dialog>
    </>
  );
}

const dialog = () => find<HTMLDialogElement>('dialog');
const isOpen = () => dialog().open;
const focused = () => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};
/** Opens it by keyboard. */
async function open(): Promise<void> {
  find<HTMLElement>('.opener').focus();
  await userEvent.keyboard('{Enter}');
  await until(isOpen, 'open');
}

let restoreMotion: () => unknown;
beforeEach(async () => {
  await page.viewport(1000, 700);
  restoreMotion = await reduceMotion();
});
afterEach(async () => {
  await restoreMotion();
  await cleanup();
  expect(document.documentElement.getAttribute('style')).toBeNull();
});

describe('in a frame as high as its page', () => {
  // frame.js sets them: here the visitor sees what is between 300 and 650 px.
  beforeEach(() => {
    document.documentElement.style.setProperty('--travel-frame-start', '300px');
    document.documentElement.style.setProperty('--travel-frame-end', '50px');
  });
  afterEach(() => document.documentElement.removeAttribute('style'));

  test.each(['popup', 'sheet', 'full', 'side'] as const)('a %s opens in what is on screen', async (shape) => {
    await renderInShadow(<Example shape={shape} />, { sheets });
    await open();
    const { top, bottom } = find('.ts-dialog').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(300);
    expect(bottom).toBeLessThanOrEqual(650);
    if (shape === 'sheet') expect(bottom).toBe(650);
    if (shape === 'full') expect(bottom - top).toBe(350);
  });
});

describe('to assistive technology', () => {
  test('it is a dialog named by its heading', async () => {
    await renderInShadow(<Example />, { sheets });
    await open();
    expect(await nodesOf('dialog')).toMatchObject([{ name: 'Save this currency?', states: { modal: true } }]);
    expect(await nodesOf('heading')).toMatchObject([{ name: 'Save this currency?', states: { level: 2 } }]);
    // And not the page behind it.
    expect(await nodesOf('button')).toMatchObject([{ name: 'Close' }]);
  });

  test('focus goes to the first control of the contents, stays inside, and returns', async () => {
    await renderInShadow(<Example />, { sheets });
    await open();
    expect(focused()).toBe(find('.field'));
    const seen = new Set<Element | null>();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.keyboard('{Tab}');
      seen.add(focused());
    }
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      seen.add(focused());
    }
    expect(seen.has(find('.ts-dialog-close'))).toBe(true);
    expect(seen.has(find('.opener'))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
    expect(focused()).toBe(find('.opener'));
  });

  test('initialFocus and returnFocus get the focus', async () => {
    function Sent(): ReactNode {
      const [first, after] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
      return (
        <>
          <Example initialFocus={first} returnFocus={after}>
            <input aria-label="Name" />
            <button ref={first} type="button">
              First
            </button>
          </Example>
          <button ref={after} type="button">
            After
          </button>
        </>
      );
    }
    await renderInShadow(<Sent />, { sheets });
    await open();
    expect(focused()?.textContent).toBe('First');
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
    expect(focused()?.textContent).toBe('After');
  });
});

describe('closing', () => {
  test('MSC-068 Escape closes it, even after a press on its text has moved the focus', async () => {
    const onClose = vi.fn();
    await renderInShadow(
      <Example onClose={onClose}>
        <p>Text</p>
      </Example>,
      { sheets },
    );
    await open();
    await page.getByText('Text').click();
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
    expect(onClose.mock.calls).toEqual([['escape']]);
  });

  test.each(['before it opens', 'while it is open'])(
    'a rule of the host that hides it %s leaves the page usable',
    async (when) => {
      const onClose = vi.fn();
      await renderInShadow(<Example onClose={onClose} />, { sheets });
      const { host } = dialog().getRootNode() as ShadowRoot;
      const hide = () => (host as HTMLElement).style.setProperty('display', 'none', 'important');
      const outside = document.createElement('button');
      outside.textContent = 'The page';
      document.body.append(outside);
      onTestFinished(() => outside.remove());
      if (when === 'before it opens') {
        find<HTMLElement>('.opener').click();
        hide();
      } else {
        await open();
        hide();
      }
      await expect.poll(() => onClose.mock.calls).toEqual([['outside']]);
      await until(() => !isOpen(), 'closed');
      await userEvent.click(outside);
      expect(document.activeElement).toBe(outside);
    },
  );

  test("Escape closes it, and does not reach the host's own modal behind it", async () => {
    await renderInShadow(<Example />, { sheets });
    await open();
    const hostCloses = vi.fn();
    document.addEventListener('keydown', hostCloses);
    onTestFinished(() => document.removeEventListener('keydown', hostCloses));
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
    expect(hostCloses).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(hostCloses).toHaveBeenCalledOnce();
  });

  test('MSC-068 a prevented Escape does not close it, even when repeated', async () => {
    const onClose = vi.fn();
    await renderInShadow(<Example onClose={onClose} onEscape={(event) => event.preventDefault()} />, { sheets });
    await open();
    for (let presses = 0; presses < 4; presses += 1) await userEvent.keyboard('{Escape}');
    await runPending();
    expect(isOpen()).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    ['asked by the platform', 0, () => dialog().requestClose()],
    ['closed by the platform without asking', 1, () => dialog().close()],
  ])('MSC-068 %s it asks, too, and stays open when that is prevented', async (_name, closings, leave) => {
    const onEscape = vi.fn((event: Event) => event.preventDefault());
    const onClose = vi.fn();
    const { rerender } = await renderInShadow(<Example onEscape={onEscape} onClose={onClose} />, { sheets });
    await open();
    const handleClose = vi.fn();
    dialog().addEventListener('close', handleClose);
    leave();
    await expect.poll(() => onEscape.mock.calls.length).toBe(1);
    expect(handleClose).toHaveBeenCalledTimes(closings);
    expect(dialog().matches(':modal')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await rerender(<Example onClose={onClose} />, { sheets });
    leave();
    await expect.poll(() => onClose.mock.calls).toEqual([['escape']]);
    await until(() => !isOpen(), 'closed');
  });

  test('Escape closes an open popover inside first', async () => {
    const onClose = vi.fn();
    await renderInShadow(
      <Example onClose={onClose}>
        <div className="inner" popover="auto">
          Hint
        </div>
      </Example>,
      { sheets },
    );
    await open();
    const popover = find<HTMLElement>('.inner');
    popover.showPopover();
    await userEvent.keyboard('{Escape}');
    await until(() => !popover.matches(':popover-open'), 'popover closed');
    expect(isOpen()).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
  });

  test('cancelling a file field inside does not close it', async () => {
    const onClose = vi.fn();
    await renderInShadow(
      <Example onClose={onClose}>
        <input type="file" aria-label="Logo" />
      </Example>,
      { sheets },
    );
    await open();
    find('[type="file"]').dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  test.each([
    [false, ['outside']],
    [true, undefined],
  ])('MSC-069 a press outside, prevented: %s', async (isPrevented, reason) => {
    const onClose = vi.fn();
    const onOutsidePress = (event: Event) => {
      if (isPrevented) event.preventDefault();
    };
    await renderInShadow(<Example onClose={onClose} onOutsidePress={onOutsidePress} />, { sheets });
    await open();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await runPending();
    expect(isOpen()).toBe(isPrevented);
    expect(onClose.mock.calls[0]).toEqual(reason);
  });

  test('MSC-069 a press that begins inside does not close it', async () => {
    const onClose = vi.fn();
    await renderInShadow(<Example onClose={onClose} />, { sheets });
    await open();
    await page.getByRole('heading').click();
    await userEvent.dragAndDrop(page.getByRole('heading'), document.documentElement, {
      targetPosition: { x: 5, y: 5 },
      force: true,
    });
    await runPending();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('its button closes it', async () => {
    const onClose = vi.fn();
    await renderInShadow(<Example onClose={onClose} />, { sheets });
    await open();
    await page.getByRole('button', { name: 'Close' }).click();
    await until(() => !isOpen(), 'closed');
    expect(onClose.mock.calls).toEqual([['button']]);
  });

  test('Escape closes the front one of two dialogs', async () => {
    await renderInShadow(
      <Example>
        <Example heading="Second">
          <p>Inner</p>
        </Example>
      </Example>,
      { sheets },
    );
    await open();
    const [outer] = [dialog()];
    const inner = () => outer.querySelector('dialog');
    outer.querySelector<HTMLElement>('.opener')?.click();
    await until(() => inner()?.open, 'second open');
    await userEvent.keyboard('{Escape}');
    await until(() => !inner()?.open, 'second closed');
    expect(outer.open).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await until(() => !outer.open, 'first closed');
  });
});

test('Escape closes a dialog of the host in front of ours first', async () => {
  const own = document.createElement('dialog');
  own.innerHTML = '<button>Own</button>';
  document.body.append(own);
  onTestFinished(() => own.remove());
  // Opened by a press: the browser closes dialogs opened without one together with those behind them.
  const { root } = await renderInShadow(
    <Example>
      <button type="button" onClick={() => own.showModal()}>
        Front
      </button>
    </Example>,
    { sheets },
  );
  const ours = root.querySelector('dialog');
  root.querySelector<HTMLElement>('.opener')?.click();
  await until(() => ours?.open, 'open');
  await page.getByRole('button', { name: 'Front' }).click();
  await userEvent.keyboard('{Escape}');
  expect(own.open).toBe(false);
  expect(ours?.open).toBe(true);
});

test('MSC-070 CON-017 it opens after 250 ms, unless closed before that', async () => {
  const late = (isOpen: boolean) => <Dialog isOpen={isOpen} onClose={() => {}} heading="Late" />;
  const { rerender } = await renderInShadow(late(false), { sheets });
  stopTimers();
  await rerender(late(true));
  await advance(249);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
  await rerender(late(false));
  await rerender(late(true));
  await advance(249);
  await rerender(late(false));
  await advance(250);
  expect(isOpen()).toBe(false);
});

describe('prerendered', () => {
  const ready = <input aria-label="Name" className="field" />;

  test('its contents are rendered before it opens, hidden from everyone', async () => {
    const heard: string[] = [];
    // The mouse of the test before may lie over the page.
    const hear = (event: Event) => {
      if (event.composedPath().some((node) => node instanceof HTMLDialogElement)) heard.push(event.type);
    };
    for (const type of ['focusin', 'pointerover']) document.addEventListener(type, hear, true);
    onTestFinished(() => {
      for (const type of ['focusin', 'pointerover']) document.removeEventListener(type, hear, true);
    });
    const before = document.activeElement;
    const idle: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => idle.push(run));
    await renderInShadow(<Example isReady>{ready}</Example>, { sheets });
    const field = find('.field');
    const rehearsal = new MutationObserver(() => {});
    rehearsal.observe(dialog(), { attributeFilter: ['data-rehearsal'] });
    for (const run of idle) run({ didTimeout: false, timeRemaining: () => 10 });
    expect(rehearsal.takeRecords()).not.toEqual([]);
    expect(field.checkVisibility()).toBe(false);
    expect(dialog().getAnimations({ subtree: true })).toEqual([]);
    expect(Object.keys(dialog().dataset)).toEqual(['shape']);
    expect(await nodesOf('textbox')).toEqual([]);
    expect(document.activeElement).toBe(before);
    expect(heard).toEqual([]);
    await open();
    expect(find('.field')).toBe(field);
    expect(focused()).toBe(field);
  });

  test('rehearsing an open one does nothing', async () => {
    await renderInShadow(<Example isReady>{ready}</Example>, { sheets });
    await open();
    await runPending();
    expect(isOpen()).toBe(true);
    expect(find('.field').checkVisibility({ visibilityProperty: true })).toBe(true);
  });
});

describe('shape', () => {
  const box = () => dialog().getBoundingClientRect();

  test('CON-024 CON-025 CON-047 it is a popup on a wide window and a sheet on a narrow one, and keeps typed text', async () => {
    const lines = Array.from({ length: 80 }, (_, line) => <p key={line}>Line {line}</p>);
    await renderInShadow(
      <Example>
        <input aria-label="Name" className="field" />
        {lines}
      </Example>,
      { sheets },
    );
    await open();
    await userEvent.type(find('.field'), 'Amelia');
    expect(box().width).toBeCloseTo(480, 0);
    expect(box().height).toBeCloseTo(0.9 * 700, 0);
    expect(box().left).toBeCloseTo((1000 - 480) / 2, 0);

    await page.viewport(700, 600);
    await until(() => dialog().dataset.shape === 'sheet', 'sheet');
    expect(box().width).toBeCloseTo(640, 0);
    expect(box().bottom).toBeCloseTo(600, 0);
    expect(box().height).toBeCloseTo(584, 0); // 98% would be 588, leaving less than 1em above it
    await page.viewport(700, 1000);
    await expect.poll(() => box().height).toBeCloseTo(0.98 * 1000, 0);
    await page.viewport(700, 600);
    expect(find<HTMLInputElement>('.field').value).toBe('Amelia');
    expect(dialog().matches(':modal')).toBe(true);
    await page.viewport(360, 600);
    expect(box().width).toBeCloseTo(360, 0);
    await userEvent.keyboard('{Escape}');
  });

  test('a full one fills the window', async () => {
    await renderInShadow(<Example shape="full" />, { sheets });
    await open();
    expect(box()).toMatchObject({ x: 0, y: 0, width: 1000, height: 700 });
    await userEvent.keyboard('{Escape}');
  });

  test.each([
    ['ltr', 'start'],
    ['rtl', 'start'],
    ['ltr', 'end'],
    ['rtl', 'end'],
  ] as const)('in %s a side one slides in from the inline %s at full height', async (direction, side) => {
    await restoreMotion();
    await renderInShadow(<Example shape="side" narrowShape="side" side={side} maxWidth={320} />, {
      sheets,
      direction,
    });
    const isLeft = (direction === 'ltr') === (side === 'start');
    const start = () => (isLeft ? box().left : 1000 - box().right);
    // A busy machine would see its end.
    const pause = () =>
      dialog()
        .getAnimations()
        .forEach((animation) => void animation.pause());
    dialog().addEventListener('transitionrun', pause, { once: true });
    await open();
    // With a transform only, which needs no layout.
    const [move, ...others] = dialog().getAnimations() as CSSTransition[];
    expect(move?.transitionProperty).toBe('translate');
    expect(others).toEqual([]);
    Object.assign(move as Animation, { currentTime: 0 });
    expect(start()).toBeCloseTo(-320, 0);
    move?.finish();
    expect(start()).toBe(0);
    expect(box()).toMatchObject({ top: 0, width: 320, height: 700 });
    expect(find('.ts-dialog-panel').clientHeight).toBeCloseTo(698, 0);
    await page.viewport(300, 600);
    expect(box().width).toBeCloseTo(300 - 48, 0);
    await userEvent.click(document.documentElement, {
      position: { x: isLeft ? 290 : 10, y: 300 },
      force: true,
    });
    await until(() => !isOpen(), 'closed');
  });

  test('dragging its handle far enough closes a sheet', async () => {
    await page.viewport(500, 700);
    const onClose = vi.fn();
    await renderInShadow(<Example onClose={onClose} />, { sheets });
    await open();
    const handle = find('.ts-dialog-handle');
    const { left, top, width } = handle.getBoundingClientRect();
    const pull = (type: string, y: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + width / 2, clientY: top + y }),
      );
    handle.setPointerCapture = () => {};
    pull('pointerdown', 5);
    pull('pointermove', 10);
    await runPending();
    pull('pointermove', 12);
    pull('pointerup', 12);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().style.translate).toBe('');
    pull('pointerdown', 5);
    pull('pointermove', 300);
    expect(dialog().style.translate).toBe('0px 295px');
    pull('pointerup', 300);
    await until(() => !isOpen(), 'closed');
    expect(onClose.mock.calls).toEqual([['drag']]);
  });
});

describe('on a hostile page', () => {
  test('in nested shadow roots and a transformed, clipping box it is unclipped, in front, and modal', async () => {
    await render(
      <HostilePage sheets={sheets}>
        <Example />
      </HostilePage>,
    );
    await open();
    expect(isInFront(dialog())).toBe(true);
    expect(dialog().getBoundingClientRect().width).toBeCloseTo(480, 0);
    expect(focused()).toBe(find('.field'));
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
    expect(focused()).toBe(find('.opener'));
  });

  test('removed while open it lets the page scroll; moved, it is modal again', async () => {
    const { root } = await renderInShadow(<Example />, { sheets });
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const host = root.host as HTMLElement;
    const parent = host.parentElement as HTMLElement;
    host.remove();
    await until(() => getComputedStyle(document.documentElement).overflow !== 'hidden', 'scrollable');
    await runPending();
    parent.append(host);
    await until(() => dialog().matches(':modal'), 'modal again');
    parent.prepend(host); // at once
    expect(dialog().matches(':modal')).toBe(false);
    await until(() => dialog().matches(':modal'), 'modal once more');
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await until(() => !isOpen(), 'closed');
  });

  test('unmounting while open restores the page', async () => {
    const { unmount } = await renderInShadow(<Example />, { sheets });
    await open();
    await unmount();
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });
});

test('its contents stay until it has faded out', async () => {
  await restoreMotion();
  await renderInShadow(<Example />, { sheets });
  await open();
  await userEvent.keyboard('{Escape}');
  await until(() => !isOpen(), 'closed');
  expect(dialog().getAnimations().length).toBeGreaterThan(0);
  expect(dialog().childElementCount).toBe(1);
  await until(() => dialog().childElementCount === 0, 'contents gone');
});

test('opening and closing 100 times leaks nothing', { timeout: 120_000 }, async () => {
  await renderInShadow(<Example />, { sheets });
  const opener = find<HTMLElement>('.opener');
  opener.focus();
  await expectNoTrace(async () => {
    opener.click();
    await until(isOpen);
    find<HTMLElement>('.ts-dialog-close').click();
    await until(() => !isOpen() && dialog().childElementCount === 0);
  });
});
