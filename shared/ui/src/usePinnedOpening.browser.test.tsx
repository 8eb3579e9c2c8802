import { useRef } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePinnedOpening } from './usePinnedOpening.ts';

const CSS = `
  #button { position: fixed; inset: 100px auto auto 300px; anchor-name: --example }
  #menu { position: fixed; inset: auto; margin: 8px 0; padding: 0; border: 0; inline-size: 120px;
    position-anchor: --example; position-area: self-block-end span-self-inline-start }`;

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePinnedOpening(trigger, menu);
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
/** The style attribute and the place in each opening's first frame. */
let openings: { style: string | null; place: number[] }[];

const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
};
const isHandedBack = () => expect.poll(() => menu.hasAttribute('style')).toBe(false);
/** The hook looks at the place once the frame is on the screen, which nothing tells. */
const untilLearned = () => new Promise((resolve) => setTimeout(resolve, 300));

async function press(): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click();
}

beforeEach(async () => {
  ({ unmount } = await render(<Example />));
  button = document.getElementById('button') as HTMLElement;
  menu = document.getElementById('menu') as HTMLElement;
  openings = [];
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState !== 'open') return;
    requestAnimationFrame(() => openings.push({ style: menu.getAttribute('style'), place: placeOf(menu) }));
  });
  await press();
  await untilLearned();
  menu.hidePopover();
});

describe('a menu that is opened again', () => {
  test('stands without its anchor for a frame, at the very place where it was', async () => {
    await press();
    await isHandedBack();
    const [first, second] = openings;
    expect(first?.style).toBeNull();
    expect(second?.style).toContain('position-area: none');
    expect(second?.place).toEqual(first?.place);
    expect(first?.place.slice(0, 2)).toEqual([
      button.getBoundingClientRect().right - 120,
      button.getBoundingClientRect().bottom + 8,
    ]);
  });

  test('follows its anchor once it has been seen', async () => {
    await press();
    await isHandedBack();
    const [, top] = placeOf(menu);
    button.style.insetBlockStart = '160px';
    expect(placeOf(menu)[1]).toBe((top as number) + 60);
  });

  test('goes where the trigger is now, when that has moved in the meantime', async () => {
    button.style.insetInlineStart = '400px';
    await press();
    await untilLearned();
    menu.hidePopover();
    await press();
    await isHandedBack();
    const [first, second, third] = openings;
    expect(second?.style).toBeNull();
    expect(second?.place[0]).toBe((first?.place[0] as number) + 100);
    expect(third?.style).toContain('position-area: none');
    expect(third?.place).toEqual(second?.place);
  });

  test('is left to its anchor when it was opened without a press', async () => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => openings.length).toBe(2);
    expect(openings[1]?.style).toBeNull();
    expect(openings[1]?.place).toEqual(openings[0]?.place);
  });

  test('keeps nothing of the pin when it closes within the frame, or its view goes', async () => {
    const open = () => {
      button.dispatchEvent(new PointerEvent('pointerdown'));
      menu.showPopover();
      expect(menu.hasAttribute('style')).toBe(true);
    };
    open();
    menu.hidePopover();
    expect(menu.hasAttribute('style')).toBe(false);
    open();
    await unmount();
    expect(menu.hasAttribute('style')).toBe(false);
  });
});

test('what covers the window is not pinned: nothing says that it will again', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '#menu#menu { position-area: none; inset: 0; inline-size: 100%; margin: 0 }';
  menu.before(sheet);
  button.style.insetInlineStart = '10px';
  await press();
  await untilLearned();
  menu.hidePopover();
  button.dispatchEvent(new PointerEvent('pointerdown'));
  menu.showPopover();
  expect(menu.hasAttribute('style')).toBe(false);
});
