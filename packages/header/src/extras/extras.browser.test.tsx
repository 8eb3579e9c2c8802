/** Partner banner, pickers, the trips drawer, banners of the page, and the navigation drawer. */
import { authStateOf } from '@travel-shell/api/authStateOf';
import { BRANDS, LOCALES } from '@travel-shell/contract';
import { publish, readState } from '@travel-shell/store';
import { OFFSETS } from '@travel-shell/tokens';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectConsole } from '../../../../scripts/testConsole.ts';
import { PORTRAIT } from '../Header.fixtures.ts';
import { mountHeader, part, playBackEnd } from '../testPage.ts';
import { RESIZE_LIMIT } from '../watchStuck.ts';
import { PAGE_LIMIT, SMART_BANNER_LIMIT } from './watchBanners.ts';

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
  await pause(50); // what headers have asked is answered before the end
  stopBackEnd();
  delete scope.travelShell;
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const find = (header: HTMLElement, selector: string) => header.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('partner banner', () => {
  const configured = {
    'partner-logo': PORTRAIT,
    'partner-name': 'Air Nord',
    'partner-message': 'In association with Air Nord',
  };

  test('HDR-028 shows only where it is configured', async () => {
    expect(find(await mountHeader({ 'partner-name': 'Air Nord' }), '.partner')).toBeNull();
    const header = await mountHeader(configured);
    expect(find(header, '.partner')).toBeTruthy();
    for (const name of Object.keys(configured)) header.removeAttribute(name);
    await expect.poll(() => find(header, '.partner')).toBeNull();
  });

  test("HDR-029 has the partner's logo, by its name", async () => {
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

  test('ERR-055 a logo that is missing is logged, and the name stands in its place', async () => {
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
    const { violations } = await axe.run(header);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  });
});

describe('pickers', () => {
  test.each([
    ['HDR-009', 'country-picker', 'travel-country-picker', 'travel-currency-picker'],
    ['HDR-010', 'currency-picker', 'travel-currency-picker', 'travel-country-picker'],
  ])('%s %s switches <%s> on, and it alone', async (_, attribute, tag, other) => {
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

  test('HDR-009 HDR-010 they are asked of the loader once the header has rendered, where it is wide enough', async () => {
    const load = vi.fn(async () => {});
    scope.travelShell = { load };
    const header = await mountHeader({ 'country-picker': '', 'currency-picker': '' }, { width: 900 });
    await pause(100);
    expect(load).not.toHaveBeenCalled();
    header.parentElement?.style.setProperty('inline-size', '1100px');
    await expect.poll(() => load.mock.calls.length).toBe(2);
    expect(load.mock.calls.flat().sort()).toEqual(['travel-country-picker', 'travel-currency-picker']);
  });

  test.each(BRANDS)('the bar of %s keeps room for them: nothing is cut, nothing scrolls sideways', async (brand) => {
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
  });
});

describe('trips drawer', () => {
  test('HDR-007 the header has it where it is switched on, and its link asks for it', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    expect(find(header, 'travel-trips-drawer')).toBeTruthy();
    expect(part(header, '.trips').dataset.loads).toBe('travel-trips-drawer');
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('travel-trips-drawer-toggle', heard, { once: true });
    document.removeEventListener('click', stay); // the header alone must hold the click back
    await link('Trips').click();
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([{ open: true }]);
  });

  test('HDR-007 where nobody takes it over the link leads to the trips page', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    const click = new Promise<boolean>((resolve) =>
      header.addEventListener('click', (event) => resolve(event.defaultPrevented)),
    );
    await link('Trips').click();
    expect(await click).toBe(false);
  });

  test('HDR-007 without it the link is only a link', async () => {
    const header = await mountHeader();
    const heard = vi.fn();
    document.addEventListener('travel-trips-drawer-toggle', heard, { once: true });
    await link('Trips').click();
    expect(heard).not.toHaveBeenCalled();
    expect(find(header, 'travel-trips-drawer')).toBeNull();
    expect(part(header, '.trips').dataset.loads).toBeUndefined();
  });

  test('a click that means another tab is left to the browser', async () => {
    const header = await mountHeader({ 'trips-drawer': '' });
    const heard = vi.fn();
    document.addEventListener('travel-trips-drawer-toggle', heard, { once: true });
    const how = { bubbles: true, cancelable: true, composed: true, metaKey: true };
    part(header, '.trips').dispatchEvent(new MouseEvent('click', how));
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('navigation drawer', () => {
  test('HDR-001 the menu button tells whether it is open, and asks for the other', async () => {
    const header = await mountHeader();
    const button = part(header, '[part=menu-button]');
    const asked: unknown[] = [];
    header.addEventListener('travel-menu-toggle', (event) => asked.push((event as CustomEvent).detail));
    button.click();
    publish('drawer-opened', { drawer: 'trips' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    publish('drawer-opened', { drawer: 'navigation' });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
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
    expect(OFFSETS.header).toBe(62);
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

  test('HDR-018 below banners the header sticks earlier, by their height', async () => {
    document.body.style.margin = '0';
    const above = document.createElement('div');
    above.style.blockSize = '200px';
    document.body.append(above);
    addBanner('ad', 50);
    const header = await mountHeader(selectors);
    header.parentElement?.style.setProperty('block-size', '4000px');
    await expect.poll(() => offsetOf(header)).toBe(50);
    window.scrollTo(0, 157);
    await pause(RESIZE_LIMIT * 3);
    expect(header.getBoundingClientRect().top).toBe(50);
    expect(header.matches(':state(stuck)')).toBe(false);
    window.scrollTo(0, 158);
    await expect.poll(() => header.matches(':state(stuck)')).toBe(true);
  });

  describe('that change', () => {
    /** Timers stand still until told; frames and observers go on. */
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** What is seen in a frame has been told to observers when the next one begins. */
    const frames = async (count = 3) => {
      for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };

    /** A header whose first look at the size of a banner is over. */
    async function mountBelow(className: string): Promise<{ header: HTMLElement; banner: HTMLElement }> {
      const banner = addBanner(className, 60);
      const header = await mountHeader(selectors);
      await frames();
      vi.advanceTimersByTime(SMART_BANNER_LIMIT);
      await frames();
      expect(offsetOf(header)).toBe(60);
      return { header, banner };
    }

    test('HDR-023 CON-036 a smart banner that changes its size is looked at after 350 ms', async () => {
      expect(SMART_BANNER_LIMIT).toBe(350);
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

    test('HDR-024 CON-037 any other banner after 100 ms', async () => {
      expect(RESIZE_LIMIT).toBe(100);
      const { header, banner } = await mountBelow('ad');
      banner.style.blockSize = '84px';
      await frames();
      vi.advanceTimersByTime(99);
      expect(offsetOf(header)).toBe(60);
      vi.advanceTimersByTime(1);
      expect(offsetOf(header)).toBe(84);
    });

    test('CON-038 MSC-079 a page that changes all the time is looked through once in 100 ms', async () => {
      expect(PAGE_LIMIT).toBe(100);
      const { header } = await mountBelow('ad');
      const looks = vi.spyOn(document, 'querySelectorAll');
      const count = () => looks.mock.calls.filter(([selector]) => selector === '.ad,.smart').length;
      for (let time = 0; time < 250; time += 10) {
        document.body.append(document.createElement('i'));
        await Promise.resolve(); // the observer hears of it
        vi.advanceTimersByTime(10);
      }
      expect(count()).toBe(2);
      vi.advanceTimersByTime(PAGE_LIMIT);
      expect(count()).toBe(3);
      looks.mockRestore();
      expect(offsetOf(header)).toBe(60);
    });
  });

  test('nothing of it stays when the attributes go', async () => {
    addBanner('ad', 50);
    const header = await mountHeader(selectors);
    await expect.poll(() => offsetOf(header)).toBe(50);
    for (const name of Object.keys(selectors)) header.removeAttribute(name);
    await expect.poll(() => header.hasAttribute('style')).toBe(false);
    expect(readState('headerOffset')).toBe(62);
  });

  test('what is no selector is named, and the header stays where it is', async () => {
    expectConsole(/ATTRIBUTE_INVALID: <travel-header> cannot find banners by "!"/);
    const header = await mountHeader({ 'ad-banners': '!' });
    expect(offsetOf(header)).toBe(0);
  });
});
