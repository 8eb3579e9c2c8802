/** Snow from the header: when it falls, what ends it, and that nothing of it stays. */

import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { snowDate } from '@travel-shell/store/keys/snowDate';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHeader, playBackEnd } from '../testPage.ts';
import { maySnow, today } from './maySnow.ts';
import { waitForSnow } from './waitForSnow.ts';

const scope = globalThis as { travelShell?: { config: ShellConfig } };
const skyOf = (root: ParentNode | null | undefined) => root?.querySelector<HTMLElement>('.snow') ?? null;
const skyOfHeader = () => skyOf(document.querySelector('travel-header')?.shadowRoot);

let stopBackEnd: () => void;
beforeEach(async () => {
  await page.viewport(1280, 720);
  localStorage.removeItem(snowDate.name);
  stopBackEnd = playBackEnd(authStateOf());
});
afterEach(() => {
  // First: a spy of a fake timer would bring that back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  stopBackEnd();
  delete scope.travelShell;
  localStorage.removeItem(snowDate.name);
});

function configure(config: Partial<ShellConfig>): void {
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  dispatchEvent(new Event('travel-configured'));
}

/** A header on a page where it snows at once. */
const mountWithSnow = (attributes: Record<string, string> = {}) => {
  configure({ snow: { idleMs: 0 } });
  return mountHeader({ snow: '', ...attributes });
};
const snows = () => expect.poll(skyOfHeader, { timeout: 5000 }).toBeTruthy();

describe('when it snows', () => {
  let end: () => void;
  let root: ShadowRoot;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  });
  afterEach(() => end());
  const wait = (idleMs = 10_000, maySnow = () => true) => {
    end = waitForSnow({ root, idleMs, maySnow });
  };

  test('MSC-018 after the idle time, and not before', () => {
    wait();
    vi.advanceTimersByTime(9999);
    expect(skyOf(root)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(skyOf(root)).toBeTruthy();
  });

  test.each(['scroll', 'keydown', 'mousedown', 'pointerdown', 'wheel'])('MSC-019 %s begins the time again', (type) => {
    wait();
    vi.advanceTimersByTime(9999);
    // An element that scrolls inside the page counts, too, though its event does not bubble.
    document.body.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(9999);
    expect(skyOf(root)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(skyOf(root)).toBeTruthy();
  });

  test.each(['scroll', 'keydown', 'mousedown', 'pointerdown', 'wheel'])(
    'MSC-019 MSC-O03 %s ends it for good',
    (type) => {
      wait();
      vi.advanceTimersByTime(10_000);
      document.body.dispatchEvent(new Event(type));
      expect(skyOf(root)).toBeNull();
      localStorage.removeItem(snowDate.name);
      vi.advanceTimersByTime(60_000);
      expect(skyOf(root)).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('a move of the pointer is no activity', () => {
    wait();
    vi.advanceTimersByTime(5000);
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    vi.advanceTimersByTime(5000);
    expect(skyOf(root)).toBeTruthy();
  });

  test('not in a hidden tab, which runs no timer; its time begins when the visitor is back', () => {
    wait();
    const isHidden = vi.spyOn(Document.prototype, 'hidden', 'get');
    const show = (hidden: boolean) => {
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    show(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(30_000);
    show(false);
    vi.advanceTimersByTime(9999);
    expect(skyOf(root)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(skyOf(root)).toBeTruthy();
    show(true);
    expect(skyOf(root)).toBeNull();
  });

  test.each([
    ['of the page', () => document.body.appendChild(document.createElement('dialog'))],
    [
      'in a component, with the focus',
      () => {
        const inside = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
        inside.innerHTML = '<dialog><button>OK</button></dialog>';
        return inside.firstElementChild as HTMLDialogElement;
      },
    ],
  ])('not over an open dialog %s, and one that opens ends it', (_what, make) => {
    const dialog = make();
    dialog.showModal();
    wait();
    vi.advanceTimersByTime(30_000);
    expect(skyOf(root)).toBeNull();
    dialog.close();
    vi.advanceTimersByTime(10_000);
    expect(skyOf(root)).toBeTruthy();
    dialog.showModal();
    vi.advanceTimersByTime(250);
    expect(skyOf(root)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('not over a dialog without the element of that name', () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true">Hello</div>');
    wait();
    vi.advanceTimersByTime(30_000);
    expect(skyOf(root)).toBeNull();
    (document.body.lastElementChild as HTMLElement).style.display = 'none';
    vi.advanceTimersByTime(10_000);
    expect(skyOf(root)).toBeTruthy();
  });

  test('CON-110 MSC-020 stores the local day when it begins', () => {
    vi.setSystemTime(new Date(2026, 11, 4, 23, 59, 0));
    wait();
    vi.advanceTimersByTime(9999);
    expect(localStorage.getItem('show_snow_animation')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(localStorage.getItem('show_snow_animation')).toBe('"2026-12-04"');
  });

  test('MSC-020 not where another tab has shown it meanwhile, and nothing waits any more', () => {
    wait(10_000, () => snowDate.read() !== today());
    snowDate.write(today());
    vi.advanceTimersByTime(10_000);
    expect(skyOf(root)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('two headers make one snow', () => {
    const ends = [root, document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })].map(
      (each) => waitForSnow({ root: each, idleMs: 10_000, maySnow: () => maySnow('') }),
    );
    end = () => ends.forEach((each) => void each());
    vi.advanceTimersByTime(11_000);
    const hosts = [...document.querySelectorAll('div')].filter(({ shadowRoot }) => skyOf(shadowRoot));
    expect(hosts).toEqual([root.host]);
  });

  test('not where storage is blocked, as it would snow on each page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    wait();
    vi.advanceTimersByTime(60_000);
    expect(skyOf(root)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('CON-078 MSC-022 each flake is 28 px high', () => {
    wait();
    vi.advanceTimersByTime(20_000);
    const flakes = [...(skyOf(root)?.querySelectorAll('svg') ?? [])];
    expect(flakes.length).toBeGreaterThan(10);
    for (const flake of flakes) {
      for (const animation of flake.getAnimations()) animation.cancel(); // turned, its box is larger
      expect(flake.getBoundingClientRect().height).toBe(28);
    }
  });

  test('lies in front of the page, catches nothing and is hidden from screen readers', () => {
    const button = document.body.appendChild(document.createElement('button'));
    Object.assign(button.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
    // The page clips and moves what is in the header.
    Object.assign((root.host as HTMLElement).style, {
      transform: 'translateX(5px)',
      overflow: 'hidden',
      height: '1px',
    });
    wait();
    vi.advanceTimersByTime(11_000);
    const sky = skyOf(root) as HTMLElement;
    const { x, y, width, height } = sky.getBoundingClientRect();
    expect([x, y, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    expect(sky.ariaHidden).toBe('true');
    const [flake] = sky.children as unknown as [SVGElement];
    flake.getAnimations()[0]?.cancel();
    Object.assign(flake.style, { left: '600px', insetBlockStart: '300px' });
    expect(document.elementFromPoint(614, 314)).toBe(button);
    sky.style.pointerEvents = 'auto';
    expect(document.elementFromPoint(614, 314), 'else it would be in front').toBe(root.host);
  });

  test('ends by itself when all flakes have fallen', async () => {
    wait();
    vi.advanceTimersByTime(20_000);
    expect(skyOf(root)?.children).toHaveLength(24);
    for (const flake of skyOf(root)?.querySelectorAll('svg') ?? []) {
      for (const animation of flake.getAnimations()) animation.finish();
    }
    await vi.waitFor(() => expect(skyOf(root)).toBeNull());
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('of a header', () => {
  test('CON-077 MSC-018 waits for 10 s where nothing else is configured', async () => {
    const header = await mountHeader();
    const timers = vi.spyOn(window, 'setTimeout');
    header.setAttribute('snow', '');
    const [start, ms] = await vi.waitUntil(
      () => timers.mock.calls.find(([run]) => typeof run === 'function' && run.name === 'start'),
      { timeout: 5000 },
    );
    expect(ms).toBe(10_000);
    expect(skyOfHeader()).toBeNull();
    (start as () => void)();
    expect(skyOfHeader()).toBeTruthy();
  });

  test('MSC-018 waits as long as configured, and has no snow without the attribute', async () => {
    configure({ snow: { idleMs: 0 } });
    const header = await mountHeader({ 'pride-logo': '' });
    await runPending();
    expect(skyOfHeader()).toBeNull();
    header.setAttribute('snow', '');
    await snows();
    header.removeAttribute('snow');
    await expect.poll(skyOfHeader).toBeNull();
  });

  test('MSC-020 snows once a local day', async () => {
    const header = await mountWithSnow();
    await snows();
    header.remove();
    await mountWithSnow();
    await runPending();
    expect(skyOfHeader()).toBeNull();
    document.body.replaceChildren();
    snowDate.write('2001-12-24');
    await mountWithSnow();
    await snows();
  });

  test('MSC-021 does not snow for who prefers reduced motion, also while it does', async () => {
    const restore = await reduceMotion();
    const header = await mountWithSnow();
    await runPending();
    expect(skyOfHeader()).toBeNull();
    expect(snowDate.read()).toBeUndefined();
    await restore();
    header.remove();
    await mountWithSnow();
    await snows();
    const again = await reduceMotion();
    await expect.poll(skyOfHeader).toBeNull();
    await again();
  });

  test.each([
    ['page-type="checkout"', { 'page-type': 'checkout' }, ''],
    ['a checkout header', {}, 'travel-checkout-header'],
  ])('does not snow on a checkout, known by %s', async (_what, attributes, tag) => {
    if (tag) document.body.append(document.createElement(tag));
    await mountWithSnow(attributes as Record<string, string>);
    await runPending();
    expect(skyOfHeader()).toBeNull();
    expect(snowDate.read()).toBeUndefined();
  });

  test('removing the header ends the snow', async () => {
    const header = await mountWithSnow();
    await snows();
    header.remove();
    await expect.poll(() => skyOf(header.shadowRoot)).toBeNull();
  });
});

test('500 runs leave heap, nodes and listeners as before', { timeout: 60_000 }, async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  await expectNoTrace(async () => {
    localStorage.removeItem(snowDate.name);
    const end = waitForSnow({ root, idleMs: 0, maySnow: () => true });
    await until(() => skyOf(root)?.firstElementChild, 'snow');
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(skyOf(root)).toBeNull();
    end();
  }, 500);
});
