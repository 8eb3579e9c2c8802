import { BRANDS, CONFIG_DEFAULTS, LOCALES, type Presentation } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, render, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bookerAs, LONG_NAME, MANY_ITEMS, PORTRAIT, signedInAs } from './Header.fixtures.ts';
import { answerWith, mountHeader, part, playBackEnd } from './testPage.ts';

let stopBackEnd: () => void;

/** Captures link targets without leaving the page under test. */
const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};

beforeEach(async () => {
  await page.viewport(1280, 720);
  stopBackEnd = playBackEnd(authStateOf());
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
  stopBackEnd();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
  history.replaceState(null, '', window.location.pathname + window.location.search);
});

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The focused element inside the header's shadow root. */
const expectFocus = (header: HTMLElement, control: () => Element | null) =>
  expect.poll(() => header.shadowRoot?.activeElement ?? null).toBe(control());
const heightOf = (header: HTMLElement) => header.getBoundingClientRect().height;
const accountButton = (header: HTMLElement) => part<HTMLButtonElement>(header, '[part=account]');

function eventsOf(header: HTMLElement, ...names: string[]): { type: string; detail: unknown }[] {
  const heard: { type: string; detail: unknown }[] = [];
  for (const name of names) {
    header.addEventListener(name, (event) => heard.push({ type: name, detail: (event as CustomEvent).detail }));
  }
  return heard;
}

const ON = { 'menu-button': 'on' };
/** More than there is room for. */
const MANY = { items: JSON.stringify(MANY_ITEMS.map((item) => ({ ...item, active: false }))) };

describe('menu button', () => {
  test('is shown where the page says that something answers it, and as the attribute says', async () => {
    const header = await mountHeader();
    const isShown = () => button('Menu').elements().length === 1;
    expect(isShown()).toBe(false);
    document.documentElement.style.setProperty('--travel-menu-toggle', 'grid');
    expect(isShown()).toBe(true);
    header.setAttribute('menu-button', 'off');
    expect(isShown()).toBe(false);
    document.documentElement.removeAttribute('style');
    header.setAttribute('menu-button', 'on');
    expect(isShown()).toBe(true);
    header.removeAttribute('menu-button');
    expect(isShown()).toBe(false);
  });

  test("HDR-001 is first in the bar, requests the menu, which its markup says, and reflects the host's menu-open", async () => {
    const header = await mountHeader(ON);
    const heard = eventsOf(header, 'travel-menu-toggle');
    expect(part(header, '.bar').firstElementChild).toBe(button('Menu').element());
    // For a press before React.
    expect(header.shadowRoot?.querySelectorAll('[data-requests="menu-toggle"]')).toHaveLength(1);
    await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    await button('Menu').click();
    expect(heard).toEqual([{ type: 'travel-menu-toggle', detail: { open: true } }]);
    header.setAttribute('menu-open', '');
    await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'true');
    await button('Menu').click();
    expect(heard[1]?.detail).toEqual({ open: false });
  });
});

describe('logo', () => {
  test.each([
    ['flagship', 'Vireo home'],
    ['sister', 'Solenne home'],
    ['partner', 'Meridian home'],
  ])('HDR-002 HDR-011 RTE-001 the logo of %s links to the home page', async (brand, name) => {
    await mountHeader({ brand });
    await expect.element(link(name)).toHaveAttribute('href', '/');
    expect(link(name).element().querySelectorAll('svg')).toHaveLength(2);
  });

  test('HDR-012 RTE-002 in the AOS presentation it links to /aos', async () => {
    await mountHeader({ presentation: 'aos' });
    await expect.element(link('Vireo home')).toHaveAttribute('href', '/aos');
  });
});

test.each(BRANDS)('HDR-013 %s looks different in each presentation', async (brand) => {
  const colours = new Set<string>();
  for (const presentation of ['default', 'aos', 'dark'] satisfies Presentation[]) {
    const header = await mountHeader({ brand, presentation });
    colours.add(getComputedStyle(part(header, '.header')).backgroundColor);
  }
  expect(colours.size).toBe(3);
});

describe('slots', () => {
  test("HDR-004 shows the host's search form in the bar", async () => {
    const header = await mountHeader(
      {},
      { html: '<form slot="search" role="search"><input aria-label="Search"></form>' },
    );
    await expect.element(page.getByRole('search')).toBeVisible();
    expect(page.getByRole('search').element().assignedSlot?.closest('.bar')).toBe(part(header, '.bar'));
  });

  test.each([
    ['logo', 'Vireo home'],
    ['nav', 'Flights'],
  ])('host content in "%s" replaces ours', async (slot, ours) => {
    await mountHeader({}, { html: `<a slot="${slot}" href="/own">Own</a>` });
    await expect.element(link('Own')).toBeVisible();
    expect(link(ours).query()).toBeNull();
  });
});

describe('navigation', () => {
  /** The items in the bar, and those in "more", after the frame in which a changed width is measured. */
  async function fitted(header: HTMLElement) {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const all = (selector: string) => [...(header.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const items = all('.nav-bar > li');
    const shown = items.filter(isShown);
    const names = (list: readonly Element[]) => list.map((item) => item.querySelector('.link-text')?.textContent ?? '');
    const hasMore = isShown(part(header, '.more'));
    const end = part(header, hasMore ? '.more' : '.end').getBoundingClientRect().left;
    return {
      items,
      shown: names(shown),
      inMenu: hasMore ? names(all('.menu-links > li').filter((item) => getComputedStyle(item).display !== 'none')) : [],
      cut: names(
        shown.filter((item) => {
          const text = item.querySelector('.link-text') as HTMLElement;
          return text.scrollWidth > text.clientWidth || item.getBoundingClientRect().right > end + 1;
        }),
      ),
    };
  }

  test("HDR-005 lists the brand's travel products as links", async () => {
    await mountHeader({ brand: 'partner' });
    const nav = page.getByRole('navigation', { name: 'Travel products' });
    await expect.element(nav.getByRole('link', { name: 'Trains' })).toHaveAttribute('href', '/trains');
    await expect.element(nav.getByRole('link', { name: 'Buses' })).toHaveAttribute('href', '/buses');
  });

  test('CON-032 shows ten items in the bar, the others in "more"', async () => {
    await page.viewport(2300, 720);
    const items = Array.from({ length: 12 }, (_, index) => ({
      verticalName: 'deals',
      text: `Sale ${index + 1}`,
      url: `/sale-${index + 1}`,
    }));
    const header = await mountHeader({ items: JSON.stringify(items) });
    const shown = [...(header.shadowRoot?.querySelectorAll('.nav-bar li') ?? [])].filter(
      (item) => item.clientWidth > 0,
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(items.slice(0, 10).map(({ text }) => text));
    expect(link('Sale 11').query()).toBeNull();
    await button('More').click();
    await expect.element(link('Sale 11')).toBeVisible();
  });

  /** The widths are those of the brand's own typeface. */
  async function loadTypefaces(): Promise<void> {
    await import('@fontsource-variable/figtree');
    await import('@fontsource-variable/fraunces');
    await import('@fontsource-variable/sora');
    await Promise.all([...document.fonts].map((face) => face.load()));
  }

  /** One in each language, on one page: each change of its width is for all of them. */
  const mountEach = (brand: string, locales: readonly string[], attributes: Record<string, string> = {}) =>
    Promise.all(locales.map((locale) => mountHeader({ brand, locale, ...attributes })));

  test.each(BRANDS)('the bar of %s hides no item that it has room for', { timeout: 60_000 }, async (brand) => {
    await loadTypefaces();
    await page.viewport(2560, 720);
    const headers = await mountEach(brand, ['en-US', 'de-DE', 'fr-FR', 'es-ES']);
    for (let width = 768; width < 1700; width += 64) {
      await page.viewport(width, 720);
      for (const header of headers) {
        const { items, shown } = await fitted(header);
        const widthOf = (element: Element) => element.getBoundingClientRect().width;
        const next = items.findIndex((item) => !item.checkVisibility({ visibilityProperty: true }));
        if (next === -1) continue;
        const more = widthOf(part(header, '.more'));
        const taken = items.filter((_, index) => index < shown.length).reduce((sum, item) => sum + widthOf(item), more);
        const need = widthOf(items[next] as Element) - (next === items.length - 1 ? more : 0);
        // The limit allows for rounding, and for the gap behind the last item.
        expect(
          widthOf(part(header, '.nav')) - taken,
          `${items[next]?.textContent}, ${header.getAttribute('locale')} at ${width}px`,
        ).toBeLessThan(need + 12);
      }
    }
  });

  test('what is measured has the last word: of a late typeface, a slot, a name, new items and the window', async () => {
    await page.viewport(1400, 720);
    const header = await mountHeader({ brand: 'flagship', 'active-vertical': 'hotels' });
    header.style.setProperty('--travel-font-family', '"Late Face", "Figtree Variable", sans-serif');
    let count = (await fitted(header)).shown.length;
    const all = (await fitted(header)).items.length;
    const expectItems = async (change: 'fewer' | 'more' | 'any') => {
      const { shown, inMenu, cut } = await fitted(header);
      expect(cut).toEqual([]);
      expect(shown).toContain('Hotels');
      expect(shown.length + inMenu.length).toBe(all);
      expect(shown.filter((name) => inMenu.includes(name))).toEqual([]);
      if (change === 'fewer') expect(shown.length).toBeLessThan(count);
      if (change === 'more') expect(shown.length).toBeGreaterThan(count);
      count = shown.length;
    };

    const face = document.createElement('style');
    const { default: file } = await import('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url');
    face.textContent = `@font-face { font-family: "Late Face"; font-weight: 100 900; src: url(${file}); size-adjust: 140% }`;
    document.head.append(face);
    onTestFinished(() => face.remove());
    const [late] = [...document.fonts].filter(({ family }) => family.includes('Late Face'));
    await late?.load();
    await expectItems('fewer');

    const own = document.createElement('button');
    own.slot = 'actions';
    own.style.inlineSize = '220px';
    header.append(own);
    await expectItems('fewer');
    own.remove();
    await expectItems('more');

    await answerWith(signedInAs(LONG_NAME));
    await expect.element(part(header, '[part=account]')).toHaveAccessibleName(/Wolfeschlegelstein/);
    await expectItems('any');

    await page.viewport(900, 720);
    await expectItems('fewer');
    face.remove();
    await page.viewport(1400, 720);
    await expectItems('more');

    header.setAttribute('items', '[{"verticalName":"hotels","url":"/h"},{"verticalName":"cars","url":"/c"}]');
    await expect.poll(async () => (await fitted(header)).shown).toEqual(['Hotels', 'Cars']);
    await expect.element(button('More')).not.toBeInTheDocument();
  });

  test('the current item of each brand is in the bar at every width of it', async () => {
    const items = ['flights', 'hotels', 'cars', 'packages', 'trains', 'activities', 'deals', 'vacationrentals'];
    const attributes = {
      items: JSON.stringify(items.map((verticalName) => ({ verticalName, url: `/${verticalName}` }))),
      'active-vertical': 'vacationrentals',
    };
    const headers = await Promise.all(BRANDS.map((brand) => mountHeader({ brand, ...attributes })));
    const bars = page.getByRole('navigation', { name: 'Travel products' });
    for (let width = 768; width <= 1600; width += 64) {
      await page.viewport(width, 720);
      for (const [at, header] of headers.entries()) {
        await expect.element(bars.nth(at).getByRole('link', { name: 'Vacation rentals' })).toBeVisible();
        expect(part(header, '.more-current').getClientRects(), `${BRANDS[at]} at ${width}px`).toHaveLength(0);
      }
    }
  });

  test('"more" has the name and the mark of a current item that is in it', async () => {
    const header = await mountHeader({ items: JSON.stringify(MANY_ITEMS), 'active-vertical': 'campers' });
    await expect.element(button('Campers More')).toBeVisible();
    const mark = part(header, '.more > .current');
    expect(getComputedStyle(mark).backgroundColor).toBe(
      getComputedStyle(part(header, '.link[aria-current]')).backgroundColor,
    );
    expect(mark.getBoundingClientRect().width).toBe(part(header, '.more').getBoundingClientRect().width);
    // Without a current item it is called "More" alone.
    header.setAttribute('active-vertical', 'none');
    await expect.element(button('More')).toBeVisible();
  });

  test('the menu of "more" is as wide as its longest text', async () => {
    const header = await mountHeader({ items: JSON.stringify(MANY_ITEMS), 'visible-items': '0' });
    await button('Flights More').click();
    const texts = [...(header.shadowRoot?.querySelectorAll('#more .link-text') ?? [])].filter(
      (text) => text.getClientRects().length > 0,
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) {
      expect(text.scrollWidth, text.textContent ?? '').toBeLessThanOrEqual(text.clientWidth);
      expect(text.getClientRects()).toHaveLength(1);
      expect(text.clientHeight, text.textContent ?? '').toBeLessThan(30);
    }
  });

  test('on a small phone the name of the button is whole, and trips gives way only for it', async () => {
    await loadTypefaces();
    await page.viewport(320, 720);
    const long = await mountHeader({ brand: 'partner', locale: 'de-DE', 'country-picker': '', ...ON });
    const name = part(long, '.more-current');
    expect(name.textContent).toBe('Entdecken');
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(part(long, '.trips').getClientRects()).toHaveLength(0);
    const short = await mountHeader({ 'active-vertical': 'hotels', ...ON });
    await expect.element(link('Trips')).toBeVisible();
    expect(part(short, '.bar').scrollWidth).toBeLessThanOrEqual(320);
  });

  test('at every width each item is reachable exactly once, and the page never scrolls sideways', async () => {
    const header = await mountHeader({ items: JSON.stringify(MANY_ITEMS) });
    part(header, '#more').showPopover();
    for (let width = 300; width <= 1900; width += 50) {
      await page.viewport(width, 720);
      await fitted(header);
      const rows = [...(header.shadowRoot?.querySelectorAll('.nav li') ?? [])].filter((row) =>
        row.checkVisibility({ visibilityProperty: true }),
      );
      const names = rows.map((row) => row.querySelector('.link-text')?.textContent).sort();
      const expected = MANY_ITEMS.filter(({ hidden }) => !hidden).map(({ text }) => text);
      expect(names, `at ${width}px`).toEqual([...expected].sort());
      expect(document.documentElement.scrollWidth, `at ${width}px`).toBeLessThanOrEqual(width);
    }
  });

  test.each(BRANDS)('the bar of %s has room for its items: no text is clipped', { timeout: 60_000 }, async (brand) => {
    await loadTypefaces();
    const headers = await mountEach(brand, LOCALES, ON);
    for (let width = 768; width <= 2048; width += 64) {
      await page.viewport(width, 720);
      for (const header of headers) {
        const cut = [...(header.shadowRoot?.querySelectorAll('.nav-bar .link-text') ?? [])].filter(
          (text) => text.scrollWidth > text.clientWidth,
        );
        expect(
          cut.map(({ textContent }) => textContent),
          `${header.getAttribute('locale')} at ${width}px`,
        ).toEqual([]);
      }
    }
  });

  test('STA-059 an item renders all of its fields', async () => {
    await page.viewport(1900, 720);
    const header = await mountHeader({ items: JSON.stringify(MANY_ITEMS), 'visible-items': '9' });
    const bar = page.getByRole('navigation', { name: 'Travel products' });
    await expect.element(bar.getByRole('link', { name: 'Stays New' })).toHaveAttribute('href', '/stays');
    await expect.element(link('Flights')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Cars to hire')).toHaveTextContent('Cars');
    const guides = bar.getByRole('link', { name: 'Guides (opens in a new tab)' });
    await expect.element(guides).toHaveAttribute('target', '_blank');
    await expect.element(guides).toHaveAttribute('rel', 'noopener');
    await expect.element(link('Price lab')).toHaveAttribute('rel', 'nofollow');
    expect(part(header, '.flag').dataset.animate).toBe('true');
    expect(header.shadowRoot?.textContent).not.toContain('Secret');
  });

  test('STA-060 "more" keeps an item out of the bar, "all" keeps it there', async () => {
    await page.viewport(1900, 720);
    const header = await mountHeader({ items: JSON.stringify(MANY_ITEMS), 'visible-items': '1' });
    const inBar = [...(header.shadowRoot?.querySelectorAll('.nav-bar li') ?? [])].filter(
      (item) => item.clientWidth > 0,
    );
    expect(inBar.map(({ textContent }) => textContent)).toEqual(['Flights', 'Price lab']);
  });

  test('STA-061 shows a vertical that has no icon or name of its own', async () => {
    await mountHeader({ items: '[{"verticalName":"kayakai","url":"/ai"}]' });
    await expect.element(link('kayakai')).toBeVisible();
    expect(link('kayakai').element().querySelector('path')?.getAttribute('d')).toBeTruthy();
  });

  test('only the active vertical is the current item', async () => {
    await mountHeader({ 'active-vertical': 'hotels', items: JSON.stringify(MANY_ITEMS) });
    await expect.element(link('Stays New')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Flights')).not.toHaveAttribute('aria-current');
  });

  test('in a narrow header one button, named after the current item, opens all of them', async () => {
    await page.viewport(390, 720);
    await mountHeader({ 'active-vertical': 'hotels' });
    expect(link('Hotels').query()).toBeNull();
    await button('Hotels More').click();
    await expect.element(link('Hotels')).toBeVisible();
    await expect.element(link('Explore')).toBeVisible();
  });

  test('following a link closes its menu and is tracked', async () => {
    await page.viewport(1000, 720);
    const header = await mountHeader();
    const heard = eventsOf(header, 'travel-track');
    await button('More').click();
    await link('Deals').click();
    expect(part(header, '#more').matches(':popover-open')).toBe(false);
    expect(heard.at(-1)?.detail).toEqual({ piece: 'header', part: 'nav', action: 'click', label: 'deals' });
  });
});

test('tracks each click with its target', async () => {
  const header = await mountHeader(ON);
  const heard = eventsOf(header, 'travel-track');
  await button('Menu').click();
  header.setAttribute('menu-open', '');
  await expect.element(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  await button('Menu').click();
  await link('Vireo home').click();
  await link('Trips').click();
  const told = [
    ['menu-button', 'open'],
    ['menu-button', 'close'],
    ['logo', 'home'],
    ['trips', 'trips'],
  ].map(([part, label]) => ({ piece: 'header', part, action: 'click', label }));
  expect(heard.map(({ detail }) => detail)).toEqual(told);
});

test('leaves it to a piece inside to tell of its own presses', async () => {
  const header = await mountHeader(ON);
  const heard = eventsOf(header, 'travel-track');
  const menu = part(header, 'travel-account-menu').attachShadow({ mode: 'open' });
  menu.innerHTML = '<a href="/profile" data-part="links" data-label="profile">Profile</a>';
  menu.querySelector('a')?.click();
  expect(heard).toEqual([]);
});

describe('trips', () => {
  test('HDR-006 RTE-003 RTE-004 the link is labelled Trips', async () => {
    await mountHeader();
    await expect.element(link('Trips')).toHaveAttribute('href', '/trips');
  });

  test('RTE-004 the link is labelled Business trips when the flag is set', async () => {
    await mountHeader({ 'business-trips': '' });
    await expect.element(link('Business trips')).toHaveAttribute('href', '/trips');
  });
});

describe('whom a member books for', () => {
  const element = (header: HTMLElement) => header.shadowRoot?.querySelector('travel-booking-for') ?? null;

  test('BIZ-057 CON-082 is there for a member who books for others, first at the end of the bar', async () => {
    stopBackEnd();
    stopBackEnd = playBackEnd(bookerAs({}));
    const header = await mountHeader({ 'booking-for': '', brand: 'sister', locale: 'fr-FR' });
    await expect.poll(() => element(header)?.getAttribute('limit')).toBe('10');
    expect(element(header)?.matches('.end > :first-child[brand=sister][locale=fr-FR]')).toBe(true);
    await answerWith(bookerAs({ bookingMode: 'TRAVELER_ONLY' }));
    await expect.poll(() => element(header)).toBeNull();
    await answerWith(bookerAs({ businessMode: false, currentlyBookingForOther: true }));
    await expect.poll(() => element(header)).not.toBeNull();
    await answerWith(authStateOf());
    await expect.poll(() => element(header)).toBeNull();
  });

  test.each([
    ['a visitor without a company', { 'booking-for': '' }, signedInAs('Ada')],
    ['a member who is private now', { 'booking-for': '' }, bookerAs({ businessMode: false })],
    ['a header that does not ask for it', {}, bookerAs({})],
  ])('is not there for %s', async (_who, attributes, auth) => {
    stopBackEnd();
    stopBackEnd = playBackEnd(auth);
    const header = await mountHeader(attributes);
    await expect.poll(() => header.matches(':state(signed-in)')).toBe(true);
    expect(element(header)).toBeNull();
  });
});

describe('account', () => {
  test('HDR-008 its menu is a separate piece, loaded on intent on the button', async () => {
    const header = await mountHeader({
      brand: 'sister',
      locale: 'ar',
      presentation: 'dark',
      'business-trips': '',
      'sign-in-url': '/enter',
    });
    const contents = part(header, '#account travel-account-menu');
    const attributes = contents.getAttributeNames().map((name) => [name, contents.getAttribute(name)]);
    expect(Object.fromEntries(attributes)).toEqual({
      contents: '',
      brand: 'sister',
      locale: 'ar',
      presentation: 'dark',
      'business-trips': '',
      'sign-in-url': '/enter',
      'register-url': '/login?register',
    });
    const names = (element: Element) => element.closest<HTMLElement>('[data-loads]')?.dataset.loads;
    expect(names(accountButton(header))).toBe('travel-account-menu');
    expect(names(contents)).toBe('travel-account-menu');
  });

  test('the open menu reserves space until it loads', async () => {
    const header = await mountHeader();
    await button('Sign in').click();
    expect(part(header, '#account').getBoundingClientRect().height).toBeGreaterThan(300);
  });

  test.each([
    [767, true],
    [768, false],
  ])(
    'ACC-001 ACC-002 in a window %i px wide it is a modal dialog over the whole window: %s',
    async (width, isModal) => {
      await page.viewport(width, 720);
      const header = await mountHeader();
      const dialog = part<HTMLDialogElement>(header, '.ts-account-dialog');
      await button('Sign in').click();
      await expect.poll(() => dialog.matches(isModal ? ':modal' : ':popover-open > *')).toBe(true);
      await runPending();
      expect(dialog.matches(':modal')).toBe(isModal);
      const { x, y, ...size } = dialog.getBoundingClientRect().toJSON();
      expect([x, y, size.width, size.height].join() === `0,0,${width},720`).toBe(isModal);
      expect(part(header, '.ts-account-head .ts-icon-button').checkVisibility()).toBe(isModal);
      if (isModal) await button('Close').click();
      else await userEvent.keyboard('{Escape}');
      await expect.poll(() => part(header, '#account').matches(':popover-open') || dialog.open).toBe(false);
      await expectFocus(header, () => accountButton(header));
    },
  );

  test('ACC-006 a site without sign-in shows no trigger, without a layout shift', async () => {
    const header = await mountHeader();
    const before = part(header, '.trips').getBoundingClientRect().x;
    await answerWith({ ...authStateOf(), allowSignIn: false });
    await expect.poll(() => button('Sign in').query()).toBeNull();
    expect(part(header, '.trips').getBoundingClientRect().x).toBe(before);
  });
});

describe('account, signed in', () => {
  test('ACC-007 the button shows the visitor', async () => {
    await answerWith(signedInAs('Amelia Fernández'));
    const header = await mountHeader();
    await expect.element(button('Account: Amelia Fernández')).toBeVisible();
    expect(header.matches(':state(signed-in)')).toBe(true);
  });

  test.each([
    [1, 1, true, true],
    [100, 1, true, true],
    [0, 1, true, false],
    [1, 0, true, false],
    [1, 1, false, false],
  ])(
    'BIZ-069 BIZ-O06 with %i and %i of the onboarding, and the marker configured (%s), the button is marked: %s',
    async (companyOnboardingProgress, accountOnboardingProgress, onboardingMarker, isMarked) => {
      Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, onboardingMarker } } });
      onTestFinished(() => void Reflect.deleteProperty(globalThis, 'travelShell'));
      const state = signedInAs('Amelia Fernández');
      const progress = { companyOnboardingProgress, accountOnboardingProgress };
      await answerWith({ ...state, businessState: { ...state.businessState, ...progress } });
      const header = await mountHeader();
      const name = isMarked ? 'Account: Amelia Fernández (Tasks are waiting)' : 'Account: Amelia Fernández';
      await expect.element(button(name)).toBeVisible();
      expect(header.shadowRoot?.querySelector('.ts-account-marker')?.checkVisibility() ?? false).toBe(isMarked);
    },
  );

  test('the button does not say that a visitor is signed out whom the back end could not look up', async () => {
    expectConsole(/AUTH_STATE_FAILED/);
    stopBackEnd();
    stopBackEnd = playBackEnd('failed');
    const header = await mountHeader();
    await expect.element(button('Account')).toBeVisible();
    expect(header.matches(':state(pending)')).toBe(false);
    await answerWith(signedInAs('Amelia Fernández'));
    await expect.element(button('Account: Amelia Fernández')).toBeVisible();
  });

  test('the button has the same size in every state, so the response causes no layout shift', async () => {
    stopBackEnd();
    stopBackEnd = playBackEnd('pending');
    const header = await mountHeader();
    expect(header.matches(':state(pending)')).toBe(true);
    const box = () => JSON.stringify(accountButton(header).getBoundingClientRect());
    const pending = box();
    header.remove();
    stopBackEnd();
    stopBackEnd = playBackEnd(authStateOf());
    const other = await mountHeader();
    const boxOf = () => {
      const { x, width, height } = accountButton(other).getBoundingClientRect();
      return [x, width, height];
    };
    const { x, width, height } = JSON.parse(pending);
    expect(boxOf()).toEqual([x, width, height]);
    await answerWith(signedInAs(LONG_NAME));
    await expect.element(button(`Account: ${LONG_NAME}`)).toBeVisible();
    expect(boxOf()).toEqual([x, width, height]);
  });
});

describe('avatar', () => {
  const avatar = (header: HTMLElement) => part(header, '.avatar');

  test('MSC-048 neutral without an image, success with one', async () => {
    await answerWith(signedInAs('Amelia Fernández'));
    const header = await mountHeader();
    await expect.poll(() => avatar(header).dataset.state).toBe('neutral');
    await answerWith(signedInAs('Amelia Fernández', { userImgUrl: PORTRAIT }));
    await expect.poll(() => avatar(header).dataset.state).toBe('success');
    expect(avatar(header).textContent).toBe('');
  });

  test('MSC-048 shows the initials until the image has loaded', async () => {
    const { Avatar } = await import('@travel-shell/ui/avatar');
    const screen = await render(<Avatar name="Amelia Fernández" imageUrl="/never" />);
    const shown = screen.container.querySelector<HTMLElement>('.avatar');
    expect(shown?.dataset.state).toBe('loading');
    expect(shown?.textContent).toBe('AF');
    screen.unmount();
  });

  test('MSC-048 MSC-049 falls back to initials when the image fails', async () => {
    await answerWith(signedInAs('Amelia Fernández', { userImgUrl: import.meta.url }));
    const header = await mountHeader();
    await expect.poll(() => avatar(header).dataset.state).toBe('error');
    expect(avatar(header).textContent).toBe('AF');
    expect(avatar(header).querySelector('img')).toBeNull();
  });

  test('MSC-050 MSC-051 a name that begins with + shows a phone, any other its letters', async () => {
    const { phoneIcon } = await import('@travel-shell/ui');
    await answerWith(signedInAs('+49 170 1234567'));
    const header = await mountHeader();
    await expect.poll(() => part(header, '.avatar path').getAttribute('d')).toBe(phoneIcon);
    expect(avatar(header).textContent).toBe('');
    await answerWith(signedInAs('amelia'));
    await expect.poll(() => avatar(header).textContent).toBe('A');
  });
});

describe('menus', () => {
  test('Escape from inside a menu returns focus to its button', async () => {
    const header = await mountHeader(MANY);
    for (const [name, id] of [
      ['Sign in', '#account'],
      ['More', '#more'],
    ] as const) {
      await button(name).click();
      // The account menu's contents are not loaded here, so its dialog takes focus.
      if (id === '#account') part(header, '.ts-account-dialog').focus();
      else await userEvent.keyboard('{Tab}');
      expect(part(header, id).matches(':focus-within')).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expectFocus(header, () => button(name).query());
    }
  });

  test('opening one closes the other', async () => {
    const header = await mountHeader(MANY);
    await button('More').click();
    await button('Sign in').click();
    expect(part(header, '#more').matches(':popover-open')).toBe(false);
  });

  test.each([
    ['en-US', 'right'],
    ['ar', 'left'],
  ] as const)('CON-039 in %s it is 8px below its button, flush with its %s', async (locale, side) => {
    const header = await mountHeader({ locale });
    const menu = part(header, '#account');
    menu.style.transition = 'none';
    menu.showPopover({ source: accountButton(header) });
    const [around, own] = [accountButton(header).getBoundingClientRect(), menu.getBoundingClientRect()];
    expect(own.top - around.bottom).toBeCloseTo(8, 0);
    expect(own[side]).toBeCloseTo(around[side], 0);
  });

  test.each(['en-US', 'ar'] as const)(
    'in %s a reopened menu has the same position, from its first frame',
    async (locale) => {
      const header = await mountHeader({ ...MANY, locale });
      for (const [opener, id] of [
        [accountButton(header), '#account'],
        [part(header, '.more'), '#more'],
      ] as const) {
        const menu = part(header, id);
        const firstFrames: { isPinned: boolean; place: string }[] = [];
        menu.addEventListener('beforetoggle', (event) => {
          if (event.newState !== 'open') return;
          requestAnimationFrame(() =>
            firstFrames.push({
              isPinned: menu.hasAttribute('style'),
              place: JSON.stringify(menu.getBoundingClientRect()),
            }),
          );
        });
        for (let i = 0; i < 2; i += 1) {
          await userEvent.click(opener);
          await runPending();
          expect(JSON.stringify(menu.getBoundingClientRect())).toBe(firstFrames[i]?.place);
          menu.hidePopover();
        }
        expect(firstFrames.map(({ isPinned }) => isPinned)).toEqual([false, true]);
        expect(firstFrames[1]?.place).toBe(firstFrames[0]?.place);
      }
    },
  );

  test('CON-006 MSC-075 appears immediately and fades out in 200 ms', async () => {
    const header = await mountHeader();
    const menu = part(header, '#account');
    const animations = () => menu.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime);
    menu.showPopover();
    expect(getComputedStyle(menu).opacity).toBe('1');
    expect(animations()).toEqual([]);
    menu.hidePopover();
    expect(new Set(animations())).toEqual(new Set([200]));
    expect(getComputedStyle(menu).display).not.toBe('none');
  });

  test('they work without script: a button names the popover it opens, in the same tree', async () => {
    const header = await mountHeader();
    for (const opener of header.shadowRoot?.querySelectorAll('[popovertarget]') ?? []) {
      expect(header.shadowRoot?.getElementById(opener.getAttribute('popovertarget') ?? '')?.popover).toBe('auto');
    }
    expect(header.shadowRoot?.querySelectorAll('[popovertarget]:not([popovertargetaction=hide])')).toHaveLength(2);
    expect(header.shadowRoot?.querySelectorAll('[role=menu], [style]')).toHaveLength(0);
  });
});

describe('scrolling', () => {
  /** Observers for a frame have run when the next frame starts. */
  const observed = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const shadowOf = (header: HTMLElement) => getComputedStyle(part(header, '.header')).boxShadow;

  async function scrollTo(top: number): Promise<void> {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await scrolled;
  }

  /** A header below a banner, in a page long enough to scroll. */
  async function mountInPage(banner: number): Promise<HTMLElement> {
    await import('./watchStuck.ts'); // what the first scroll loads is there at once
    document.body.style.margin = '0';
    const above = document.createElement('div');
    above.id = 'banner';
    above.style.blockSize = `${banner}px`;
    document.body.append(above);
    const header = await mountHeader();
    header.parentElement?.style.setProperty('block-size', '4000px');
    await runPending();
    return header;
  }

  test('HDR-017 casts a shadow once the page has scrolled', async () => {
    const header = await mountInPage(0);
    expect(shadowOf(header)).toBe('none');
    await scrollTo(400);
    await expect.poll(() => shadowOf(header)).not.toBe('none');
    expect(header.matches(':state(stuck)')).toBe(true);
    await scrollTo(0);
    await expect.poll(() => header.matches(':state(stuck)')).toBe(false);
  });

  test("HDR-018 CON-040 the threshold is the header's position in the page plus 7px", async () => {
    const header = await mountInPage(100);
    await scrollTo(107);
    await runPending();
    expect(header.matches(':state(stuck)')).toBe(false);
    await scrollTo(108);
    await expect.poll(() => header.matches(':state(stuck)')).toBe(true);
  });

  test('HDR-024 CON-037 measures again 100 ms after the page resizes, once for all changes', async () => {
    const header = await mountInPage(100);
    const banner = document.getElementById('banner') as HTMLElement;
    stopTimers();
    const before = vi.getTimerCount();
    await scrollTo(60);
    // The first scroll begins it, and an observer sees the page for the first time.
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before);
    await advance(100);
    const isStuck = () => header.matches(':state(stuck)');
    banner.style.blockSize = '60px';
    await observed();
    await advance(60);
    banner.style.blockSize = '20px';
    await observed();
    await advance(39);
    expect(isStuck()).toBe(false);
    await advance(1);
    expect(isStuck()).toBe(true);
  });

  test('a header added to a scrolled page knows its position', async () => {
    const header = await mountInPage(100);
    await scrollTo(500);
    const late = header.cloneNode(true) as HTMLElement;
    const ready = new Promise((resolve) => late.addEventListener('travel-ready', resolve, { once: true }));
    header.replaceWith(late);
    await ready;
    await expect.poll(() => late.matches(':state(stuck)')).toBe(true);
    expect(late.hasAttribute('style')).toBe(false);
    await scrollTo(107);
    await expect.poll(() => late.matches(':state(stuck)')).toBe(false);
  });

  test('sticks to the top unless static is set', async () => {
    const header = await mountInPage(0);
    await scrollTo(300);
    expect(header.getBoundingClientRect().top).toBe(0);
    header.setAttribute('static', '');
    expect(header.getBoundingClientRect().top).toBe(-300);
  });

  // 24 and 48 times the visitor's text.
  test.each([
    [700, 360, false],
    [700, 400, true],
    [800, 360, true],
  ])('sticks only where there is room: in a window of %i by %i px %s', async (width, height, isSticky) => {
    await page.viewport(width, height);
    const header = await mountInPage(0);
    await scrollTo(300);
    expect(header.getBoundingClientRect().top).toBe(isSticky ? 0 : -300);
  });
});

describe('height', () => {
  test.each(BRANDS)('HDR-019 CON-034 the header of %s is 80px high', async (brand) => {
    expect(heightOf(await mountHeader({ brand }))).toBe(80);
  });

  test('HDR-020 CON-035 is 62px when compact or narrow', async () => {
    expect(heightOf(await mountHeader({ compact: '' }))).toBe(62);
    expect(heightOf(await mountHeader({}, { width: 390 }))).toBe(62);
  });

  test('a host can override it', async () => {
    document.body.style.setProperty('--travel-header-block-size', '96px');
    expect(heightOf(await mountHeader())).toBe(96);
  });
});

describe('accessibility anchors', () => {
  test('two skip links may lead to one place', async () => {
    const header = await mountHeader({ 'skip-links': '[{"text":"Results","url":"#main"}]' });
    await expect.poll(() => header.shadowRoot?.querySelectorAll('.skip-links a[href="#main"]').length).toBe(2);
  });

  test('HDR-025 the first Tab shows a link that skips to the main content', async () => {
    const header = await mountHeader({ 'skip-links': '[{"text":"Results","url":"#results"}]' });
    const skip = page.getByRole('navigation', { name: 'Skip links' });
    await expect.element(skip.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
    await userEvent.keyboard('{Tab}');
    await expectFocus(header, () => link('Skip to main content').query());
    expect(link('Skip to main content').element().getBoundingClientRect().height).toBeGreaterThan(24);
    await userEvent.keyboard('{Tab}');
    await expectFocus(header, () => link('Results').query());
    expect(link('Skip to main content').element().getBoundingClientRect().height).toBeLessThan(2);
  });

  test('HDR-025 links to the main content that the host names', async () => {
    const header = await mountHeader({ 'main-content': '#results' });
    await expect.element(link('Skip to main content')).toHaveAttribute('href', '#results');
    header.removeAttribute('main-content');
    await expect.element(link('Skip to main content')).toHaveAttribute('href', '#main');
  });

  test('HDR-026 HDR-027 CON-010 CON-041 the page top is announced when focused, for 3000 ms', async () => {
    const header = await mountHeader();
    const region = part(header, '[role=status]');
    stopTimers();
    part(header, '#page-top').focus();
    await rendered();
    expect(region.textContent).toBe('Top of page');
    await advance(2999);
    expect(region.textContent).toBe('Top of page');
    await advance(1);
    expect(region.textContent).toBe('');
  });

  test('CON-010 a page configures how long it is announced', async () => {
    Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, announcementMs: 1000 } } });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'travelShell'));
    const header = await mountHeader();
    const region = part(header, '[role=status]');
    stopTimers();
    part(header, '#page-top').focus();
    await rendered();
    await advance(999);
    expect(region.textContent).toBe('Top of page');
    await advance(1);
    expect(region.textContent).toBe('');
  });

  test('HDR-026 a link to the top of the page moves focus there', async () => {
    const header = await mountHeader();
    window.location.hash = '#top';
    await expect.poll(() => header.shadowRoot?.activeElement?.id).toBe('page-top');
  });
});

describe('every state', () => {
  const states: [string, Record<string, string>, Parameters<typeof playBackEnd>[0], number][] = [
    ['signed out', {}, authStateOf(), 1280],
    ['pending', {}, 'pending', 1280],
    ['signed in with an image', {}, signedInAs('Amelia Fernández', { userImgUrl: PORTRAIT }), 1280],
    ['a long name', {}, signedInAs(LONG_NAME), 1280],
    ['a phone number', { brand: 'sister' }, signedInAs('+49 170 1234567'), 1280],
    ['Arabic', { locale: 'ar' }, signedInAs('ليلى حداد'), 1280],
    ['pseudo', { locale: 'pseudo' }, signedInAs('Amelia Fernández'), 320],
    ['many items', { items: JSON.stringify(MANY_ITEMS) }, authStateOf(), 1280],
    ['narrow', { 'active-vertical': 'flights' }, authStateOf(), 390],
    ['smallest', { brand: 'partner' }, signedInAs('Amelia Fernández'), 320],
    ['dark', { presentation: 'dark', 'active-vertical': 'flights' }, signedInAs('Amelia Fernández'), 1024],
    ['AOS', { presentation: 'aos', brand: 'sister' }, authStateOf(), 1024],
    ['AOS of the partner', { presentation: 'aos', brand: 'partner', 'active-vertical': 'trains' }, authStateOf(), 768],
    ['compact', { compact: '' }, authStateOf(), 1024],
  ];

  test.each(states)('%s is accessible, with each of its menus open', async (_, attributes, auth, width) => {
    stopBackEnd();
    stopBackEnd = playBackEnd(auth);
    await page.viewport(width, 720);
    const header = await mountHeader(attributes);
    await expect.poll(() => header.matches(':state(pending)')).toBe(auth === 'pending');
    for (const menu of header.shadowRoot?.querySelectorAll<HTMLElement>('[popover]') ?? []) {
      menu.style.transition = 'none';
      menu.showPopover();
      await Promise.allSettled(header.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
      const { violations } = await axe.run(header, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
      for (const control of header.shadowRoot?.querySelectorAll<HTMLElement>('.bar a, .bar button') ?? []) {
        const { width, height } = control.getBoundingClientRect();
        if (width > 0) expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(24);
      }
    }
  });
});

test('an invalid value is logged, and the header stays unchanged', async () => {
  const header = await mountHeader();
  expectConsole(/ATTRIBUTE_INVALID: <travel-header> attribute items=/);
  header.setAttribute('items', '[{"verticalName":"flights","url":"javascript:alert(1)"}]');
  await expect.element(link('Flights')).toHaveAttribute('href', '/flights');
});

test.each([
  ['main-content', '.skip-links a', 'href', '#main'],
  ['sign-in-url', 'travel-account-menu', 'sign-in-url', '/login'],
  ['register-url', 'travel-account-menu', 'register-url', '/login?register'],
])(
  'an address that would run as script in %s is named, and the default stays',
  async (name, selector, where, stays) => {
    const lines = expectConsole(/ATTRIBUTE_INVALID/);
    const header = await mountHeader({ [name]: 'javascript:alert(1)' });
    expect(lines[0]).toContain(`<travel-header> attribute ${name}="javascript:alert(1)"`);
    expect(part(header, selector).getAttribute(where)).toBe(stays);
  },
);

test("missing attributes default to the page's configuration", async () => {
  const config = { ...CONFIG_DEFAULTS, brand: 'sister', presentation: 'dark', locale: 'de-DE' };
  Object.assign(globalThis, { travelShell: { config } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'travelShell'));
  const header = await mountHeader();
  expect(part(header, '.header').dataset.presentation).toBe('default');
  for (const name of ['brand', 'presentation', 'locale']) header.removeAttribute(name);
  await expect.element(link('Solenne-Startseite')).toBeVisible();
  await expect.poll(() => part(header, '.header').dataset.presentation).toBe('dark');
});

test('switches to another brand and language', async () => {
  const header = await mountHeader();
  header.setAttribute('brand', 'sister');
  header.setAttribute('locale', 'de-DE');
  await expect.element(link('Solenne-Startseite')).toBeVisible();
  await expect.element(button('Anmelden')).toBeVisible();
  expect(part(header, '.header').lang).toBe('de-DE');
});
