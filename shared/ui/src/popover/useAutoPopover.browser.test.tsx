import { render, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { useAutoPopover } from './useAutoPopover.ts';

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  useAutoPopover(trigger, popover);
  return (
    <>
      <button ref={trigger} type="button" popoverTarget="example">
        Open
      </button>
      <div ref={popover} id="example" popover="auto">
        <a href="#here">Inside</a>
      </div>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

test('a popover in a shadow root returns the focus only when Escape closes it while it contains the focus', async () => {
  const host = document.createElement('div');
  const outside = document.createElement('button');
  document.body.append(host, outside);
  const root = host.attachShadow({ mode: 'open' });
  await render(createPortal(<Example />, root as unknown as Element));
  const button = root.querySelector('button') as HTMLButtonElement;
  const popover = root.getElementById('example') as HTMLElement;

  button.focus();
  await userEvent.keyboard('{Enter}');
  root.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => popover.matches(':popover-open')).toBe(false);
  expect(root.activeElement).toBe(button);

  button.click();
  outside.focus();
  popover.hidePopover();
  expect(document.activeElement).toBe(outside);
});

test('closes at a press in a frame, which keeps the focus, but not where another window comes in front of the page', async () => {
  const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<button autofocus>Play</button>' });
  frame.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0';
  const host = document.createElement('div');
  document.body.append(host, frame);
  const root = host.attachShadow({ mode: 'open' });
  await render(createPortal(<Example />, root as unknown as Element));
  const button = root.querySelector('button') as HTMLButtonElement;
  const popover = root.getElementById('example') as HTMLElement;
  for (const time of ['first', 'second']) {
    await userEvent.click(button);
    expect(popover.matches(':popover-open'), time).toBe(true);
    // Another window in front of ours is no press.
    window.dispatchEvent(new Event('blur'));
    await runPending();
    expect(popover.matches(':popover-open'), time).toBe(true);
    await userEvent.click(frame);
    await expect.poll(() => popover.matches(':popover-open'), { message: time }).toBe(false);
    expect(document.activeElement).toBe(frame);
  }
});
