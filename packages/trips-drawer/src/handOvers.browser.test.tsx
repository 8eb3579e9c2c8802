/** The drawer's hand-overs to the page, the back end and the next visitor, and what it takes from them. */

import type { AuthState } from '@travel-shell/contract';
import { CONFIG_DEFAULTS } from '@travel-shell/core';
import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page } from '@travel-shell/testing/browser';
import { reduceMotion } from '@travel-shell/testing/leavesNoTrace';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CANCELLED, SHARED, SOME_TRIPS, withSettings } from './TripsDrawer.fixtures.ts';
import { BackEnd, mountDrawer, PATHS, refusal, toggle } from './testPage.ts';

let backEnd: BackEnd;
let restoreMotion: () => Promise<unknown>;
const scope = globalThis as { travelShell?: unknown };

beforeEach(async () => {
  await page.viewport(1280, 720);
  restoreMotion = await reduceMotion();
});
afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  await runPending(); // let pending requests finish
  backEnd.end();
  delete scope.travelShell;
  await restoreMotion();
});

const dialog = (drawer: HTMLElement) => part<HTMLDialogElement>(drawer, 'dialog');
const namesOf = (drawer: HTMLElement, kind: 'trip' | 'saved') =>
  parts(drawer, `[part=${kind}] .name`).map(({ textContent }) => textContent);
const noteOf = (drawer: HTMLElement) => part(drawer, '[part=saved] .note').textContent;
const fetched = () => backEnd.calls.filter((call) => call === `GET ${PATHS.trips}`).length;
const turnVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const removeFirst = () => page.getByRole('button', { name: 'Remove Casa do Miradouro' });
const putBackFirst = () => page.getByRole('button', { name: 'Save Casa do Miradouro again' });

async function open(drawer: HTMLElement): Promise<void> {
  toggle(true);
  await expect.poll(() => dialog(drawer).open).toBe(true);
}
async function close(drawer: HTMLElement): Promise<void> {
  toggle(false);
  await expect.poll(() => dialog(drawer).open).toBe(false);
}
async function mountOpen(trips = SOME_TRIPS, auth?: AuthState): Promise<HTMLElement> {
  backEnd = new BackEnd(trips, auth);
  const drawer = await mountDrawer();
  await open(drawer);
  await expect.poll(() => parts(drawer, '[part=trip]').length).toBeGreaterThan(0);
  return drawer;
}

/** The browser refuses to store anything until the returned function is called. */
function blockStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const free = () => {
    Storage.prototype.setItem = setItem;
  };
  onTestFinished(free);
  return free;
}

/** A visitor with an account of their own. */
function visitor(name: string): AuthState {
  const state = authStateOf(name);
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail: `${name.toLowerCase()}@example.com` } };
}
const signsIn = async (name: string) => {
  backEnd.auth = visitor(name);
  await refreshAuth();
};

test('ERR-042 TRP-O03 a failed reload of the trips reloads the page only where its time could be stored', async () => {
  await mountOpen();
  backEnd.answers[PATHS.trips] = refusal;
  const free = blockStorage();
  const lines = expectConsole(/TRIPS_FAILED/);
  turnVisible();
  await expect.poll(() => lines.length).toBe(1);
  expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
  free();
  turnVisible();
  await expect.poll(() => backEnd.eventsOf('travel-navigate')).toEqual([{ kind: 'reload', reason: 'TRIPS_FAILED' }]);
});

describe('the next visitor of the tab', () => {
  test('sees no trips that were asked for by the one before', async () => {
    backEnd = new BackEnd(SOME_TRIPS, visitor('Ada'));
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.answers[PATHS.trips] = () => promise;
    const drawer = await mountDrawer();
    await open(drawer);
    await expect.poll(fetched).toBe(1);
    delete backEnd.answers[PATHS.trips];
    backEnd.trips = { ...SOME_TRIPS, drawerTripSummaries: CANCELLED.drawerTripSummaries };
    await signsIn('Grace');
    await expect.poll(() => namesOf(drawer, 'trip')).toEqual(['Copenhagen', 'Vienna for the weekend']);
    resolve(Response.json(SOME_TRIPS));
    await removed(drawer);
    expect(namesOf(drawer, 'trip')).toEqual(['Copenhagen', 'Vienna for the weekend']);
  });

  test('TRP-015 keeps the notices that the one before has dismissed', async () => {
    const drawer = await mountOpen(SHARED, visitor('Ada'));
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.answers[PATHS.clear] = () => promise;
    await page.getByRole('button', { name: /^New Shared with you/ }).click();
    await expect.poll(() => backEnd.calls.at(-1)).toBe(`POST ${PATHS.clear}`);
    backEnd.trips = { ...SHARED, drawerTripSummaries: SHARED.drawerTripSummaries.slice(0, 2) };
    await signsIn('Grace');
    await expect.poll(() => namesOf(drawer, 'trip')).toHaveLength(2);
    resolve(Response.json({ notifications: [] }));
    await removed(drawer);
    expect(parts(drawer, '[part=notice]')).toHaveLength(1);
  });

  /** Has removed a saved result, by when the responses before have been handled. */
  async function removed(drawer: HTMLElement): Promise<void> {
    part(drawer, '[part=saved] .row-button').click();
    await expect.poll(() => noteOf(drawer)).toBe('Removed');
  }
});

test('a visitor whose session this page did not know of has their trips once the drawer is open', async () => {
  backEnd = new BackEnd(SOME_TRIPS);
  playSignedInCookie(false);
  const drawer = await mountDrawer();
  await open(drawer);
  await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
});

describe('a saved result', () => {
  test('removed while offline asks to keep the page open where the browser stores nothing', async () => {
    const drawer = await mountOpen();
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
    blockStorage();
    await removeFirst().click();
    await expect.poll(() => noteOf(drawer)).toBe('You are offline. Keep this page open until you are back online.');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => noteOf(drawer)).toBe('Removed');
  });

  test('that cannot be put back says why, in the words of the back end; its events come from the drawer', async () => {
    const drawer = await mountOpen();
    const heard: string[] = [];
    for (const type of ['travel-trip-removed', 'travel-trip-saved'])
      drawer.addEventListener(type, () => heard.push(type));
    await removeFirst().click();
    await expect.poll(() => heard).toEqual(['travel-trip-removed']);
    const text = 'You cannot save any more. Please remove something first.';
    const error = { code: 'TOO_MANY_SAVED_RESULTS', description: 'At most 500.', localizedDescription: text };
    const path = '/trips/api/user/savedForLater/hotel-1';
    backEnd.answers[path] = () => Response.json({ errors: [error] }, { status: 409 });
    expectConsole(/SAVE_FAILED: hotel-1 could not be saved/);
    await putBackFirst().click();
    await expect.poll(() => noteOf(drawer)).toBe(text);
    delete backEnd.answers[path];
    await putBackFirst().click();
    await expect.poll(() => heard).toEqual(['travel-trip-removed', 'travel-trip-saved']);
  });
});

test('the request for a sign-in comes from the drawer', async () => {
  backEnd = new BackEnd(SOME_TRIPS, authStateOf());
  const drawer = await mountDrawer();
  await open(drawer);
  const asked: unknown[] = [];
  drawer.addEventListener('travel-sign-in-requested', (event) => {
    event.preventDefault();
    asked.push((event as CustomEvent).detail.reason);
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(asked).toEqual(['trips']);
});

test('its links lead to the site that the page has configured', async () => {
  scope.travelShell = { config: { ...CONFIG_DEFAULTS, siteBase: 'https://site.example' } };
  const drawer = await mountOpen();
  const links = parts<HTMLAnchorElement>(drawer, 'a').map(({ href }) => href);
  expect(links).toEqual([
    ...['LSB427', 'OSL902', 'KYT318'].map((trip) => `https://site.example/trips/${trip}`),
    ...SOME_TRIPS.savedForLater.map(({ resultData }) => `https://site.example${resultData.url}`),
    'https://site.example/trips',
  ]);
});

describe('hints', () => {
  const hint = (drawer: HTMLElement) =>
    parts(drawer, '[part=tooltip]').find((tooltip) => tooltip.matches(':popover-open'))?.textContent;
  const called = (path: string) => backEnd.calls.filter((call) => call === `POST ${path}`).length;
  const line = (action: string, label: string) => ({ piece: 'trips-drawer', part: 'hint', action, label });
  const tracked = () =>
    (backEnd.eventsOf('travel-track') as Record<string, string>[])
      // Whether it was shown for long enough depends on the speed of the test.
      .filter(({ action, label }) => `${action} ${label}` !== 'show shared-trip');

  test('one at each opening; what could not be stored is logged, and a hint that was seen does not come again', async () => {
    const drawer = await mountOpen(withSettings(SHARED, { tripsDrawerGoToTripsButtonTooltipShown: false }));
    backEnd.answers[PATHS.clear] = refusal;
    backEnd.answers[PATHS.goToTrips] = refusal;
    await expect.poll(() => hint(drawer)).toBe('Grace Okafor shared this trip with you');
    const notCleared = expectConsole(/TRIPS_FAILED: The notice of a shared trip could not be cleared/);
    part(drawer, '[part=notice]').click();
    await expect.poll(() => notCleared.length).toBe(1);
    stopTimers();
    await advance(2000);
    expect(parts(drawer, '[part=notice]').length, 'the notice stays').toBe(1);
    delete backEnd.answers[PATHS.clear];
    part(drawer, '[part=notice]').click();
    await expect.poll(() => parts(drawer, '[part=notice]').length).toBe(0);
    await advance(2000);
    expect(hint(drawer), 'one hint at one opening').toBeUndefined();

    await close(drawer);
    await open(drawer);
    // Once what it points at has been in sight.
    await expect.poll(() => advance(100).then(() => hint(drawer))).toBe('All your trips are here');
    const notStored = expectConsole(/TRIPS_FAILED: That a hint was seen could not be stored/);
    await advance(1000);
    await expect.poll(() => notStored.length).toBe(1);
    await close(drawer);
    await open(drawer);
    await advance(2000);
    expect([hint(drawer), called(PATHS.goToTrips)]).toEqual([undefined, 1]);
    const dismissed = line('dismiss', 'shared-trip');
    expect(tracked()).toEqual([dismissed, dismissed, line('show', 'go-to-trips')]);
  });
});
