import type { Schema } from '@travel-shell/contract';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const STORE = 'GET /trips/api/store?props=trip%2Ctrips%2Cuser';
const OPEN = 'POST /trips/api/store?props=trip%2Ctrips%2Cuser';

const settings = {
  mapViewFD: false,
  mapViewDP: false,
  tdpAutopilot: false,
  navigationDrawerTripsTooltipShown: false,
  tripsDrawerReminderTooltipShown: false,
  tripsDrawerGoToTripsButtonTooltipShown: false,
};
const trips = (changes: Partial<Schema<'TripsState'>> = {}): Schema<'TripsState'> => ({
  ...{ trip: null, trips: [], upcomingTrips: { byId: {} }, cart: { events: [] }, savedForLater: [] },
  ...{ drawerTripSummaries: [], wishlistItems: [], notifications: [], userSettings: settings },
  ...changes,
});

let area: typeof import('./index.ts');
/** The navigations a host would see; prevented, as there is no real page here. */
let navigations: unknown[];
let stored: Map<string, string>;

beforeEach(async () => {
  navigations = [];
  stored = new Map();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  page.addEventListener('travel-navigate', (event) => {
    event.preventDefault();
    navigations.push((event as CustomEvent).detail);
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Document', { prototype: page });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  await freshStore();
  area = await import('./index.ts');
});
afterEach(() => vi.unstubAllGlobals());

const start = async () => {
  const backEnd = await startTestBackEnd({ [STORE]: { json: trips() } });
  configureForTest({ apiBase: backEnd.origin });
  return backEnd;
};
const refusal = (status: number) => ({
  status,
  json: { errors: [{ code: 'FORBIDDEN', description: 'no', localizedDescription: 'No.' }] },
});

describe('the trips', () => {
  it('TRP-006 are refetched when the tab becomes visible', async () => {
    await using backEnd = await start();
    const unmount = area.tripsState.subscribe(() => {});
    await vi.waitFor(() => expect(area.tripsState.get().status).toBe('ready'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(backEnd.seen(STORE)).toHaveLength(2));
    await area.tripsState.refresh();
    unmount();
  });

  it('ERR-041 ERR-042 log a failed reload and reload the page', async () => {
    await using backEnd = await start();
    await area.tripsState.refresh();
    backEnd.answer(STORE, refusal(500));
    expectConsole(/TRIPS_FAILED/);
    await area.tripsState.refresh();
    expect(area.tripsState.get()).toMatchObject({ status: 'failed', data: trips() });
    expect(navigations).toEqual([{ kind: 'reload', reason: 'TRIPS_FAILED' }]);
  });

  it('ERR-041 ERR-042 reload the page after a 403 without logging it', async () => {
    await using backEnd = await start();
    await area.tripsState.refresh();
    backEnd.answer(STORE, refusal(403));
    await area.tripsState.refresh();
    expect(navigations).toHaveLength(1);
  });

  it('ERR-042 TRP-O03 reload the page only once in ten minutes', async () => {
    await using backEnd = await start();
    await area.tripsState.refresh();
    backEnd.answer(STORE, refusal(403));
    await area.tripsState.refresh();
    await area.tripsState.refresh();
    expect(navigations).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000);
    await area.tripsState.refresh();
    expect(navigations).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('ERR-042 do not reload the page for a failed first load or while offline', async () => {
    await using backEnd = await start();
    backEnd.answer(STORE, refusal(403));
    await area.tripsState.refresh();
    expect(navigations).toEqual([]);
    backEnd.answer(STORE, { json: trips() });
    await area.tripsState.refresh();
    vi.stubGlobal('navigator', { onLine: false });
    backEnd.answer(STORE, refusal(403));
    await area.tripsState.refresh();
    expect(navigations).toEqual([]);
  });

  it('TRP-007 are read by the GET, and with the trip of a full id by the POST of the store', async () => {
    await using backEnd = await start();
    await area.tripsState.refresh();
    expect(area.tripsState.get()).toEqual({ status: 'ready', data: trips() });
    const trip = { tripId: 'LSB427', tripHash: 'x7QmT1', tripName: 'Lisbon', startDate: null, endDate: null };
    const opened = trips({ trip: { ...trip, imageUrl: null, events: [] } });
    backEnd.answer(OPEN, { json: opened });
    await area.openTrip('LSB427x7QmT1');
    expect(area.tripsState.get()).toEqual({ status: 'ready', data: opened });
    expect(backEnd.seen(OPEN).map(({ body }) => body)).toEqual(['fullTripId=LSB427x7QmT1']);
    expect(backEnd.seen(STORE)).toHaveLength(1);
  });

  it('TRP-037 reject an empty full trip id without a request', async () => {
    await using backEnd = await start();
    await expect(area.openTrip('')).rejects.toThrow(TypeError);
    expect(backEnd.seen(OPEN)).toEqual([]);
  });

  it('store the response of a write without another fetch', async () => {
    await using backEnd = await start();
    await area.tripsState.refresh();
    const shown = { ...settings, tripsDrawerReminderTooltipShown: true };
    backEnd.answer('POST /i/api/trips/user/v1/setTripsDrawerReminderTooltipShown', { json: shown });
    await area.rememberTooltip('tripsDrawerReminderTooltipShown');
    expect(area.tripsState.get()).toEqual({ status: 'ready', data: trips({ userSettings: shown }) });
    expect(backEnd.seen(STORE)).toHaveLength(1);
  });
});
