import { configureForTest, startTestBackEnd } from '@travel-shell/testing/testBackEnd';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const GET_STORE = 'GET /trips/api/store?props=trip%2Ctrips%2Cuser';
const POST_STORE = 'POST /trips/api/store?props=trip%2Ctrips%2Cuser';

const NO_TRIPS = {
  trip: null,
  trips: [],
  upcomingTrips: { byId: {} },
  cart: { events: [] },
  savedForLater: [],
  drawerTripSummaries: [],
  wishlistItems: [],
  notifications: [],
  userSettings: {
    mapViewFD: false,
    mapViewDP: false,
    tdpAutopilot: false,
    navigationDrawerTripsTooltipShown: false,
    tripsDrawerReminderTooltipShown: false,
    tripsDrawerGoToTripsButtonTooltipShown: false,
  },
};

let api: typeof import('./index.ts');
beforeEach(async () => {
  vi.resetModules();
  api = await import('./index.ts');
});

const start = async (answer: object = NO_TRIPS) => {
  const backEnd = await startTestBackEnd({ [GET_STORE]: { json: answer }, [POST_STORE]: { json: answer } });
  configureForTest({ apiBase: backEnd.origin });
  return backEnd;
};

describe('fetchTrips', () => {
  it('API-020 shares one request between concurrent callers', async () => {
    await using backEnd = await start();
    const answers = await Promise.all([api.fetchTrips(), api.fetchTrips(), api.fetchTrips()]);
    expect(answers).toEqual([NO_TRIPS, NO_TRIPS, NO_TRIPS]);
    expect(backEnd.seen(GET_STORE)).toHaveLength(1);
    await api.fetchTrips();
    expect(backEnd.seen(GET_STORE), 'the previous one has ended').toHaveLength(2);
  });

  it('API-020 an aborting caller does not abort the request of the others', async () => {
    await using backEnd = await start();
    const leaving = new AbortController();
    const [left, stayed] = [api.fetchTrips(leaving.signal), api.fetchTrips()];
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(stayed).resolves.toEqual(NO_TRIPS);
    expect(backEnd.seen(GET_STORE)).toHaveLength(1);
  });

  it('API-020 sends another one after a caller has aborted: what it had asked for is outdated', async () => {
    await using backEnd = await start();
    const leaving = new AbortController();
    const [left, stayed] = [api.fetchTrips(leaving.signal), api.fetchTrips()];
    leaving.abort();
    await Promise.all([expect(left).rejects.toMatchObject({ code: 'ABORTED' }), api.fetchTrips(), stayed]);
    expect(backEnd.seen(GET_STORE)).toHaveLength(2);
  });

  it('API-020 shares the request for a trip only between callers of the same trip', async () => {
    await using backEnd = await start();
    await Promise.all([api.fetchTripsWith('LSB427a'), api.fetchTripsWith('LSB427a'), api.fetchTripsWith('KYT318b')]);
    expect(backEnd.seen(POST_STORE).map(({ body }) => body)).toEqual(['fullTripId=LSB427a', 'fullTripId=KYT318b']);
  });

  it('STA-070 drops unknown notifications and verticals', async () => {
    const known = { type: 'NEW_SHARED_TRIP', tripId: 'KYT318', avatarUrl: null, timestamp: 1_795_219_200 };
    await using backEnd = await start({ ...NO_TRIPS, notifications: [{ type: 'OTHER', tripId: 'A' }, known] });
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await api.fetchTrips()).notifications).toEqual([known]);
    expect(warn).toHaveBeenCalledOnce();
    expect(backEnd.seen(GET_STORE)).toHaveLength(1);
    warn.mockRestore();
  });

  it('STA-066 names the invalid field of a trip', async () => {
    await using _backEnd = await start({ ...NO_TRIPS, trips: [{ tripId: 7 }] });
    await expect(api.fetchTrips()).rejects.toMatchObject({ code: 'INVALID_ANSWER', path: 'trips[0].tripId' });
  });
});

describe('seasonalImageUrl', () => {
  it('API-044 TRP-008 follows the pattern', () => {
    configureForTest({ apiBase: 'https://shell.example' });
    expect(api.seasonalImageUrl({ season: 'winter', place: 'buenos-aires', width: 32, height: 32 })).toBe(
      'https://shell.example/trips/api/images/seasonal/winter/buenos-aires/32x32',
    );
  });
});
