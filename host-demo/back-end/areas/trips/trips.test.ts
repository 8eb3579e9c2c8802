import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DEMO_TRIPS } from '../../../demo/seed/demoTrips.ts';
import { seedTrips } from '../../../demo/seed/seedTrips.ts';
import { ask } from '../../testing/ask.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

type TripsState = Schema<'TripsState'>;

const STORE = '/trips/api/store?props=trip,trips,user';

describe.each(databaseKinds)('trips on $kind', ({ create }) => {
  const context = useTestServer(create);
  const visit = () => new Visitor(context.server.origin);
  const signIn = async (login: string) => {
    const visitor = visit();
    await visitor.logIn(login);
    return visitor;
  };
  const read = async (visitor: Visitor) => (await ask<TripsState>(visitor, 'GET', STORE)).body;
  const open = (visitor: Visitor, fullTripId: string) =>
    ask<TripsState>(visitor, 'POST', STORE, { form: { fullTripId } });
  const fullIdOf = (tripId: string) => {
    const trip = DEMO_TRIPS.find((one) => one.tripId === tripId);
    return `${trip?.tripId}${trip?.tripHash}`;
  };

  describe('the store', () => {
    it('API-046 STA-062 is empty when signed out', async () => {
      const { status, body } = await ask<TripsState>(visit(), 'GET', STORE);
      expect(status).toBe(200);
      expect(body).toEqual({
        ...{ trip: null, trips: [], upcomingTrips: { byId: {} }, cart: { events: [] }, savedForLater: [] },
        ...{ drawerTripSummaries: [], wishlistItems: [], notifications: [] },
        userSettings: {
          ...{ mapViewFD: false, mapViewDP: false, tdpAutopilot: false, navigationDrawerTripsTooltipShown: false },
          ...{ tripsDrawerReminderTooltipShown: false, tripsDrawerGoToTripsButtonTooltipShown: false },
        },
      });
    });

    it('API-046 STA-066 has own and shared trips, the next trip first', async () => {
      const { trips, trip } = await read(await signIn('ada@example.com'));
      expect(trips.map(({ tripId, events }) => [tripId, events.length])).toEqual([
        ['LSB427', 3],
        ['OSL902', 1],
        ['KYT318', 1],
        ['IDEA01', 0],
        ['CPH118', 1],
      ]);
      expect(trips[0]?.tripHash).toBe('x7QmT1cQk5bWlxV8y6uZr4n');
      expect(trip && trips.some(({ tripId }) => tripId === trip.tripId)).toBe(true);
    });

    it('API-043 returns the last edited trip on the next request', async () => {
      const ada = await signIn('ada@example.com');
      for (const tripId of ['CPH118', 'OSL902']) {
        await context.db
          .updateTable('trips')
          .set({ updated_at: sql<Date>`now() + interval '1 minute'` })
          .where('trip_id', '=', tripId)
          .execute();
        await sql`update trips set updated_at = now() where trip_id <> ${tripId}`.execute(context.db);
        expect((await read(ada)).trip?.tripId).toBe(tripId);
      }
    });

    it('STA-063 the cart has the marked items of own trips only', async () => {
      const { cart, trips } = await read(await signIn('ada@example.com'));
      expect(cart.events).toMatchObject([
        { state: 'saved', isInCart: true, data: { title: 'Casa do Miradouro', price: 864.5, vertical: 'hotels' } },
      ]);
      expect(trips.find(({ tripId }) => tripId === 'KYT318')?.events[0]?.isInCart).toBe(true);
    });

    it('STA-064 has the items saved for later', async () => {
      const { savedForLater } = await read(await signIn('ada@example.com'));
      expect(savedForLater.map(({ resultData, savingState }) => [resultData.resultId, savingState.isSaved])).toEqual([
        ['activities-palaces-of-sintra-on-foot', true],
        ['hotels-casa-do-miradouro', true],
      ]);
    });

    it('STA-065 names the owner of each upcoming trip and counts what is saved in it', async () => {
      const { upcomingTrips } = await read(await signIn('ada@example.com'));
      expect(upcomingTrips.byId).toEqual({
        LSB427: { numSavedEvents: 2, ownerDisplayName: 'Ada Lovelace', tripName: 'A week in Lisbon' },
        OSL902: { numSavedEvents: 1, ownerDisplayName: 'Ada Lovelace', tripName: 'Northern lights' },
        KYT318: { numSavedEvents: 1, ownerDisplayName: 'Grace Okafor', tripName: 'Kyoto with Grace' },
        IDEA01: { numSavedEvents: 0, ownerDisplayName: 'Ada Lovelace', tripName: 'Some day: trains of Japan' },
      });
    });

    it('STA-067 TRP-038 summarizes each trip; a cancelled booking still counts (TRP-032)', async () => {
      const { drawerTripSummaries } = await read(await signIn('ada@example.com'));
      const counts = drawerTripSummaries.map((one) => [
        ...[one.tripId, one.numSavedEvents, one.numCartEvents, one.numBookedEvents, one.numCancelledEvents],
      ]);
      expect(counts).toEqual([
        ['LSB427', 2, 1, 1, 0],
        ['OSL902', 1, 0, 0, 0],
        ['KYT318', 1, 1, 0, 0],
        ['IDEA01', 0, 0, 0, 0],
        ['CPH118', 0, 0, 1, 1],
      ]);
      expect(drawerTripSummaries[0]).toMatchObject({
        tripName: 'A week in Lisbon',
        tripUrl: { url: `/trips/${fullIdOf('LSB427')}` },
      });
    });

    it('STA-068 has one wish, so that the toast shows', async () => {
      const { wishlistItems } = await read(await signIn('ada@example.com'));
      expect(wishlistItems).toEqual([{ tripId: 'LSB427', destination: 'Lisbon' }]);
    });

    it('STA-069 STA-070 STA-071 reports a shared trip, by whom, and when, in seconds', async () => {
      const { notifications } = await read(await signIn('ada@example.com'));
      expect(notifications).toEqual([
        { type: 'NEW_SHARED_TRIP', tripId: 'KYT318', avatarUrl: null, timestamp: expect.any(Number) },
      ]);
      expect(Math.abs((notifications[0]?.timestamp ?? 0) - Date.now() / 1000)).toBeLessThan(24 * 3600);
      const [ofGrace] = (await read(await signIn('grace@example.com'))).notifications;
      expect(ofGrace).toMatchObject({ tripId: 'OSL902', avatarUrl: '/demo/avatars/ada.svg' });
    });

    it('API-046 does not show trips of another account', async () => {
      expect((await read(await signIn('maximiliane@example.com'))).trips.map(({ tripId }) => tripId)).toEqual([
        'VIE555',
      ]);
      expect((await read(await signIn('grace@example.com'))).trips.map(({ tripId }) => tripId)).toEqual([
        ...['OSL902', 'KYT318'],
      ]);
      expect((await read(await signIn('layla@example.com'))).trips).toEqual([]);
    });

    it('API-046 drops a trip that is no longer shared, with its wishes and notifications', async () => {
      const grace = await signIn('grace@example.com');
      const { rows } = await sql<{ trip_id: string; user_id: string }>`
        delete from trip_shares where trip_id = 'OSL902' returning *`.execute(context.db);
      const wish = { user_id: rows[0]?.user_id ?? '', trip_id: 'OSL902', destination: 'Oslo' };
      await context.db.insertInto('wishlist_items').values(wish).execute();
      const { trips, notifications, wishlistItems } = await read(grace);
      expect([trips.map(({ tripId }) => tripId), notifications, wishlistItems]).toEqual([['KYT318'], [], []]);
      await context.db.insertInto('trip_shares').values(rows).execute();
      expect((await read(grace)).wishlistItems).toHaveLength(1);
    });

    it.each(['', '?props=trip', '?props=trip,trips,user,admin'])('API-046 refuses the query %j', async (query) => {
      expect((await ask(visit(), 'GET', `/trips/api/store${query}`)).status).toBe(400);
    });
  });

  describe('a trip by its full id', () => {
    it('API-047 opens it for anyone with the id, signed in or not', async () => {
      const { status, body } = await open(visit(), fullIdOf('LSB427'));
      expect([status, body.trip?.tripName, body.trips]).toEqual([200, 'A week in Lisbon', []]);
      const { body: ofMax } = await open(await signIn('maximiliane@example.com'), fullIdOf('LSB427'));
      expect([ofMax.trip?.tripId, ofMax.trips.map(({ tripId }) => tripId)]).toEqual(['LSB427', ['VIE555']]);
    });

    it('API-047 ERR-041 returns the same 403 for a wrong hash, an unknown trip and an id alone', async () => {
      const right = fullIdOf('LSB427');
      for (const id of [
        `${right}x`,
        right.slice(0, -1),
        `VIE555${right.slice(6)}`,
        `NOSUCH${right.slice(6)}`,
        'LSB427',
      ]) {
        const { status, error } = await open(await signIn('maximiliane@example.com'), id);
        expect([status, error]).toEqual([
          403,
          `FORBIDDEN The full trip id ${id} leads to no trip this visitor may see.`,
        ]);
      }
    });

    it.each(['', 'LSB', "LSB427' or ''='", `LSB427${'x'.repeat(80)}`])('API-047 refuses the id %j', async (id) => {
      expect((await open(visit(), id)).status).toBe(400);
    });

    it('API-047 needs the form token', async () => {
      const form = { fullTripId: fullIdOf('LSB427') };
      const { status, error } = await ask(visit(), 'POST', STORE, { form, token: 'invented-invented-invented' });
      expect([status, error]).toEqual([403, expect.stringContaining('INVALID_FORM_TOKEN')]);
    });
  });

  describe('settings', () => {
    const turn = (visitor: Visitor, name: string, json: object) =>
      ask<Schema<'TripUserSettings'>>(visitor, 'POST', `/trips/api/user/settings/${name}`, { json });
    const shown = (visitor: Visitor, name: string) =>
      ask<Schema<'TripUserSettings'>>(visitor, 'POST', `/i/api/trips/user/v1/${name}`);

    it.each([
      ['API-048', 'mapViewFD'],
      ['API-049', 'mapViewDP'],
      ['API-051', 'tdpAutopilot'],
    ] as const)('%s turns %s on and off, and nothing else', async (_id, name) => {
      const visitor = await signIn('bo@example.com');
      const before = (await read(visitor)).userSettings;
      expect((await turn(visitor, name, { enabled: true })).body).toEqual({ ...before, [name]: true });
      expect((await read(visitor)).userSettings).toEqual({ ...before, [name]: true });
      expect((await turn(visitor, name, { enabled: false })).body).toEqual(before);
      expect((await read(await signIn('maximiliane@example.com'))).userSettings[name]).toBe(false);
    });

    it.each([
      ['API-052', 'setTripsDrawerGoToTripsButtonTooltipShown', 'tripsDrawerGoToTripsButtonTooltipShown'],
      ['API-053 STA-073', 'setTripsDrawerReminderTooltipShown', 'tripsDrawerReminderTooltipShown'],
      ['API-054 STA-072', 'setNavigationDrawerTripsTooltipShown', 'navigationDrawerTripsTooltipShown'],
    ] as const)('%s remembers by %s, for this account', async (_id, path, name) => {
      const visitor = await signIn('layla@example.com');
      const before = (await read(visitor)).userSettings;
      expect(before[name]).toBe(false);
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await shown(visitor, path);
        expect([status, body]).toEqual([200, { ...before, [name]: true }]);
      }
      expect((await read(await signIn('layla@example.com'))).userSettings).toEqual({ ...before, [name]: true });
      expect((await read(await signIn('maximiliane@example.com'))).userSettings[name]).toBe(false);
    });

    it('API-048 to API-054 need a session', async () => {
      const visitor = visit();
      const answers = [
        await turn(visitor, 'mapViewFD', { enabled: true }),
        await turn(visitor, 'mapViewDP', { enabled: true }),
        await turn(visitor, 'tdpAutopilot', { enabled: true }),
        await turn(visitor, 'clearNotification', { tripId: 'KYT318' }),
        await shown(visitor, 'setTripsDrawerGoToTripsButtonTooltipShown'),
        await shown(visitor, 'setTripsDrawerReminderTooltipShown'),
        await shown(visitor, 'setNavigationDrawerTripsTooltipShown'),
      ];
      for (const { status, error } of answers) {
        expect([status, error]).toEqual([401, expect.stringContaining('INVALID_SESSION')]);
      }
    });

    it.each([{}, { enabled: 'perhaps' }, { enabled: true, userId: 'x' }])('API-048 refuses %j', async (json) => {
      expect((await turn(await signIn('bo@example.com'), 'mapViewFD', json)).status).toBe(400);
    });

    it('API-050 clears a notification of this account only, and is idempotent', async () => {
      const clear = async (visitor: Visitor, tripId: string) =>
        (
          await ask<Schema<'TripNotifications'>>(visitor, 'POST', '/trips/api/user/settings/clearNotification', {
            json: { tripId },
          })
        ).body.notifications;
      const [ada, grace] = [await signIn('ada@example.com'), await signIn('grace@example.com')];
      expect(await clear(grace, 'KYT318')).toMatchObject([{ tripId: 'OSL902' }]);
      expect((await read(ada)).notifications).toHaveLength(1);
      expect(await clear(ada, 'KYT318')).toEqual([]);
      expect(await clear(ada, 'KYT318')).toEqual([]);
      expect((await read(ada)).notifications).toEqual([]);
      expect((await read(ada)).trips.some(({ tripId }) => tripId === 'KYT318')).toBe(true);
      expect((await read(grace)).notifications).toHaveLength(1);
    });
  });

  describe('results saved for later', () => {
    const flight: Schema<'TripResult'> = {
      ...{
        resultId: 'flights:BER-LIS.2027-05-01~17',
        vertical: 'flights',
        title: 'Berlin to Lisbon',
        location: 'Lisbon',
      },
      ...{
        startDate: '2027-05-01',
        endDate: null,
        imageUrl: null,
        url: '/flights/BER-LIS',
        price: 89,
        currencyCode: 'EUR',
      },
    };
    const pathOf = (resultId: string) => `/trips/api/user/savedForLater/${encodeURIComponent(resultId)}`;
    const save = (visitor: Visitor, json: object, resultId = flight.resultId) =>
      ask<Schema<'SavedForLater'>>(visitor, 'PUT', pathOf(resultId), { json });
    const remove = (visitor: Visitor, resultId = flight.resultId) =>
      ask<Schema<'SavedForLater'>>(visitor, 'DELETE', pathOf(resultId));

    it('STA-064 saves one for this account only, in front of the others, and removes it', async () => {
      const [ada, bo] = [await signIn('ada@example.com'), await signIn('bo@example.com')];
      const before = (await read(ada)).savedForLater;
      const { status, body } = await save(ada, flight);
      expect([status, body.savedForLater]).toEqual([
        200,
        [{ resultData: flight, savingState: { isSaved: true } }, ...before],
      ]);
      expect((await read(ada)).savedForLater).toEqual(body.savedForLater);
      expect((await read(bo)).savedForLater).toEqual([]);
      expect((await remove(bo)).body.savedForLater).toEqual([]);
      expect((await read(ada)).savedForLater).toHaveLength(before.length + 1);
      expect((await remove(ada)).body.savedForLater).toEqual(before);
      expect((await remove(ada)).body.savedForLater).toEqual(before);
    });

    it('STA-064 saving again replaces what was known', async () => {
      const layla = await signIn('layla@example.com');
      await save(layla, flight);
      const { body } = await save(layla, { ...flight, price: 71 });
      expect(body.savedForLater.map(({ resultData }) => resultData.price)).toEqual([71]);
      await remove(layla);
    });

    it.each([
      ['of another id', { ...flight, resultId: 'other' }],
      ['with a link that is a script', { ...flight, url: 'javascript:alert(1)' }],
      ['with a picture that is none', { ...flight, imageUrl: 'data:text/html,x' }],
      ['without a title', { ...flight, title: '' }],
      ['with an unknown field', { ...flight, note: 'x' }],
    ])('STA-064 refuses a result %s', async (_title, json) => {
      const bo = await signIn('bo@example.com');
      expect((await save(bo, json)).status).toBe(400);
      expect((await read(bo)).savedForLater).toEqual([]);
    });

    it('STA-064 needs a session and the form token', async () => {
      expect((await save(visit(), flight)).error).toContain('INVALID_SESSION');
      expect((await remove(visit())).error).toContain('INVALID_SESSION');
      const bo = await signIn('bo@example.com');
      const forged = await ask(bo, 'PUT', pathOf(flight.resultId), {
        json: flight,
        token: 'invented-invented-invented',
      });
      expect(forged.error).toContain('INVALID_FORM_TOKEN');
    });
  });

  describe('pictures', () => {
    it('API-044 serves every picture of the demo', async () => {
      const { trips } = await read(await signIn('ada@example.com'));
      const urls = trips.map(({ imageUrl }) => imageUrl ?? '');
      expect(new Set(urls).size).toBe(5);
      for (const url of urls) {
        const picture = await fetch(context.server.origin + url);
        expect([picture.status, picture.headers.get('content-type')], url).toEqual([200, 'image/svg+xml']);
        expect(picture.headers.get('cache-control')).toBe('public, max-age=604800');
        expect(await picture.text()).toMatch(/^<svg .*viewBox="0 0 640 360".*<\/svg>$/);
      }
    });

    it.each(['monsoon/lisbon/640x360', 'summer/<svg>/640x360', 'summer/lisbon/0x9', 'summer/lisbon/99999x9'])(
      'API-044 refuses %s',
      async (parts) => {
        const path = parts.split('/').map(encodeURIComponent).join('/');
        expect((await ask(visit(), 'GET', `/trips/api/images/seasonal/${path}`)).status).toBe(400);
      },
    );
  });

  it('adds the demo trips once, even when two servers start at once', async () => {
    const count = async () => (await context.db.selectFrom('trip_events').select('event_id').execute()).length;
    const before = await count();
    await context.db.deleteFrom('trips').where('trip_id', '=', 'LSB427').execute();
    await Promise.all([seedTrips(context.db), seedTrips(context.db)]);
    expect(await count()).toBe(before);
  });
});
