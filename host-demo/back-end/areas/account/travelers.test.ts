import { randomUUID } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { MAX_TRAVELERS } from 'travel-shell-back-end/areas/account/travelers.ts';
import { describe, expect, it } from 'vitest';
import { seedTravelers } from '../../../demo/seed/seedTravelers.ts';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

type Traveler = Schema<'Traveler'>;

const TRAVELER = '/i/api/account/traveler/v1/';
const V2 = '?knownTravelerNumberApiVersion=v2';

const FULL = {
  firstName: 'Ada',
  middleName: 'King',
  lastName: 'Lovelace',
  dateOfBirth: '1985-12-10',
  emailAddress: 'ada@example.com',
  phoneNumber: '2079460123',
  phoneCountryCode: '44',
  phoneCountryCodeISO: 'GB',
  tsaredress: '1234567',
  knownTravelerNumber: 'TT1234567',
  preferred: true,
};

describe.each(databaseOfAnswers)('travelers on $kind', ({ create }) => {
  const context = useTestServer(create);
  const signIn = async (login: string) => {
    const visitor = new Visitor(context.server.origin);
    await visitor.logIn(login);
    return visitor;
  };
  const add = (visitor: Visitor, json: object) => ask<Traveler>(visitor, 'POST', TRAVELER + V2, { json });
  const change = (visitor: Visitor, id: string, json: object) =>
    ask<Traveler>(visitor, 'PUT', TRAVELER + id + V2, { json });
  const preferred = (visitor: Visitor) => ask<Traveler | null>(visitor, 'GET', `${TRAVELER}preferred${V2}`);

  it('API-029 API-031 STA-038 stores every field and marks the traveler as preferred', async () => {
    const visitor = await signIn('bo@example.com');
    expect((await preferred(visitor)).status).toBe(204);
    const { status, body } = await add(visitor, FULL);
    expect(status).toBe(200);
    expect(body).toEqual({ travelerId: expect.stringMatching(/^[0-9a-f-]{36}$/), ...FULL });
    expect((await preferred(visitor)).body).toEqual(body);
  });

  it('STA-039 a traveler is preferred by default and replaces the previous preferred one', async () => {
    const visitor = await signIn('layla@example.com');
    const first = (await add(visitor, { firstName: 'Layla', lastName: 'Haddad' })).body;
    expect(first).toEqual({
      ...{ travelerId: first.travelerId, firstName: 'Layla', middleName: null, lastName: 'Haddad' },
      ...{ dateOfBirth: null, emailAddress: null, phoneNumber: null, phoneCountryCode: null },
      ...{ phoneCountryCodeISO: null, tsaredress: null, knownTravelerNumber: null, preferred: true },
    });
    await add(visitor, { firstName: 'Not', lastName: 'Preferred', preferred: false });
    expect((await preferred(visitor)).body?.firstName).toBe('Layla');
    await add(visitor, { firstName: 'Omar', lastName: 'Haddad' });
    expect((await preferred(visitor)).body?.firstName).toBe('Omar');
  });

  it('API-030 replaces a traveler; omitted fields become empty', async () => {
    const visitor = await signIn('maximiliane@example.com');
    const { travelerId } = (await add(visitor, FULL)).body;
    const { status, body } = await change(visitor, travelerId, {
      firstName: 'Maxi',
      lastName: 'Wolfe',
      dateOfBirth: '2000-02-29',
      preferred: false,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ travelerId, firstName: 'Maxi', middleName: null, dateOfBirth: '2000-02-29' });
    expect((await preferred(visitor)).status).toBe(204);
    await change(visitor, travelerId, { firstName: 'Maxi', lastName: 'Wolfe' });
    expect((await preferred(visitor)).body?.travelerId).toBe(travelerId);
  });

  it('API-030 does not reveal travelers of another account', async () => {
    const [seeded] = await context.db
      .selectFrom('travelers')
      .innerJoin('users', 'users.id', 'travelers.user_id')
      .select('traveler_id')
      .where('users.login', '=', 'ada@example.com')
      .where('preferred', '=', true)
      .execute();
    const grace = await signIn('grace@example.com');
    const foreign = await change(grace, seeded?.traveler_id ?? '', { firstName: 'Eve', lastName: 'Other' });
    const unknown = await change(grace, randomUUID(), { firstName: 'Eve', lastName: 'Other' });
    for (const { status, error } of [foreign, unknown]) {
      expect([status, error]).toEqual([404, expect.stringMatching(/^NOT_FOUND There is no traveler/)]);
    }
    expect((await preferred(await signIn('ada@example.com'))).body?.firstName).toBe('Ada');
    expect((await preferred(grace)).status).toBe(204);
  });

  it('API-029 API-030 API-031 need a session', async () => {
    const visitor = new Visitor(context.server.origin);
    for (const { status, error } of [
      await add(visitor, FULL),
      await change(visitor, randomUUID(), FULL),
      await preferred(visitor),
    ]) {
      expect([status, error]).toEqual([401, expect.stringContaining('INVALID_SESSION')]);
    }
  });

  it.each([
    ['no name', { lastName: 'Lovelace' }],
    ['an empty name', { ...FULL, firstName: ' ' }],
    ['a name that is too long', { ...FULL, lastName: 'x'.repeat(101) }],
    ['an impossible date', { ...FULL, dateOfBirth: '1985-02-30' }],
    ['a date in the future', { ...FULL, dateOfBirth: '2099-01-01' }],
    ['the year 0', { ...FULL, dateOfBirth: '0000-01-01' }],
    ['an invalid email address', { ...FULL, emailAddress: 'ada' }],
    ['letters for a phone number', { ...FULL, phoneNumber: 'call me' }],
    ['an id chosen by the client', { ...FULL, travelerId: randomUUID() }],
    ['another account', { ...FULL, userId: randomUUID() }],
    ['a NUL in a name', { ...FULL, middleName: 'a\u0000b' }],
  ])('API-029 refuses %s', async (_title, json) => {
    const visitor = await signIn('+4915112345678');
    const { status, error } = await add(visitor, json);
    expect([status, error]).toEqual([400, expect.stringContaining('VALIDATION_ERROR')]);
    expect((await preferred(visitor)).status).toBe(204);
  });

  it('API-029 requires version 2 of the known traveler number', async () => {
    const visitor = await signIn('+4915112345678');
    expect((await ask(visitor, 'POST', TRAVELER, { json: FULL })).status).toBe(400);
  });

  it('keeps one preferred traveler and the limit under concurrent requests', async () => {
    const visitor = await signIn('+4915112345678');
    const token = await visitor.formToken();
    const answers = await Promise.all(
      Array.from({ length: MAX_TRAVELERS + 3 }, (_, i) =>
        ask<Traveler>(visitor, 'POST', TRAVELER + V2, { token, json: { firstName: `N${i}`, lastName: 'Twin' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_TRAVELERS);
    for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, error]).toEqual([409, expect.stringContaining('TOO_MANY_TRAVELERS')]);
    }
    const rows = await context.db.selectFrom('travelers').select('preferred').where('last_name', '=', 'Twin').execute();
    expect(rows.filter((row) => row.preferred)).toHaveLength(1);
  });

  it('adds the travelers of the demo once', async () => {
    const count = async () => (await context.db.selectFrom('travelers').select('traveler_id').execute()).length;
    const before = await count();
    await Promise.all([seedTravelers(context.db), seedTravelers(context.db)]);
    expect(await count()).toBe(before);
  });
});
