import { userEvent } from '@travel-shell/testing/browser';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusClear } from './keepFocusClear.ts';

const root = document.documentElement;

/** A piece that floats over the page. */
class Cover extends HTMLElement {
  show(style: string): HTMLElement {
    const box = document.createElement('section');
    box.style.cssText = `position: fixed; background: silver; ${style}`;
    this.attachShadow({ mode: 'open' }).append(box);
    return box;
  }
}
customElements.define('travel-cover-test', Cover);
customElements.define('shop-cover-test', class extends Cover {});

const CARD = 'inset: auto auto 16px 16px; inline-size: 300px; block-size: 200px';

function cover(style = CARD, tag = 'travel-cover-test'): HTMLElement {
  return document.body.appendChild(document.createElement(tag) as Cover).show(style);
}

/** Long, with a button every 100 px. */
function fill(parent: ParentNode = document.body): HTMLButtonElement[] {
  return Array.from({ length: 30 }, (_, index) => {
    const button = document.createElement('button');
    button.textContent = `Button ${index}`;
    button.style.cssText = 'display: block; block-size: 40px; margin: 0 0 60px; padding: 0';
    parent.append(button);
    return button;
  });
}

const focused = () => {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement as HTMLElement;
};
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Presses Tab that often. The texts of the stops that lie under `box`, in part or whole. */
async function coveredStops(box: HTMLElement, count: number, keys = '{Tab}'): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await userEvent.keyboard(keys);
    await frame();
    const [here, there] = [focused().getBoundingClientRect(), box.getBoundingClientRect()];
    const isBeside = here.right <= there.left || here.left >= there.right;
    if (!isBeside && here.bottom > there.top && here.top < there.bottom) found.push(focused().textContent ?? '');
  }
  return found;
}

const padding = () => {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd, paddingBlockEnd } = getComputedStyle(root);
  return [scrollPaddingBlockStart, scrollPaddingBlockEnd, paddingBlockEnd];
};

// For the whole page, as in intent.js.
beforeAll(() => keepFocusClear());

let untouched: string[];
beforeEach(() => {
  document.body.style.margin = '0';
  untouched = padding();
});
afterEach(async () => {
  document.body.replaceChildren();
  root.removeAttribute('style');
  scrollTo(0, 0);
  await vi.waitFor(() => expect(padding()).toEqual(untouched));
});

it('no stop lies under a card, down to the end of the page and back', async () => {
  fill();
  const card = cover();
  expect(await coveredStops(card, 30)).toEqual([]);
  expect(focused().textContent).toBe('Button 29');
  expect(await coveredStops(card, 29, '{Shift>}{Tab}{/Shift}')).toEqual([]);
  expect(focused().textContent).toBe('Button 0');
});

it('nor under what stays at the top', async () => {
  const bar = cover('inset: 0 0 auto; block-size: 120px');
  const buttons = fill();
  buttons.at(-1)?.focus();
  expect(await coveredStops(bar, 25, '{Shift>}{Tab}{/Shift}')).toEqual([]);
});

it('nor where the focus moves inside one shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  fill(host.attachShadow({ mode: 'open' }));
  expect(await coveredStops(cover(), 30)).toEqual([]);
  expect(focused().textContent).toBe('Button 29');
});

it('nor where script moves the focus, and the page scrolls smoothly', async () => {
  root.style.scrollBehavior = 'smooth';
  const buttons = fill();
  const card = cover();
  await userEvent.keyboard('{Tab}');
  const far = buttons[20] as HTMLElement;
  far.focus();
  await vi.waitFor(() => {
    const { top, bottom } = far.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top);
  });
});

it('a target of an anchor stops below what stays at the top, after a key', async () => {
  cover('inset: 0 0 auto; block-size: 120px');
  const [first, , , , target] = fill();
  first?.insertAdjacentHTML('beforebegin', '<a href="#anchored">Skip</a>');
  (target as HTMLElement).id = 'anchored';
  await userEvent.keyboard('{Tab}{Enter}');
  await vi.waitFor(() => expect(target?.getBoundingClientRect().top).toBe(128));
  history.replaceState(null, '', location.pathname + location.search);
});

it("leaves the host's own covers to the host", async () => {
  fill();
  cover(CARD, 'shop-cover-test');
  await userEvent.keyboard('{Tab}{Tab}');
  await frame();
  expect(padding()).toEqual(untouched);
});

it("is as large as the card, at least the host's own, and gone with the card", async () => {
  root.style.cssText = 'scroll-padding: 10px 0 400px; padding-block-end: 3px';
  fill();
  const card = cover();
  await userEvent.keyboard('{Tab}');
  await frame();
  expect(padding()).toEqual(['10px', '400px', '3px']);
  card.style.blockSize = '500px';
  await vi.waitFor(() => expect(padding()[1]).toBe(`${Math.min(524, innerHeight - 28)}px`));
  card.style.display = 'none';
  await vi.waitFor(() => expect(padding()).toEqual(['10px', '400px', '3px']));
  expect(root.style.cssText).toBe('scroll-padding: 10px 0px 400px; padding-block-end: 3px;');
});

it('the page ends later only while its last stop would be covered', async () => {
  const buttons = fill();
  const height = root.scrollHeight;
  const card = cover();
  await userEvent.keyboard('{Tab}');
  await frame();
  expect(root.scrollHeight).toBe(height);
  buttons.at(-1)?.focus();
  await vi.waitFor(() => expect(root.scrollHeight).toBe(height + 224));
  card.remove();
  await vi.waitFor(() => expect(root.scrollHeight).toBe(height));
});

it('the last stop stays where it is when the card that it is kept clear of changes its size', async () => {
  fill().at(-1)?.style.setProperty('margin', '0');
  const card = cover();
  await coveredStops(card, 30);
  const { top } = focused().getBoundingClientRect();
  card.style.blockSize = '198px';
  await vi.waitFor(() => expect(padding()[1]).toBe(`${198 + 16 + 8}px`));
  expect(focused().getBoundingClientRect().top).toBeCloseTo(top, -1);
  card.style.blockSize = '260px';
  await vi.waitFor(() =>
    expect(focused().getBoundingClientRect().bottom).toBeLessThan(card.getBoundingClientRect().top),
  );
});

it('the last stop is clear again when React has rendered another card', async () => {
  fill().at(-1)?.style.setProperty('margin', '0');
  const card = cover();
  await coveredStops(card, 30);
  card.remove();
  await vi.waitFor(() => expect(padding()).toEqual(untouched));
  const other = cover();
  other.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(padding()).toEqual(['auto', '224px', '224px']));
  expect(focused().getBoundingClientRect().bottom).toBeLessThan(other.getBoundingClientRect().top);
});

it('the stop is clear again when what comes late above moves it', async () => {
  // As in Safari, which does not follow what is in view.
  root.style.overflowAnchor = 'none';
  const late = document.body.appendChild(document.createElement('div'));
  fill();
  const card = cover();
  expect(await coveredStops(card, 3)).toEqual([]);
  const stop = focused();
  late.style.blockSize = `${card.getBoundingClientRect().top + 20 - stop.getBoundingClientRect().top}px`;
  await vi.waitFor(() =>
    expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top),
  );
});

it('a press on what is covered in part does not move it', async () => {
  fill();
  const field = document.createElement('input');
  field.style.cssText = `position: absolute; inset-block-start: ${innerHeight - 236}px; block-size: 40px; margin: 0`;
  document.body.append(field);
  cover();
  const before = scrollY;
  await userEvent.click(field, { position: { x: 20, y: 5 } });
  await frame();
  expect(document.activeElement).toBe(field);
  expect(scrollY).toBe(before);
});
