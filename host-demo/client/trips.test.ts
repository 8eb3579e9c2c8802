import type { Schema } from '@travel-shell/contract';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { keepCookies } from './testing/keepCookies.ts';

const LISBON = 'LSB427x7QmT1cQk5bWlxV8y6uZr4n';

describe.each(databaseOfAnswers)('trips from the server to the store, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let jar: Map<string, string>;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let store: typeof import('@travel-shell/store/trips');

  beforeAll(() => {
    vi.stubGlobal('fetch', globalThis.fetch);
    jar = keepCookies();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    jar.clear();
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin });
    store = await import('@travel-shell/store/trips');
  });

  const signIn = async (login: string) => {
    const visitor = new Visitor(context.server.origin);
    await visitor.logIn(login);
    jar.clear();
    for (const [name, value] of visitor.cookies) jar.set(name, value);
  };
  const trips = (): Schema<'TripsState'> => {
    const now = store.tripsState.get();
    if (now.status !== 'ready') throw new Error(`The trips are ${now.status}.`);
    return now.data;
  };
  /** The state here equals the server's. */
  const expectTruth = async () => {
    const known = trips();
    await store.tripsState.refresh();
    expect(known).toEqual(trips());
  };

  it('STA-062 to STA-071 arrive whole', async () => {
    await signIn('ada@example.com');
    expect(store.tripsState.get()).toEqual({ status: 'pending' });
    await store.tripsState.refresh();
    const state = trips();
    expect(state.cart.events).toMatchObject([
      { state: 'saved', isInCart: true, data: { resultId: expect.any(String) } },
    ]);
    expect(state.savedForLater[0]).toMatchObject({
      resultData: { location: 'Sintra' },
      savingState: { isSaved: true },
    });
    expect(state.upcomingTrips.byId.KYT318).toEqual({
      numSavedEvents: 1,
      ownerDisplayName: 'Grace Okafor',
      tripName: 'Kyoto with Grace',
    });
    expect(state.trips[0]).toMatchObject({ tripId: 'LSB427', tripHash: LISBON.slice(6), events: { length: 3 } });
    expect(state.drawerTripSummaries[0]).toMatchObject({
      tripId: 'LSB427',
      tripName: 'A week in Lisbon',
      tripUrl: { url: `/trips/${LISBON}` },
      numSavedEvents: 2,
    });
    expect(state.wishlistItems).toEqual([{ tripId: 'LSB427', destination: 'Lisbon' }]);
    expect(state.notifications).toEqual([
      { type: 'NEW_SHARED_TRIP', tripId: 'KYT318', avatarUrl: null, timestamp: expect.any(Number) },
    ]);
    expect(Object.isFrozen(state.cart.events[0]?.data)).toBe(true);
  });

  it.each(['mapViewFD', 'mapViewDP', 'tdpAutopilot'] as const)(
    'STA-062 the setting %s goes both ways',
    async (name) => {
      await signIn('bo@example.com');
      await store.tripsState.refresh();
      for (const enabled of [true, false]) {
        await store.turnSetting(name, enabled);
        expect(trips().userSettings[name]).toBe(enabled);
        await expectTruth();
      }
    },
  );

  it.each([
    ['STA-072 the drawer tooltip', 'navigationDrawerTripsTooltipShown'],
    ['STA-073 the reminder', 'tripsDrawerReminderTooltipShown'],
    ['STA-062 the button to the trips', 'tripsDrawerGoToTripsButtonTooltipShown'],
  ] as const)('%s goes both ways', async (_title, name) => {
    await signIn('layla@example.com');
    await store.tripsState.refresh();
    expect(trips().userSettings[name]).toBe(false);
    await store.rememberTooltip(name);
    expect(trips().userSettings[name]).toBe(true);
    await expectTruth();
  });

  it('STA-069 TRP-015 a dismissed notification is gone, here and there', async () => {
    await signIn('ada@example.com');
    await store.tripsState.refresh();
    await store.dismissNotification('KYT318');
    expect(trips().notifications).toEqual([]);
    await expectTruth();
  });

  it('STA-066 TRP-036 a trip is opened by its full id, also signed out', async () => {
    await store.openTrip(LISBON);
    expect([trips().trip?.tripName, trips().trips]).toEqual(['A week in Lisbon', []]);
    await expect(store.openTrip('LSB427wrong')).rejects.toMatchObject({ code: 'HTTP', status: 403 });
    expect(trips().trip?.tripName).toBe('A week in Lisbon');
  });

  it('STA-062 is cleared when the account changes', async () => {
    await signIn('ada@example.com');
    await store.tripsState.refresh();
    await core.refreshAuth();
    await core.signOut();
    expect(store.tripsState.get()).toEqual({ status: 'pending' });
    await store.tripsState.refresh();
    expect(trips().trips).toEqual([]);
  });

  it('STA-072 a setting that could not be stored rejects and changes nothing', async () => {
    await store.tripsState.refresh();
    const before = trips();
    await expect(store.rememberTooltip('navigationDrawerTripsTooltipShown')).rejects.toMatchObject({
      code: 'HTTP',
      serverCode: 'INVALID_SESSION',
    });
    expect(trips()).toBe(before);
  });
});
