/** The logo's looks by attributes and configuration. */

import { BRANDS, type Brand, CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { BREAKPOINTS } from '@travel-shell/tokens';
import { UNDER_LOGOS } from '@travel-shell/tokens/underLogos';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountHeader, part, playBackEnd } from '../testPage.ts';

const scope = globalThis as { travelShell?: { config: ShellConfig } };
let stopBackEnd: () => void;

beforeEach(async () => {
  await page.viewport(1600, 720);
  stopBackEnd = playBackEnd(authStateOf());
});

afterEach(async () => {
  document.body.replaceChildren();
  await runPending(); // let pending requests of the headers finish
  stopBackEnd();
  delete scope.travelShell;
});

function configure(config: Partial<ShellConfig>): void {
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
  dispatchEvent(new Event('travel-configured'));
}

const isShown = (header: HTMLElement, selector: string) =>
  Boolean(header.shadowRoot?.querySelector(selector)?.getClientRects().length);
const hasWord = (header: HTMLElement) => isShown(header, '.logo-word');
const setWidth = (header: HTMLElement, em: number) =>
  header.parentElement?.style.setProperty('inline-size', `${em * 16}px`);

/** Whether the word shows just below and at the width, in em. */
function wordAround(header: HTMLElement, em: number): boolean[] {
  return [em - 0.1, em].map((width) => {
    setWidth(header, width);
    return hasWord(header);
  });
}

describe('size', () => {
  test('without a mode the word shows wherever it fits', async () => {
    expect(wordAround(await mountHeader(), 27)).toEqual([false, true]);
  });

  test.each(BRANDS)('HDR-014 CON-076 non-compact: the logo of %s always has its word', async (brand) => {
    const header = await mountHeader({ brand, 'logo-size': 'non-compact' });
    for (const width of [20, 26, 40, 80]) {
      setWidth(header, width);
      expect(hasWord(header), `${width}em`).toBe(true);
    }
    header.setAttribute('compact', '');
    expect(hasWord(header)).toBe(true);
  });

  test.each([
    ['normal-from-m', BREAKPOINTS.m],
    ['normal-from-l', BREAKPOINTS.l],
    ['normal-from-xl', BREAKPOINTS.xl],
  ] as const)('HDR-014 CON-076 %s: the mark alone, and the word from %dem', async (size, em) => {
    const header = await mountHeader({ 'logo-size': size });
    expect(wordAround(header, em)).toEqual([false, true]);
    expect(isShown(header, '.logo-mark')).toBe(true);
  });

  test('a smaller logo leaves room for more items', async () => {
    const visible = (header: HTMLElement) =>
      [...(header.shadowRoot?.querySelectorAll('.nav-bar li') ?? [])].filter((item) =>
        item.checkVisibility({ visibilityProperty: true }),
      ).length;
    const [plain, small] = [await mountHeader(), await mountHeader({ 'logo-size': 'normal-from-xl' })];
    const more = [];
    for (const width of [54, 60, 64, 70]) {
      for (const header of [plain, small]) setWidth(header, width);
      // The widths are measured in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (visible(small) > visible(plain)) more.push(width);
    }
    expect(more).not.toEqual([]);
  });
});

describe("STA-089 the site's configuration", () => {
  const logo = { normalFromMedium: ['hotels'], normalFromExtraLarge: ['flights'] } as const;

  test('HDR-015 a vertical in the medium list has the normal logo from the medium breakpoint', async () => {
    configure({ logo });
    const header = await mountHeader({ 'active-vertical': 'hotels' });
    expect(wordAround(header, BREAKPOINTS.m)).toEqual([false, true]);
  });

  test('HDR-016 a vertical in the extra-large list has it from the extra-large breakpoint', async () => {
    configure({ logo });
    const header = await mountHeader({ 'active-vertical': 'flights' });
    expect(wordAround(header, BREAKPOINTS.xl)).toEqual([false, true]);
  });

  test('a vertical in neither list has the default, and an attribute overrides both lists', async () => {
    configure({ logo });
    expect(wordAround(await mountHeader({ 'active-vertical': 'cars' }), 27)).toEqual([false, true]);
    const header = await mountHeader({ 'active-vertical': 'flights', 'logo-size': 'normal-from-m' });
    expect(wordAround(header, BREAKPOINTS.m)).toEqual([false, true]);
  });

  test('applies a configuration that is set later', async () => {
    const header = await mountHeader({ 'active-vertical': 'flights' });
    setWidth(header, 60);
    expect(hasWord(header)).toBe(true);
    configure({ logo });
    await expect.poll(() => hasWord(header)).toBe(false);
  });
});

describe('under-logo', () => {
  test.each(BRANDS)('HDR-003 the under-logo of %s shows beneath the logo only when enabled', async (brand) => {
    const plain = await mountHeader({ brand });
    expect(isShown(plain, '.under-logo')).toBe(false);
    const header = await mountHeader({ brand, 'under-logo': '' });
    const [mark, under] = ['.logo-mark', '.under-logo'].map((selector) =>
      part(header, selector).getBoundingClientRect(),
    );
    expect(under?.top).toBeGreaterThanOrEqual(mark?.bottom ?? 0);
    expect(under?.height).toBeLessThan((mark?.height ?? 0) / 2);
    expect(header.getBoundingClientRect().height).toBe(80);
  });

  test('HDR-003 STA-089 shows when the site has configured it', async () => {
    configure({ logo: { isUnderLogoEnabled: true } });
    expect(isShown(await mountHeader(), '.under-logo')).toBe(true);
  });

  test('ERR-055 logs when a brand has none, and shows the logo alone', async () => {
    const known = UNDER_LOGOS.sister;
    delete UNDER_LOGOS.sister;
    try {
      expectConsole(/LOGO_MISSING: "sister" has no logo to stand beneath its own\./);
      const header = await mountHeader({ brand: 'sister' satisfies Brand, 'under-logo': '' });
      expect(isShown(header, '.logo-mark')).toBe(true);
      expect(isShown(header, '.under-logo')).toBe(false);
    } finally {
      if (known) UNDER_LOGOS.sister = known;
    }
  });
});

describe('colours', () => {
  const inkOf = (header: HTMLElement, selector: string) => getComputedStyle(part(header, selector)).fill;

  test.each(BRANDS)('STA-089 inverted, the logo of %s has the colour of the bar', async (brand) => {
    const header = await mountHeader({ brand, 'logo-inverted': '' });
    const { backgroundColor } = getComputedStyle(part(header, '.header'));
    expect(inkOf(header, '.logo-word path')).toBe(backgroundColor);
    const marks = [...(header.shadowRoot?.querySelectorAll('.logo-mark path') ?? [])];
    expect(marks.some((path) => getComputedStyle(path).fill === backgroundColor)).toBe(true);
  });

  test.each(BRANDS)('MSC-037 the logo of %s is in pride colours when the flag is on', async (brand) => {
    const plain = await mountHeader({ brand });
    expect(inkOf(plain, '.logo-mark path')).not.toContain('travel-pride');
    const header = await mountHeader({ brand, 'pride-logo': '' });
    expect(inkOf(header, '.logo-mark path')).toContain('#travel-pride');
    expect(header.shadowRoot?.querySelectorAll('#travel-pride stop')).toHaveLength(12);
  });
});
