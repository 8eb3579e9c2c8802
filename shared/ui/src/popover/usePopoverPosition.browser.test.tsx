import { page, render } from '@travel-shell/testing/browser';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { usePopoverPosition } from './usePopoverPosition.ts';

const never = () => false;

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  usePopoverPosition(trigger, popover, never);
  return (
    <div style={{ position: 'fixed', insetInlineStart: 300, insetBlockStart: 100 }}>
      <button ref={trigger} type="button" popoverTarget="example">
        Open
      </button>
      <div ref={popover} id="example" popover="auto" style={{ inlineSize: 120, padding: 0, border: 0 }}>
        Contents
      </div>
    </div>
  );
}

test('CON-039 without anchor positioning, script puts the popover 8px below its button until it closes', async () => {
  const screen = await render(<Example />);
  const trigger = page.getByRole('button', { name: 'Open' });
  await trigger.click();
  const popover = document.getElementById('example') as HTMLElement;
  await expect.poll(() => popover.style.top).not.toBe('');
  const [around, own] = [trigger.element().getBoundingClientRect(), popover.getBoundingClientRect()];
  expect(own.top - around.bottom).toBeCloseTo(8, 0);
  expect(own.right).toBeCloseTo(around.right, 0);
  popover.hidePopover();
  await expect.poll(() => popover.style.top).toBe('');
  screen.unmount();
});
