import type { AuthState } from '@travel-shell/contract';
import type { AdminPagesSettings } from '@travel-shell/core';
import type { BusinessPermission } from '@travel-shell/store/business';
/** The drawer's contents, and what a press on them does. */
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { loadBrand } from '@travel-shell/tokens';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPANY_PAGES, onBusiness, SECONDARY, tripsOf } from './NavDrawer.fixtures.ts';
import { type BackEnd, json, mountDrawer, part, parts, playBackEnd } from './testPage.ts';

let backEnd: BackEnd;
const play = (...given: Parameters<typeof playBackEnd>) => {
  backEnd?.undo();
  backEnd = playBackEnd(...given);
};
beforeEach(async () => {
  backEnd = playBackEnd();
  await page.viewport(1300, 900);
  // A mouse on the rail expands it.
  await userEvent.unhover(document.body);
});
afterEach(() => {
  document.body.replaceChildren();
  firstDrawerOpening.remove();
  backEnd.undo();
});

const texts = (drawer: HTMLElement, group: string) =>
  parts(drawer, `[data-group=${group}] .list .entry-text`).map(({ textContent }) => textContent);
const entry = (drawer: HTMLElement, text: string) =>
  parts(drawer, '.entry').find(({ textContent }) => textContent?.includes(text)) as HTMLElement;

/** Events of a type, whose default is prevented. */
function heard(type: string): unknown[] {
  const details: unknown[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    details.push((event as CustomEvent).detail);
  };
  document.addEventListener(type, hear, { once: true });
  return details;
}

describe('navigation items', () => {
  it('NAV-020 NAV-021 NAV-022 shows the primary items, without hidden ones and "more"', async () => {
    const items = [
      { verticalName: 'hotels', url: '/hotels' },
      { verticalName: 'cars', url: '/cars', hidden: true },
      { verticalName: 'more', url: '/more' },
      { verticalName: 'flights', url: '/flights', text: 'Fly' },
    ];
    const drawer = await mountDrawer({ items: json(items) });
    expect(texts(drawer, 'main')).toEqual(['Hotels', 'Fly']);
  });

  it("shows the brand's own items by default", async () => {
    const drawer = await mountDrawer();
    expect(texts(drawer, 'main').slice(0, 3)).toEqual(['Flights', 'Hotels', 'Cars']);
  });

  it('NAV-023 shows the secondary items, with flag, tab, rel and current page as in the header', async () => {
    const drawer = await mountDrawer({ 'secondary-items': json(SECONDARY), vertical: 'deals' });
    expect(texts(drawer, 'secondary')).toEqual(['Explore', 'Deals', 'Guides', 'Travel restrictions']);
    const [, deals, guides, restrictions] = parts<HTMLAnchorElement>(drawer, '[data-group=secondary] a');
    expect(deals?.querySelector('.flag')).toMatchObject({ textContent: 'New', dataset: { animate: 'true' } });
    expect(deals?.getAttribute('aria-current')).toBe('page');
    expect([guides?.target, guides?.rel]).toEqual(['_blank', 'noopener']);
    expect(guides?.textContent).toBe('Guides(opens in a new tab)');
    expect(restrictions?.rel).toBe('nofollow');
  });

  it('NAV-033 shows the icon of each vertical, and that of unknown for others', async () => {
    const drawer = await mountDrawer({
      items: json([
        { verticalName: 'flights', url: '/flights' },
        { verticalName: 'wizard', url: '/wizard', text: 'Wizard' },
        { verticalName: 'submarines', url: '/dive', text: 'Dive' },
      ]),
    });
    const paths = parts(drawer, '[data-group=main] .entry > .icon path').map((path) => path.getAttribute('d'));
    const { verticalIcon } = await import('./allIcons.ts');
    const { icons } = await loadBrand('flagship');
    expect(paths.slice(0, 3)).toEqual([icons.flights, verticalIcon('wizard'), icons.unknown]);
    expect(paths[1]).not.toBe(paths[2]);
  });

  it('leaves items out that have no url or an unsafe one, with one line each', async () => {
    const lines = expectConsole(/ATTRIBUTE_INVALID.*left out/, 2);
    const drawer = await mountDrawer({
      items: json([
        { verticalName: 'hotels' },
        { verticalName: 'cars', url: 'javascript:alert(1)' },
        { verticalName: 'flights', url: '/flights' },
      ]),
    });
    drawer.setAttribute('locale', 'de-DE');
    await expect.poll(() => texts(drawer, 'main')).toEqual(['Flüge']);
    expect(lines[0]).toContain('Item 0 of items has no url');
    expect(lines[1]).toContain('Item 1 of items has an address that is not http(s)');
  });
});

it('a name of its own for an item leaves out neither its flag nor that it opens a new tab', async () => {
  const item = { verticalName: 'hotels', url: '/hotels', ariaLabel: 'Hotels and homes', flagText: 'New', newTab: true };
  await mountDrawer({ items: json([item]) });
  await expect.element(page.getByRole('link', { name: /^Hotels and homes New \(.+\)$/ })).toBeInTheDocument();
});

describe('items of a wrong type', () => {
  it.each([
    ['text', {}, 'string'],
    ['text', 7, 'string'],
    ['text', null, 'string'],
    ['ariaLabel', ['Hotels'], 'string'],
    ['flagText', { en: 'New' }, 'string'],
    ['verticalName', 7, 'string'],
    ['newTab', 'false', 'boolean'],
    ['hidden', 1, 'boolean'],
  ])('one with the %s %j is left out, as the header refuses it', async (name, value, type) => {
    const lines = expectConsole(/ATTRIBUTE_INVALID.*left out/);
    const bad = { verticalName: 'hotels', url: '/hotels', [name]: value };
    const drawer = await mountDrawer({ items: json([bad, { verticalName: 'flights', url: '/flights' }]) });
    expect(texts(drawer, 'main')).toEqual(['Flights']);
    expect(lines[0]).toContain(`Item 0 of items has a ${name} that is no ${type}`);
  });

  it.each([17, null, 'hotels'])('one that is %j is left out', async (bad) => {
    expectConsole(/Item 0 of items has no url/);
    const drawer = await mountDrawer({ items: json([bad, { verticalName: 'flights', url: '/flights' }]) });
    expect(texts(drawer, 'main')).toEqual(['Flights']);
  });
});

describe('for a visitor who is signed out', () => {
  it('NAV-038 requests the sign-in, and leads to its page where no dialog answers', async () => {
    const drawer = await mountDrawer();
    const asked = heard('travel-sign-in-requested');
    entry(drawer, 'Sign in').click();
    expect(asked).toEqual([{ reason: 'sign-in' }]);
    expect(entry(drawer, 'Sign in')).toMatchObject({ pathname: '/login' });
  });

  it('has neither trips nor a business group', async () => {
    const drawer = await mountDrawer();
    expect(parts(drawer, '[data-group=trips], [data-group=business]')).toEqual([]);
    expect(backEnd.calls.filter((call) => call.includes('/trips/'))).toEqual([]);
  });

  it.each([
    ['', 'before'],
    ['none', 'after'],
  ])(
    'the sign-in is where it moves nothing: with the first paint for "%s" %s the other entries',
    async (hint, place) => {
      document.documentElement.style.setProperty('--travel-sign-in', hint);
      const drawer = await mountDrawer();
      const signIn = () => parts(drawer, '[data-requests=sign-in-requested]')[0];
      await expect.poll(signIn).toBeTruthy();
      const isFirst =
        signIn()?.compareDocumentPosition(part(drawer, '[data-group=main]')) === Node.DOCUMENT_POSITION_FOLLOWING;
      document.documentElement.removeAttribute('style');
      expect(isFirst ? 'before' : 'after').toBe(place);
    },
  );

  it('offers no sign-in on a site without accounts', async () => {
    play({ auth: { ...authStateOf(), allowSignIn: false } });
    const drawer = await mountDrawer();
    const { refreshAuth } = await import('@travel-shell/store');
    await refreshAuth();
    await expect.poll(() => parts(drawer, '[data-requests]')).toEqual([]);
  });
});

describe('for a visitor who is signed in', () => {
  it('NAV-026 NAV-027 NAV-028 CON-103 CON-104 shows the first three trips, 32 by 32, and the way to all', async () => {
    play({ auth: authStateOf('Ada') });
    const drawer = await mountDrawer({ pinned: '' });
    await expect.poll(() => parts(drawer, '.trip').length, { timeout: 5000 }).toBe(3);
    expect(parts(drawer, '.trip bdi').map(({ textContent }) => textContent)).toEqual([
      'Lisbon in May',
      'Kyōto, maples and gardens',
      'Iceland',
    ]);
    expect(parts(drawer, '.trip .note').map(({ textContent }) => textContent)).toEqual([
      '3 saved items',
      '1 saved item',
      'Nothing saved yet',
    ]);
    const { width, height } = part(drawer, '.trip [part=trip-picture]').getBoundingClientRect();
    expect([width, height]).toEqual([32, 32]);
    expect((entry(drawer, 'All trips') as HTMLAnchorElement).pathname).toBe('/trips');
    expect(parts(drawer, '[data-requests]')).toEqual([]);
  });

  it.each([
    ['none', tripsOf(0), 'Trips you plan or book will be here.'],
    ['a back end that is down', 'broken', 'Your trips could not be loaded.'],
  ] as const)('says so where there are no trips, and still leads to them: %s', async (_, trips, text) => {
    play({ auth: authStateOf('Ada'), trips });
    const drawer = await mountDrawer({ pinned: '' });
    await expect.poll(() => parts(drawer, '.message').map(({ textContent }) => textContent)).toEqual([text]);
    // An alert cannot be an item of the list: it is in one.
    const items = [...part(drawer, '[data-group=trips] ul').children];
    expect(items.filter((item) => item.localName !== 'li' || item.role)).toEqual([]);
    expect(parts(drawer, '[role=alert]')).toHaveLength(trips === 'broken' ? 1 : 0);
    expect((entry(drawer, 'All trips') as HTMLAnchorElement).pathname).toBe('/trips');
  });

  it.each([
    ['TRAVEL_POLICY', {}, '/business/policy/flight/settings'],
    ['TRAVEL_POLICY', { policy: false }, undefined],
    ['ROLE_MANAGEMENT', {}, undefined],
    ['ROLE_MANAGEMENT', { 'users/roles': '/my/roles' }, '/my/roles'],
    ['APPROVAL_PROCESSING', {}, undefined],
  ] as [BusinessPermission, AdminPagesSettings, string | undefined][])(
    'BIZ-038 BIZ-104 BIZ-105 leads a member with %s to the admin hub of a site with %j: %s',
    async (permission, adminPages, url) => {
      const auth = onBusiness();
      play({
        auth: {
          ...auth,
          businessState: { ...auth.businessState, features: ['TRIPS_TO_APPROVE'], permissions: [permission] },
        },
        config: { adminPages },
      });
      const drawer = await mountDrawer();
      await expect.poll(() => texts(drawer, 'business')).toContain('Your company');
      const entry = parts(drawer, '[data-group=business] a').find(
        ({ textContent }) => textContent === 'Administration',
      );
      expect(entry?.getAttribute('href') ?? undefined).toBe(url);
    },
  );

  it('NAV-024 shows the business group of a member on business', async () => {
    play({ auth: onBusiness(), config: { businessGroup: { upgrade: true, invitations: true } } });
    const drawer = await mountDrawer({ pinned: '' });
    await expect
      .poll(() => texts(drawer, 'business'))
      .toEqual(['Your company', 'Events', 'Trips to approve', 'Invitations', 'Upgrade your plan']);
  });

  it('has whom a member books for above the pages of the company, where the page asks for it', async () => {
    const member = onBusiness();
    const auth: AuthState = {
      ...member,
      businessState: { ...member.businessState, bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' },
    };
    play({ auth });
    const without = await mountDrawer({ pinned: '' });
    await expect.poll(() => parts(without, '[data-group=business]')).toHaveLength(1);
    expect(parts(without, 'travel-booking-for')).toEqual([]);
    without.remove();
    const drawer = await mountDrawer({ pinned: '', 'booking-for': '' });
    await expect.poll(() => parts(drawer, '[data-group=booking-for] > travel-booking-for')).toHaveLength(1);
    expect(part(drawer, '[data-group=booking-for]').nextElementSibling?.getAttribute('data-group')).toBe('business');
  });

  const tooltip = (drawer: HTMLElement) => drawer.shadowRoot?.querySelector('[role=tooltip]');
  const isShown = (drawer: HTMLElement) => tooltip(drawer)?.matches(':popover-open') ?? false;
  const remembered = () => backEnd.calls.filter((call) => call.includes('TooltipShown'));

  /** A drawer with the tooltip, just shown; only its own timers are fake. */
  async function mountWithTooltip(settings: object = {}, others: object = {}): Promise<HTMLElement> {
    stopTimers(250);
    play({ auth: authStateOf('Ada'), config: { tripsTooltip: settings, ...others } });
    firstDrawerOpening.write(Date.now() - 31 * 60_000);
    const drawer = await mountDrawer();
    await expect.poll(() => isShown(drawer)).toBe(true);
    await rendered();
    return drawer;
  }
  const fetched = () => backEnd.calls.filter((call) => call === 'GET /trips/api/store').length;

  it('TRP-016 TRP-017 TRP-022 TRP-023 shows the trips tooltip on the first trip, and records it once it was seen', async () => {
    const drawer = await mountWithTooltip();
    expect(tooltip(drawer)?.textContent).toBe('Your trips are always here.');
    expect(tooltip(drawer)?.previousElementSibling).toBe(parts(drawer, '.trip')[0]);
    await advance(999);
    expect([remembered(), fetched()]).toEqual([[], 1]);
    await advance(1);
    await expect.poll(remembered).toEqual(['POST /i/api/trips/user/v1/setNavigationDrawerTripsTooltipShown']);
    await expect.poll(fetched).toBe(2);
    expect(isShown(drawer)).toBe(true);
  });

  it('TRP-021 CON-106 the trips tooltip closes by itself after 5000 ms, once and for all', async () => {
    const drawer = await mountWithTooltip();
    await advance(4999);
    expect(isShown(drawer)).toBe(true);
    await advance(1);
    expect(isShown(drawer)).toBe(false);
    drawer.setAttribute('pinned', '');
    drawer.removeAttribute('pinned');
    await runPending();
    expect([isShown(drawer), remembered().length]).toEqual([false, 1]);
  });

  it('TRP-021 a page may set another time', async () => {
    const drawer = await mountWithTooltip({ autoCloseMs: 300 });
    await advance(300);
    await expect.poll(() => isShown(drawer)).toBe(false);
    await expect.poll(() => remembered().length).toBe(1);
  });

  it.each([
    ['of all that closes by itself', {}, { autoCloseMs: 1200 }],
    ['of its own, whatever the others have', { autoCloseMs: 1200 }, { autoCloseMs: 60_000 }],
  ])('CON-011 closes after the time %s', async (_whose, settings, others) => {
    const drawer = await mountWithTooltip(settings, others);
    await advance(1199);
    expect(isShown(drawer)).toBe(true);
    await advance(1);
    expect(isShown(drawer)).toBe(false);
  });

  const turnVisible = (isVisible: boolean) => {
    if (isVisible) vi.restoreAllMocks();
    else vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('TRP-022 waits for the tab to be visible, and comes again where it was not seen', async () => {
    const drawer = await mountWithTooltip();
    await advance(300);
    turnVisible(false);
    await expect.poll(() => isShown(drawer)).toBe(false);
    await advance(1200);
    await runPending();
    expect(remembered()).toEqual([]);
    turnVisible(true);
    await expect.poll(() => isShown(drawer)).toBe(true);
    await rendered();
    await advance(1000);
    await expect.poll(() => remembered().length).toBe(1);
  });

  it('TRP-022 waits until the trip is scrolled into view', async () => {
    stopTimers(250);
    play({ auth: authStateOf('Ada'), config: { tripsTooltip: {} } });
    firstDrawerOpening.write(Date.now() - 31 * 60_000);
    await page.viewport(1300, 300);
    const drawer = await mountDrawer();
    await expect.poll(() => parts(drawer, '.trip').length, { timeout: 5000 }).toBe(3);
    await runPending();
    await advance(1500);
    await runPending();
    expect([isShown(drawer), remembered()]).toEqual([false, []]);
    part(drawer, '.trip').scrollIntoView();
    await expect.poll(() => isShown(drawer)).toBe(true);
    await rendered();
    await advance(1000);
    await expect.poll(() => remembered().length).toBe(1);
  });

  it.each([
    ['pinned', { pinned: '' }, { tripsTooltip: {} }, 31],
    ['where it is off', {}, {}, 31],
    ['too early', {}, { tripsTooltip: {} }, 29],
  ])('TRP-020 shows and records no trips tooltip %s', async (_, attributes, config, minutes) => {
    play({ auth: authStateOf('Ada'), config });
    firstDrawerOpening.write(Date.now() - minutes * 60_000);
    const drawer = await mountDrawer(attributes as Record<string, string>);
    await expect.poll(() => parts(drawer, '.trip').length).toBe(3);
    await runPending();
    expect(isShown(drawer)).toBe(false);
    expect(remembered()).toEqual([]);
  });
});

describe('tools', () => {
  it('NAV-030 requests the cookie settings, where the link is wanted', async () => {
    const drawer = await mountDrawer();
    expect(entry(drawer, 'Cookie settings').checkVisibility()).toBe(false);
    drawer.setAttribute('cookies-link', '');
    expect(entry(drawer, 'Cookie settings').checkVisibility()).toBe(true);
    const asked = heard('travel-cookie-settings-requested');
    entry(drawer, 'Cookie settings').click();
    expect(asked).toEqual([{}]);
  });

  it('NAV-031 NAV-032 has the pickers, each with what the page has configured', async () => {
    play({ config: { countryPicker: { site: 'de-AT' } } });
    const drawer = await mountDrawer({ pinned: '', 'country-picker': '', 'currency-picker': '' });
    const [country, currency] = [part(drawer, 'travel-country-picker'), part(drawer, 'travel-currency-picker')];
    expect(country.getAttribute('site')).toBe('de-AT');
    expect(currency.getAttribute('brand')).toBe('flagship');
  });
});

describe('company-info mode', () => {
  const COMPANY = { 'company-info': '', items: json(COMPANY_PAGES), pinned: '' };

  it('NAV-039 NAV-041 shows the company’s pages, and the sign-in', async () => {
    const drawer = await mountDrawer(COMPANY);
    expect(texts(drawer, 'main')).toEqual(['About us', 'Press', 'Careers']);
    expect(part(drawer, '[data-group=main] ul').getAttribute('aria-label')).toBe('Company');
    expect(entry(drawer, 'Sign in')).toBeTruthy();
  });

  it('NAV-040 NAV-041 has the account menu of a visitor who is signed in, and no trips', async () => {
    play({ auth: authStateOf('Ada') });
    const drawer = await mountDrawer(COMPANY);
    await expect.poll(() => parts(drawer, 'travel-account-menu').length).toBe(1);
    expect(parts(drawer, '[data-requests], [data-group=trips]')).toEqual([]);
  });

  it('NAV-042 invites to the app', async () => {
    const drawer = await mountDrawer({ ...COMPANY, 'app-promo': '/app' });
    await expect.poll(() => parts(drawer, '.promo')).toHaveLength(1);
    expect(part(drawer, '.promo').textContent).toBe('Vireo in your pocketGet the app for your phone.');
    expect(part<HTMLAnchorElement>(drawer, '.promo').pathname).toBe('/app');
    // The icon is a device that runs apps: flat, higher than wide, and no handset of a telephone.
    const { width, height } = part<SVGGraphicsElement & HTMLElement>(drawer, '.promo path').getBBox();
    expect(height / width).toBeGreaterThan(1.3);
  });
});
