import { BRANDS, LOCALES, PRESENTATIONS } from '@travel-shell/core';
import { OVERLAY_RANKS } from '@travel-shell/core/overlayRanks';
import { page, userEvent } from '@travel-shell/testing/browser';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playPrivacySignal } from '../../opt-out/testPage.ts';
import { ConsentSite, mountConsent, reopen } from '../testPage.ts';

let site: ConsentSite;

beforeEach(async () => {
  await page.viewport(1280, 720);
  site = new ConsentSite();
  site.lists = {
    functional: [{ name: 'travel_meta_hideCookieMessage', domain: 'vireo.example' }],
    advertising: [
      { name: '_fbp', domain: 'vireo.example' },
      { name: 'IDE', domain: 'doubleclick.net' },
    ],
  };
});
afterEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  await runPending(); // let pending requests finish
  site.end();
});

const banner = (element: HTMLElement) => part(element, '.banner');
const isShown = (element: HTMLElement) => banner(element).checkVisibility();
const headingOf = (element: HTMLElement) => parts(element, '.heading').find((each) => each.checkVisibility());
const heading = (element: HTMLElement) => headingOf(element)?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });

/** The line of analytics of a press in it. */
const pressed = (label: string) => ({ piece: 'consent', part: 'cookies', action: 'click', label });

/** The text of a record: version and language of what was shown. */
const TEXT = { version: 'cookies-1', locale: 'en-US' };

/** The banner, asking by itself. */
async function ask(): Promise<HTMLElement> {
  const element = await mountConsent();
  await expect.poll(() => isShown(element)).toBe(true);
  return element;
}

async function choose(element: HTMLElement): Promise<void> {
  await button('Manage choices').click();
  await expect.poll(() => heading(element)).toBe('Choose your cookies');
}

describe('whether it shows', () => {
  test('CNS-002 CNS-004 CON-061 asks while the cookie is missing, and where the provider wants it', async () => {
    const element = await ask();
    expect(site.calls).toEqual(['cookiesData']);
    expect(element.matches(':state(open)')).toBe(true);
    document.body.replaceChildren();
    site.cookies.set('consent', 'strictlyNecessary.analytical');
    const decided = await mountConsent();
    await runPending();
    expect(isShown(decided)).toBe(false);
    expect(site.calls).toEqual(['cookiesData']);
  });

  test('CNS-002 a cookie that does not parse counts as missing', async () => {
    site.cookies.set('consent', '%7B%7D');
    await ask();
  });

  test('CNS-004 STA-087 it does not ask where the provider does not want it', async () => {
    site.data = { ...site.data, betterUx: false };
    const element = await mountConsent();
    await expect.poll(() => site.calls).toEqual(['cookiesData']);
    await runPending();
    expect(isShown(element)).toBe(false);
  });

  test('CNS-001 CON-066 hcd=true in the query hides it', async () => {
    history.replaceState(null, '', '?hcd=true');
    const hidden = await mountConsent();
    await runPending();
    expect(isShown(hidden)).toBe(false);
    document.body.replaceChildren();
    history.replaceState(null, '', '?hcd=1');
    await ask();
  });

  test('CNS-003 CNS-O09 without categories of consent it shows neither by itself nor on request', async () => {
    site.end();
    site = new ConsentSite(undefined, { consentCategories: false });
    const element = await mountConsent();
    reopen(element);
    await runPending();
    expect(isShown(element)).toBe(false);
    expect(site.calls).toEqual([]);
  });

  test('with the back end down it opens, and closes', async () => {
    site.isDown = true;
    expectConsole(/CONSENT_FAILED: The list of missing consents/);
    const element = await ask();
    const lines = expectConsole(/CONSENT_FAILED: The decision/);
    expectConsole(/CONSENT_FAILED: The pressed button/);
    await button('Reject all').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.sent('record')).toHaveLength(1);
    await expect.poll(() => lines.length).toBe(1);
    expect(site.eventsOf('travel-consent-declined')).toEqual([{ regime: 'cookies' }]);
  });

  test('it waits for what is already open, and what opens by itself waits for it', async () => {
    const { enterOverlayQueue } = await import('@travel-shell/store/page');
    const leave = enterOverlayQueue(OVERLAY_RANKS.request, { show() {} });
    const element = await mountConsent();
    await expect.poll(() => site.calls).toEqual(['cookiesData']);
    await runPending();
    expect(isShown(element)).toBe(false);
    leave();
    await expect.poll(() => isShown(element)).toBe(true);
    const shown: string[] = [];
    const leavePrompt = enterOverlayQueue(OVERLAY_RANKS.offer, { show: () => shown.push('prompt') });
    expect(shown).toEqual([]);
    await button('Reject all').click();
    await expect.poll(() => shown).toEqual(['prompt']);
    leavePrompt();
  });
});

describe('its place', () => {
  test('CNS-009 CON-056 it is 356 px wide, and 288 px in a window of 320 px, on the landing and in the selection', async () => {
    const element = await ask();
    const expectWidths = async () => {
      for (const [width, expected] of [
        [1280, 356],
        [700, 356],
        [320, 288],
      ] as const) {
        await page.viewport(width, 720);
        expect(banner(element).getBoundingClientRect().width, `${width} px`).toBeCloseTo(expected, 0);
      }
    };
    await expectWidths();
    await choose(element);
    await expectWidths();
  });

  test.each([
    ['en-US', { '': 1280 - 16, 0: 16 + 356, 0.5: 640 + 178 }],
    ['ar', { '': 16 + 356, 0: 1280 - 16 }],
  ])('in %s its right edge is where --travel-consent-place says', async (locale, edges) => {
    const element = await mountConsent({ locale });
    await expect.poll(() => isShown(element)).toBe(true);
    for (const [place, expected] of Object.entries(edges)) {
      element.style.setProperty('--travel-consent-place', place);
      expect(banner(element).getBoundingClientRect().right, place).toBeCloseTo(expected, 0);
    }
  });

  test.each(LOCALES)(
    'in %s a page may have it in a bar of one row, with its selection as wide as ever; at 320 px nothing is cut off',
    async (locale) => {
      const element = await mountConsent({ locale });
      element.style.setProperty('--travel-consent-width', '100%');
      await expect.poll(() => isShown(element)).toBe(true);
      const { width, height } = banner(element).getBoundingClientRect();
      expect(width).toBeCloseTo(1280 - 32, 0);
      expect(height).toBeLessThan(720 / 4);
      // The boxes of each text's first line, which is inline.
      const starts = ['.heading', '.lead'].map((each) => part(element, each).getClientRects()[0] as DOMRect);
      expect(new Set(starts.map(({ left, right }) => Math.round(locale === 'ar' ? right : left))).size).toBe(1);
      const boxes = parts(element, '.form > .actions button').map((each) => each.getBoundingClientRect());
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      expect(
        parts(element, '.banner *').filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth),
      ).toEqual([]);

      const isWhole = () =>
        [banner(element), ...parts(element, '.banner *')].every(({ scrollWidth, clientWidth }) =>
          clientWidth === 0 ? true : scrollWidth <= clientWidth + 1,
        );
      element.style.removeProperty('--travel-consent-width');
      await page.viewport(320, 480);
      expect(isWhole()).toBe(true);
      expect(banner(element).getBoundingClientRect().bottom).toBeLessThanOrEqual(480);
      part(element, '.wide').click();
      await expect.poll(() => part(element, '[part=category]').checkVisibility()).toBe(true);
      expect(isWhole()).toBe(true);

      element.style.setProperty('--travel-consent-width', '100%');
      await page.viewport(1280, 720);
      expect(banner(element).getBoundingClientRect().width).toBeCloseTo(356, 0);
    },
  );

  test.each(LOCALES)('in %s it takes at most 60 % of a phone, with each of its buttons in sight', async (locale) => {
    for (const brand of BRANDS) {
      const element = await mountConsent({ locale, brand });
      await expect.poll(() => isShown(element)).toBe(true);
      for (const [width, height] of [
        [320, 640],
        [390, 844],
      ] as const) {
        await page.viewport(width, height);
        const box = banner(element).getBoundingClientRect();
        expect(box.height).toBeLessThanOrEqual(height * 0.6 + 0.5);
        for (const each of parts(element, '.form > .actions button')) {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          expect(top).toBeGreaterThan(box.top);
          expect(bottom).toBeLessThanOrEqual(box.bottom);
          const hit = element.shadowRoot?.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          expect(each.contains(hit ?? null)).toBe(true);
        }
        // The text above them can be read: it scrolls.
        const { offsetTop } = part(element, '.actions');
        expect(offsetTop).toBeGreaterThan(120);
      }
      element.remove();
    }
  });

  test('is a region, first in the order of tabs, without a trap, and the page scrolls', async () => {
    const before = document.createElement('div');
    const element = await ask();
    before.innerHTML = '<a href="#below">Below</a><div style="block-size: 3000px"></div>';
    document.body.append(before);
    await expect.element(page.getByRole('region', { name: 'We use cookies' })).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(element);
    for (const _button of [1, 2, 3, 4, 5]) await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Below');
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    window.scrollTo(0, 500);
    expect(window.scrollY).toBe(500);
    window.scrollTo(0, 0);
  });

  test('Escape and a press beside it answer nothing', async () => {
    const element = await ask();
    part(element, '[value=accept]').focus();
    await userEvent.keyboard('{Escape}');
    document.body.click();
    await runPending();
    expect(isShown(element)).toBe(true);
    expect(site.calls).toEqual(['cookiesData']);
  });

  test('accepting and rejecting look alike', async () => {
    const element = await ask();
    const [accept, decline] = ['accept', 'decline'].map((value) => part(element, `[value=${value}]`));
    const looks = (each?: HTMLElement) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(each as HTMLElement);
      const { width, height } = (each as HTMLElement).getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, borderColor, width: Math.round(width), height };
    };
    expect(looks(accept)).toEqual(looks(decline));
  });
});

/** As WCAG 2.2 has it. */
function contrastOf(element: HTMLElement): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [a, b] = [color, backgroundColor].map(luminanceOf) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(BRANDS)('in %s accepting and rejecting have a contrast of 5:1 at least', async (brand) => {
  for (const presentation of PRESENTATIONS) {
    const element = await mountConsent({ brand, presentation });
    await expect.poll(() => isShown(element)).toBe(true);
    for (const value of ['accept', 'decline']) {
      expect(contrastOf(part(element, `[value=${value}]`)), presentation).toBeGreaterThanOrEqual(5);
    }
    element.remove();
  }
});

test("the browser's signal to opt out is shown as honored, and only then", async () => {
  const element = await ask();
  expect(part(element, '.signal').checkVisibility()).toBe(false);
  document.body.replaceChildren();
  onTestFinished(playPrivacySignal(true));
  const other = await ask();
  expect(part(other, '.signal').checkVisibility()).toBe(true);
  expect(part(other, '.signal').textContent).toContain('Opt-out signal honored');
});

describe('answering', () => {
  test('CNS-010 CNS-016 CNS-017 CNS-018 CNS-005 accept closes it, records all categories and its text, and is logged', async () => {
    const element = await ask();
    expect(heading(element)).toBe('We use cookies');
    await button('Accept all').click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.eventsOf('travel-consent-given')).toHaveLength(1);
    const record = JSON.parse(site.sent('record')[0] as string);
    expect(record.acceptedCategories).toEqual(['strictlyNecessary', 'functional', 'advertising', 'analytical']);
    expect(record.text).toEqual(TEXT);
    expect(site.sent('log').map((text) => JSON.parse(text))).toEqual([{ isRepeat: true, action: 'ACCEPT_ALL' }]);
    expect(site.eventsOf('travel-track')).toEqual([pressed('accept')]);
    expect(element.matches(':state(open)')).toBe(false);
  });

  test.each([
    [
      'CNS-019 CNS-021 decline records only what is necessary, and publishes a declined event',
      ...['Reject all', 'REJECT', 'decline'],
    ],
    [
      'CNS-020 CNS-022 the close icon records only what is necessary, and publishes a declined event',
      ...['Close without accepting', 'CLOSE', 'close'],
    ],
  ])('%s; it closes the banner (CNS-O12)', async (_id, name, action, label) => {
    const element = await ask();
    await button(name).click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.sent('record')).toHaveLength(1);
    const record = JSON.parse(site.sent('record')[0] as string);
    expect(record.acceptedCategories).toEqual(['strictlyNecessary']);
    expect(record.text).toEqual(TEXT);
    expect(site.eventsOf('travel-consent-declined')).toEqual([{ regime: 'cookies' }]);
    expect(site.eventsOf('travel-consent-given')).toEqual([]);
    expect(site.sent('log').map((text) => JSON.parse(text))).toEqual([{ isRepeat: true, action }]);
    expect(site.eventsOf('travel-track')).toEqual([pressed(label)]);
  });

  test('the choice paints before anything is sent, and is sent at once where the page is left', async () => {
    const element = await ask();
    // No frame comes meanwhile.
    const { requestAnimationFrame: nextFrame } = window;
    const frames = new Map<number, FrameRequestCallback>();
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.set(frames.size + 1, run).size);
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.set(frame, () => {}));
    part(element, '[value=accept]').click();
    await runPending();
    expect([isShown(element), site.sent('record')]).toEqual([false, []]);
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => site.sent('record')).toHaveLength(1);
    vi.unstubAllGlobals();
    for (const run of frames.values()) nextFrame(run);
    await runPending();
    expect(site.sent('record')).toHaveLength(1);
  });

  test('an answer elsewhere on the page closes it', async () => {
    const element = await ask();
    document.dispatchEvent(
      new CustomEvent('travel-consent-declined', { bubbles: true, detail: { regime: 'cookies' } }),
    );
    await expect.poll(() => isShown(element)).toBe(false);
    expect(site.sent('record')).toEqual([]);
  });
});

describe('choosing', () => {
  test('CNS-006 CNS-007 CNS-008 CNS-011 shows a switch for each category: one is locked on, the others are off', async () => {
    const element = await ask();
    await choose(element);
    const switches = parts<HTMLInputElement>(element, '[role=switch]');
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    const labels = parts(element, '[part=label]').map(({ textContent }) => textContent);
    expect(labels).toEqual(['Strictly necessary', 'Functional', 'Advertising', 'Analytics']);
    expect(element.shadowRoot?.activeElement).toBe(headingOf(element));
    switches[0]?.click();
    expect(switches[0]?.checked).toBe(true);
  });

  test.each([
    ['Accept all', 'travel-consent-given', 'accept'],
    ['Reject all', 'travel-consent-declined', 'decline'],
  ])('all or nothing can still be answered where categories are chosen: %s', async (name, event, label) => {
    const element = await ask();
    await choose(element);
    await switchOf('Advertising').click();
    await button(name).click();
    expect(isShown(element)).toBe(false);
    await expect.poll(() => site.eventsOf(event)).toHaveLength(1);
    expect(site.eventsOf('travel-track')).toEqual([pressed('manage'), pressed(label)]);
  });

  test('Enter on a switch answers nothing', async () => {
    const element = await ask();
    await choose(element);
    (switchOf('Advertising').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await runPending();
    expect(isShown(element)).toBe(true);
    expect(site.calls).toEqual(['cookiesData']);
  });

  test('CNS-017 records exactly the chosen categories, and their text', async () => {
    const element = await ask();
    await choose(element);
    await switchOf('Advertising').click();
    await switchOf('Analytics').click();
    await switchOf('Advertising').click();
    await button('Save choices').click();
    expect(isShown(element)).toBe(false);
    const accepted = ['strictlyNecessary', 'analytical'];
    await expect
      .poll(() => site.eventsOf('travel-consent-given'))
      .toEqual([{ regime: 'cookies', accepted, acceptedCategories: accepted }]);
    expect(JSON.parse(site.sent('record')[0] as string).text).toEqual(TEXT);
    expect(site.sent('log').map((text) => JSON.parse(text).action)).toEqual(['ACCEPT_PARTIAL']);
    expect(site.eventsOf('travel-track')).toEqual([pressed('manage'), pressed('save')]);
  });

  test('CNS-012 CNS-013 CNS-015 the details list the cookies of a category, and back keeps the switches', async () => {
    const element = await ask();
    await choose(element);
    await switchOf('Advertising').click();
    await button('Show cookies: Advertising').click();
    await expect.poll(() => heading(element)).toBe('Advertising');
    const cells = parts(element, 'td').map(({ textContent }) => textContent);
    expect(cells).toEqual(['_fbp', 'vireo.example', 'IDE', 'doubleclick.net']);
    expect(element.shadowRoot?.activeElement).toBe(headingOf(element));
    await button('Back').click();
    expect(heading(element)).toBe('Choose your cookies');
    await expect.element(switchOf('Advertising')).toBeChecked();
    await button('Back').click();
    expect(heading(element)).toBe('We use cookies');
  });

  test.each(['en-US', 'ar'])('in the details a column begins at the edge of its heading: %s', async (locale) => {
    const element = await mountConsent({ locale });
    await expect.poll(() => isShown(element)).toBe(true);
    part(element, '[value=manage]').click();
    expect(part(element, '.category').checkVisibility()).toBe(true);
    const ADVERTISING = 2;
    parts(element, '.category .ts-button')[ADVERTISING]?.click();
    await expect.poll(() => parts(element, 'td').length).toBe(4);
    /** The edge where the text of each cell begins, by column. */
    const edges = parts(element, 'tr').map((row) =>
      [...row.children].map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { left, right } = text.getBoundingClientRect();
        return Math.round(locale === 'ar' ? right : left);
      }),
    );
    expect(new Set(edges.map(String)).size).toBe(1);
  });

  test('CNS-013 CNS-014 of a category without cookies there are no details: the view stays, and one error is logged', async () => {
    const element = await ask();
    await choose(element);
    const lines = expectConsole(/CONSENT_FAILED.*analytical has no cookies/);
    await button('Show cookies: Analytics').click();
    await expect.poll(() => lines.length).toBe(1);
    expect(heading(element)).toBe('Choose your cookies');
    await runPending();
    expect(lines).toHaveLength(1);
  });

  test('where the list cannot be had, it says so, and the choice counts all the same', async () => {
    const element = await ask();
    await choose(element);
    site.isDown = true;
    expectConsole(/CONSENT_FAILED/);
    await button('Show cookies: Advertising').click();
    await expect.element(page.getByText('The list of cookies could not be loaded.', { exact: false })).toBeVisible();
    expect(heading(element)).toBe('Choose your cookies');
    site.isDown = false;
    await button('Save choices').click();
    await expect.poll(() => site.sent('record')).toHaveLength(1);
  });
});
