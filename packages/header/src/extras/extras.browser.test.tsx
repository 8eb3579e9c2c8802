/** Partner banner, pickers, the trips drawer, banners of the page, and the navigation drawer. */

import { BRANDS, CONFIG_DEFAULTS, LOCALES } from '@travel-shell/core';
import { publish, readState } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { rendered } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PORTRAIT } from '../Header.fixtures.ts';
import { mountHeader, part, playBackEnd } from '../testPage.ts';

const scope = globalThis as { travelShell?: unknown };
let stopBackEnd: () => void;

const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};

beforeEach(async () => {
  await page.viewport(1280, 720);
  stopBackEnd = playBackEnd(authStateOf());
  document.addEventListener('click', stay);
});

afterEach(async () => {
  document.removeEventListener('click', stay);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
  await runPending(); // let pending requests of the headers finish
  stopBackEnd();
  delete scope.travelShell;
});

const find = (header: HTMLElement, selector: string) => header.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('partner banner', () => {
  const configured = {
    'partner-logo': PORTRAIT,
    'partner-name': 'Air Nord',
    'partner-message': 'In association with Air Nord',
  };

  test('HDR-028 shows only when configured', async () => {
    expect(find(await mountHeader({ 'partner-name': 'Air Nord' }), '.partner')).toBeNull();
    const header = await mountHeader(configured);
    expect(find(header, '.partner')).toBeTruthy();
    for (const name of Object.keys(configured)) header.removeAttribute(name);
    await expect.poll(() => find(header, '.partner')).toBeNull();
  });

  test("HDR-029 shows the partner's logo, with its name as text alternative", async () => {
    const header = await mountHeader(configured);
    await expect.element(page.getByRole('img', { name: 'Air Nord' })).toHaveAttribute('src', PORTRAIT);
    await expect.poll(() => find(header, '.partner img')?.clientHeight).toBeGreaterThan(15);
  });

  test('HDR-030 has the message, above the bar', async () => {
    const header = await mountHeader(configured);
    await expect.element(page.getByText('In association with Air Nord')).toBeVisible();
    const [banner, bar] = [part(header, '.partner'), part(header, '.bar')];
    expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  });

  test('ERR-055 a missing logo is logged, and the name replaces it', async () => {
    const missing = new URL('/no-such-logo.svg', import.meta.url.replace(/\.tsx.*/, '.none')).href;
    expectConsole(/LOGO_MISSING: The partner's logo .*no-such-logo\.svg could not be shown\./);
    const header = await mountHeader({ ...configured, 'partner-logo': missing });
    await expect.poll(() => find(header, '.partner b')?.textContent).toBe('Air Nord');
    await expect.element(page.getByText('In association with Air Nord')).toBeVisible();
    expect(find(header, '.bar')).toBeTruthy();
  });

  test.each([
    ['wide', 1280, {}],
    ['narrow, dark and Arabic', 390, { presentation: 'dark', locale: 'ar' }],
    ['AOS', 1024, { presentation: 'aos', brand: 'partner' }],
  ])('%s is accessible', async (_, width, attributes) => {
    await page.viewport(width, 720);
    const header = await mountHeader({ ...configured, 'under-logo': '', ...attributes });
    const { violations } = await axe.run(header, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  });
});

describe('pickers', () => {
  test.each([
    ['HDR-009', 'country-picker', 'travel-country-picker', 'travel-currency-picker'],
    ['HDR-010', 'currency-picker', 'travel-currency-picker', 'travel-country-picker'],
  ])('%s %s turns on <%s> only', async (_, attribute, tag, other) => {
    const header = await mountHeader({ brand: 'sister', locale: 'de-DE', presentation: 'dark' });
    expect(find(header, tag)).toBeNull();
    header.setAttribute(attribute, '');
    await expect.poll(() => find(header, tag)).toBeTruthy();
    expect(find(header, other)).toBeNull();
    const picker = part(header, tag) as HTMLElement & Record<string, unknown>;
    const given = ['brand', 'locale', 'presentation'].map((name) => picker.getAttribute(name) ?? picker[name]);
    expect(given).toEqual(['sister', 'de-DE', 'dark']);
    header.removeAttribute(attribute);
    await expect.poll(() => find(header, tag)).toBeNull();
  });

  test('in a narrow header a button opens a menu with them, in a wide one they are in the bar', async () => {
    const header = await mountHeader({ 'country-picker': '', 'currency-picker': '' }, { width: 390 });
    const pickers = ['country', 'currency'].map((name) => part(header, `travel-${name}-picker`));
    const shown = () => pickers.map((picker) => picker.checkVisibility());
    const button = page.getByRole('button', { name: 'Region settings' });
    expect(shown()).toEqual([false, false]);
    await button.click();
    expect(shown()).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toEqual([false, false]);
    header.parentElement?.style.setProperty('inline-size', '1100px');
    await expect.poll(shown).toEqual([true, true]);
    await expect.element(button).not.toBeInTheDocument();
    const bar = part(header, '.bar').getBoundingClientRect();
    for (const picker of pickers) expect(picker.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.bottom);
  });

  test('they have the attributes that the page has configured', async () => {
    const countryPicker = { site: 'de-AT', keepPath: true, stripSegments: 2 };
    const currencyPicker = { search: true, askToSave: false };
    scope.travelShell = { config: { ...CONFIG_DEFAULTS, countryPicker, currencyPicker } };
    const header = await mountHeader({ 'country-picker': '', 'currency-picker': '' });
    const written = (name: string) => part(header, name).outerHTML;
    expect(written('travel-country-picker')).toMatch(/ site="de-AT" keep-path="" strip-segments="2"/);
    expect(written('travel-currency-picker')).toMatch(/ search=""/);
    expect(written('travel-currency-picker')).not.toContain('ask-to-save');
  });

  test('HDR-009 HDR-010 they load once the header has rendered, if it is wide enough', async () => {
    const load = vi.fn(async () => {});
    scope.travelShell = { load };
    const header = await mountHeader({ 'country-picker': '', 'currency-picker': '' }, { width: 900 });
    await runPending();
    expect(load).not.toHaveBeenCalled();
    header.parentElement?.style.setProperty('inline-size', '1100px');
    await expect.poll(() => load.mock.calls.length).toBe(2);
    expect(load.mock.calls.flat().sort()).toEqual(['travel-country-picker', 'travel-currency-picker']);
  });

  test.each(BRANDS)(
    'the bar of %s reserves space for them: nothing is clipped, nothing scrolls sideways',
    async (brand) => {
      for (const locale of LOCALES) {
        const header = await mountHeader({ brand, locale, 'country-picker': '', 'currency-picker': '' });
        const texts = [...(header.shadowRoot?.querySelectorAll('.link-text') ?? [])];
        for (let width = 1024; width <= 1600; width += 96) {
          header.parentElement?.style.setProperty('inline-size', `${width}px`);
          const cut = texts.filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth);
          expect(
            cut.map(({ textContent }) => textContent),
            `${locale} at ${width}px`,
          ).toEqual([]);
          expect(part(header, '.bar').scrollWidth, `${locale} at ${width}px`).toBeLessThanOrEqual(width);
        }
        header.remove();
      }
    },
  );
});

describe('trips drawer', () => {
  test('HDR-007 the link of a header that has it requests it', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    expect(part(header, '.trips').dataset).toMatchObject({
      ...{ loads: 'travel-trips-drawer', requests: 'trips-drawer-toggle' },
    });
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('travel-trips-drawer-toggle', heard, { once: true });
    document.removeEventListener('click', stay); // the header itself must prevent the click
    await link('Trips').click();
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([{ open: true }]);
  });

  test('HDR-007 the link goes to the trips page when the request is not handled', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    const click = new Promise<boolean>((resolve) =>
      header.addEventListener('click', (event) => resolve(event.defaultPrevented)),
    );
    await link('Trips').click();
    expect(await click).toBe(false);
  });

  test('HDR-007 without it the link is a plain link', async () => {
    const header = await mountHeader();
    const heard = vi.fn();
    document.addEventListener('travel-trips-drawer-toggle', heard, { once: true });
    await link('Trips').click();
    expect(heard).not.toHaveBeenCalled();
    expect(part(header, '.trips').dataset.loads).toBeUndefined();
  });

  test('a click that opens another tab or window, or saves the link, is left to the browser', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    const asked: string[] = [];
    const clicks: boolean[] = [];
    const note = (event: Event) => clicks.push(event.defaultPrevented);
    header.addEventListener('click', note);
    for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'none']) {
      const hear = (event: Event) => {
        event.preventDefault();
        asked.push(modifier);
      };
      document.addEventListener('travel-trips-drawer-toggle', hear);
      const how = { bubbles: true, cancelable: true, composed: true, [modifier]: true };
      part(header, '.trips').dispatchEvent(new MouseEvent('click', how));
      document.removeEventListener('travel-trips-drawer-toggle', hear);
    }
    expect([asked, clicks]).toEqual([['none'], [false, false, false, false, true]]);
  });
});

describe('navigation drawer', () => {
  test('HDR-001 the menu button shows whether it is open, and requests the opposite', async () => {
    const header = await mountHeader();
    const button = part(header, '[part=menu-button]');
    const asked: unknown[] = [];
    header.addEventListener('travel-menu-toggle', (event) => asked.push((event as CustomEvent).detail));
    button.click();
    publish('drawer-opened', { drawer: 'trips' });
    await rendered();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    publish('drawer-opened', { drawer: 'navigation' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    publish('drawer-closed', { drawer: 'trips' });
    await rendered();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    button.click();
    publish('drawer-closed', { drawer: 'navigation' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(asked).toEqual([{ open: true }, { open: false }]);
  });
});

describe('banners', () => {
  /** A banner that stays at the top of the window. */
  function addBanner(className: string, height: number): HTMLElement {
    const banner = document.createElement('div');
    banner.className = className;
    Object.assign(banner.style, {
      position: 'fixed',
      insetBlockStart: '0',
      blockSize: `${height}px`,
      inlineSize: '100%',
    });
    document.body.append(banner);
    return banner;
  }

  const selectors = { 'ad-banners': '.ad', 'smart-banner': '.smart' };
  const offsetOf = (header: HTMLElement) => Number.parseFloat(getComputedStyle(header).insetBlockStart);

  function heard(header: HTMLElement): number[] {
    const offsets: number[] = [];
    header.addEventListener('travel-header-offset', (event) => offsets.push((event as CustomEvent).detail.offset));
    return offsets;
  }

  test('HDR-021 CON-033 the offset is 62 px', async () => {
    await mountHeader(selectors);
    const { headerOffsetState } = await import('./headerOffsetState.ts');
    headerOffsetState.onPage();
    expect(readState('headerOffset')).toBe(62);
  });

  test('HDR-022 CON-033 ad banners add to it, and the header stays below them', async () => {
    addBanner('ad', 50);
    const header = await mountHeader(selectors);
    await expect.poll(() => offsetOf(header)).toBe(50);
    expect(readState('headerOffset')).toBe(112);
    const offsets = heard(header);
    const other = addBanner('ad', 40);
    await expect.poll(() => offsetOf(header)).toBe(90);
    other.remove();
    await expect.poll(() => offsetOf(header)).toBe(50);
    expect(offsets).toEqual([152, 112]);
  });

  test('HDR-018 below banners the header sticks earlier by their height', async () => {
    document.body.style.margin = '0';
    const above = document.createElement('div');
    above.style.blockSize = '200px';
    document.body.append(above);
    addBanner('ad', 50);
    const header = await mountHeader(selectors);
    header.parentElement?.style.setProperty('block-size', '4000px');
    await expect.poll(() => offsetOf(header)).toBe(50);
    window.scrollTo(0, 157);
    await runPending();
    expect(header.getBoundingClientRect().top).toBe(50);
    expect(header.matches(':state(stuck)')).toBe(false);
    window.scrollTo(0, 158);
    await expect.poll(() => header.matches(':state(stuck)')).toBe(true);
  });

  describe('banners that change', () => {
    /** Fakes timers only; frames and observers keep running. */
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** Observers for a frame have run when the next frame starts. */
    const frames = async (count = 3) => {
      for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };

    /** A header that has measured its banner once. */
    async function mountBelow(className: string): Promise<{ header: HTMLElement; banner: HTMLElement }> {
      const banner = addBanner(className, 60);
      const header = await mountHeader(selectors);
      await frames();
      vi.advanceTimersByTime(5000);
      await frames();
      expect(offsetOf(header)).toBe(60);
      return { header, banner };
    }

    test('HDR-023 CON-036 measures a resized smart banner after 350 ms', async () => {
      const { header, banner } = await mountBelow('smart');
      banner.style.blockSize = '84px';
      await frames();
      vi.advanceTimersByTime(200);
      banner.style.blockSize = '90px';
      await frames();
      vi.advanceTimersByTime(149);
      expect(offsetOf(header)).toBe(60);
      vi.advanceTimersByTime(1);
      expect(offsetOf(header)).toBe(90);
    });

    test('HDR-024 CON-037 measures any other banner after 100 ms', async () => {
      const { header, banner } = await mountBelow('ad');
      banner.style.blockSize = '84px';
      await frames();
      vi.advanceTimersByTime(99);
      expect(offsetOf(header)).toBe(60);
      vi.advanceTimersByTime(1);
      expect(offsetOf(header)).toBe(84);
    });

    test('CON-038 MSC-079 scans a constantly changing page once per 100 ms', async () => {
      const { header } = await mountBelow('ad');
      const looks = vi.spyOn(Document.prototype, 'querySelectorAll');
      const count = () => looks.mock.calls.filter(([selector]) => selector === '.ad,.smart').length;
      for (let time = 0; time < 250; time += 10) {
        document.body.append(document.createElement('i'));
        await Promise.resolve(); // the observer runs
        vi.advanceTimersByTime(10);
      }
      expect(count()).toBe(2);
      vi.advanceTimersByTime(100);
      expect(count()).toBe(3);
      looks.mockRestore();
      expect(offsetOf(header)).toBe(60);
    });
  });

  test('cleans up when the attributes are removed', async () => {
    addBanner('ad', 50);
    const header = await mountHeader(selectors);
    await expect.poll(() => offsetOf(header)).toBe(50);
    for (const name of Object.keys(selectors)) header.removeAttribute(name);
    await expect.poll(() => header.hasAttribute('style')).toBe(false);
    expect(readState('headerOffset')).toBe(62);
  });

  test('an invalid selector is logged, and the header stays in place', async () => {
    expectConsole(/ATTRIBUTE_INVALID: <travel-header> cannot find banners by "!"/);
    const header = await mountHeader({ 'ad-banners': '!' });
    expect(offsetOf(header)).toBe(0);
  });
});
