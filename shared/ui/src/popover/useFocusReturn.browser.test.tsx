import { render, userEvent } from '@travel-shell/testing/browser';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { useFocusReturn } from './useFocusReturn.ts';

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  useFocusReturn(trigger, popover);
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
