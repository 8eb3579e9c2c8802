/** The drawer's input from the configuration and the visitor’s settings, and what a press on it hands over. */
import { publish, refreshAuth } from '@travel-shell/store';
import { firstDrawerOpening } from '@travel-shell/store/keys/firstDrawerOpening';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { advance, rendered, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPANY_PAGES, SECONDARY, tripsOf } from './NavDrawer.fixtures.ts';
import { type BackEnd, json, mountDrawer, part, parts, playBackEnd } from './testPage.ts';

let backEnd: BackEnd;
const play = (given: Parameters<typeof playBackEnd>[0]) => {
  backEnd.undo();
  backEnd = playBackEnd(given);
};
/** As a page with client-side routing does: nothing leaves it. */
const stay = (event: Event) => event.preventDefault();

beforeEach(async () => {
  backEnd = playBackEnd();
  await page.viewport(1300, 900);
  // A mouse on the rail expands it.
  await userEvent.unhover(document.body);
  window.addEventListener('click', stay);
});
afterEach(() => {
  window.removeEventListener('click', stay);
  document.body.replaceChildren();
  firstDrawerOpening.remove();
  backEnd.undo();
});

const MINUTE = 60_000;
const NOTE_SHOWN = 'navigationDrawerTripsTooltipShown';
const recordings = () => backEnd.calls.filter((call) => call.endsWith('/setNavigationDrawerTripsTooltipShown')).length;
const fetched = () => backEnd.calls.filter((call) => call === 'GET /trips/api/store').length;
const isShown = (drawer: HTMLElement) =>
  drawer.shadowRoot?.querySelector('[role=tooltip]')?.matches(':popover-open') ?? false;
/** While timers are faked. */
async function hasTrips(drawer: HTMLElement): Promise<void> {
  const count = async () => {
    await advance(1);
    return parts(drawer, '.drawer .trip').length;
  };
  await expect.poll(count, { timeout: 5000 }).toBe(3);
}

describe('the trips tooltip', () => {
  it('TRP-020 waits as long as the page has configured', async () => {
    play({ auth: authStateOf('Ada'), config: { tripsTooltip: { delayMinutes: 60 } } });
    firstDrawerOpening.write(Date.now() - 31 * MINUTE);
    const drawer = await mountDrawer();
    stopTimers();
    await hasTrips(drawer);
    await inView(drawer);
    await advance(28 * MINUTE);
    expect(isShown(drawer)).toBe(false);
    await advance(MINUTE + 1);
    expect(isShown(drawer)).toBe(true);
  });

  it('TRP-020 counts from a first opening of the trips drawer on the same page, too', async () => {
    play({ auth: authStateOf('Ada'), config: { tripsTooltip: {} } });
    const drawer = await mountDrawer();
    stopTimers();
    await hasTrips(drawer);
    await inView(drawer);
    firstDrawerOpening.write(Date.now());
    publish('drawer-opened', { drawer: 'trips' });
    await rendered();
    await inView(drawer);
    await advance(29 * MINUTE);
    expect(isShown(drawer)).toBe(false);
    await advance(MINUTE + 1);
    expect(isShown(drawer)).toBe(true);
  });

  it('TRP-018 comes only where the visitor’s settings say that it was not shown', async () => {
    const trips = tripsOf();
    trips.userSettings[NOTE_SHOWN] = true;
    play({ auth: authStateOf('Ada'), trips, config: { tripsTooltip: {} } });
    firstDrawerOpening.write(Date.now() - 31 * MINUTE);
    const drawer = await mountDrawer();
    stopTimers();
    await hasTrips(drawer);
    await inView(drawer);
    await advance(MINUTE);
    expect(isShown(drawer)).toBe(false);
    // Turned back, in another tab.
    trips.userSettings[NOTE_SHOWN] = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(fetched).toBe(2);
    await expect.poll(() => advance(1).then(() => isShown(drawer))).toBe(true);
  });

  it('TRP-022 TRP-023 logs that it could not be recorded, asks for the trips, and does not come again on this page', async () => {
    play({ auth: authStateOf('Ada'), config: { tripsTooltip: {} }, refuses: 'TripsTooltipShown' });
    const lines = expectConsole(/TRIPS_FAILED: That the tooltip about trips was shown could not be stored/);
    firstDrawerOpening.write(Date.now() - 31 * MINUTE);
    const drawer = await mountDrawer();
    await expect.poll(() => isShown(drawer), { timeout: 5000 }).toBe(true);
    await expect.poll(() => lines.length, { timeout: 3000 }).toBe(1);
    await expect.poll(fetched).toBe(2);
    // The drawer's rail goes with the layout, and comes back.
    await page.viewport(390, 900);
    await expect.poll(() => parts(drawer, '.drawer').length).toBe(0);
    await page.viewport(1300, 900);
    stopTimers();
    await hasTrips(drawer);
    await inView(drawer);
    await advance(MINUTE);
    expect([isShown(drawer), recordings()]).toEqual([false, 1]);
  });

  /** Resolves once the drawer has been told that the first trip can be seen. */
  async function inView(drawer: HTMLElement): Promise<void> {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(part(drawer, '.drawer .trip'));
    });
    await rendered();
  }
});

describe('a press in the menu of a phone', () => {
  const dialog = (drawer: HTMLElement) => part<HTMLDialogElement>(drawer, 'dialog');

  const pressed = (group: string, label: string) => ({ piece: 'nav-drawer', part: group, action: 'click', label });

  /** Which link closes the menu, and what it tells analytics. */
  async function press(drawer: HTMLElement, selector: string): Promise<unknown[]> {
    const told: unknown[] = [];
    const note = ({ detail }: CustomEventInit) => told.push(detail);
    document.addEventListener('travel-track', note);
    Object.assign(drawer, { request: { open: true } });
    await expect.poll(() => dialog(drawer).open).toBe(true);
    part(drawer, `dialog ${selector}`).click();
    await expect.poll(() => dialog(drawer).open, { message: selector }).toBe(false);
    document.removeEventListener('travel-track', note);
    return told;
  }

  beforeEach(() => page.viewport(390, 900));

  it('NAV-014 NAV-038 closes it: the sign-in, whose request comes from the drawer, and secondary items', async () => {
    play({ config: { signInUrl: '/anmelden' } });
    const drawer = await mountDrawer({ 'secondary-items': json(SECONDARY), 'cookies-link': '' });
    expect(await press(drawer, '[data-requests]')).toEqual([pressed('account', 'sign-in')]);
    const { pathname, searchParams } = new URL(part<HTMLAnchorElement>(drawer, '[data-requests]').href);
    expect([pathname, [...searchParams.values()]]).toEqual(['/anmelden', [location.href]]);
    const asked: unknown[] = [];
    drawer.addEventListener('travel-sign-in-requested', (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent).detail);
    });
    await press(drawer, '[data-requests]');
    expect(asked).toEqual([{ reason: 'sign-in' }]);
    // The loader takes the search along by it.
    expect(await press(drawer, '[data-group=secondary] [href="/deals"]')).toEqual([pressed('secondary', 'deals')]);
    drawer.addEventListener('travel-cookie-settings-requested', stay);
    expect(await press(drawer, '[data-loads=travel-consent]')).toEqual([pressed('tools', 'cookie-settings')]);
  });

  it('NAV-014 closes it: a trip, and the way to all of them', async () => {
    play({ auth: authStateOf('Ada') });
    const drawer = await mountDrawer();
    await expect.poll(() => parts(drawer, 'dialog .trip').length, { timeout: 5000 }).toBe(3);
    expect(await press(drawer, '.trip')).toEqual([pressed('trips', 'trip')]);
    expect(await press(drawer, '[data-group=trips] li:last-child a')).toEqual([pressed('trips', 'trips')]);
  });
});

it('a page about the company offers no sign-in on a site without accounts', async () => {
  play({ auth: { ...authStateOf(), allowSignIn: false } });
  const drawer = await mountDrawer({ 'company-info': '', items: json(COMPANY_PAGES), pinned: '' });
  expect(parts(drawer, '[data-requests]').length).toBeGreaterThan(0);
  await refreshAuth();
  await expect.poll(() => parts(drawer, '[data-requests]')).toEqual([]);
});

it('NAV-032 NAV-041 the pickers and the account menu have the looks of the drawer', async () => {
  play({ auth: authStateOf('Ada') });
  const looks = { brand: 'sister', locale: 'de-DE', presentation: 'dark' };
  const drawer = await mountDrawer({ ...looks, 'company-info': '', 'country-picker': '', 'currency-picker': '' });
  await expect.poll(() => parts(drawer, 'travel-account-menu').length).toBe(1);
  for (const tag of ['travel-account-menu', 'travel-country-picker', 'travel-currency-picker'])
    for (const [name, value] of Object.entries(looks)) expect(part(drawer, tag).getAttribute(name), tag).toBe(value);
});
