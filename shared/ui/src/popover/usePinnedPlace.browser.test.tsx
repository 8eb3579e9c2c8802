import { page, render } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { usePinnedPlace } from './usePinnedPlace.ts';

const CSS = `
  #button { position: absolute; inset: 100px auto auto 300px; anchor-name: --example }
  #menu { position: fixed; inset: auto; margin: 8px 0; inline-size: 120px;
    position-anchor: --example; position-area: self-block-end span-self-inline-start }`;

function Example({ isAnchored }: { isAnchored: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePinnedPlace(trigger, menu, isAnchored);
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

const menu = () => document.getElementById('menu') as HTMLElement;

function openAndClose() {
  document.getElementById('button')?.click();
  menu().hidePopover();
}

async function pinnedSoon(): Promise<boolean> {
  for (let attempt = 0; attempt < 20 && !menu().hasAttribute('style'); attempt += 1) {
    openAndClose();
    await runPending();
  }
  return menu().hasAttribute('style');
}

beforeEach(() => page.viewport(800, 600));

test('pins a popover soon after its first opening, and removes the pin when its view unmounts', async () => {
  const { unmount } = await render(<Example isAnchored />);
  openAndClose();
  expect(menu().hasAttribute('style')).toBe(false);
  expect(await pinnedSoon()).toBe(true);
  const element = menu();
  await unmount();
  expect(element.hasAttribute('style')).toBe(false);
});

test('does not pin a popover that has no anchor', async () => {
  await render(<Example isAnchored={false} />);
  expect(await pinnedSoon()).toBe(false);
});
