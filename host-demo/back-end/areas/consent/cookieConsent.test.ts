import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';

const RECORD = '/i/api/cookiebanner/v1/consent/record';
const CONSENT = '/i/api/cookiebanner/v1/consent';
const FOR_CATEGORY = '/i/api/cookiebanner/v1/cookies/forCategory';
const ALL: Schema<'CookieCategory'>[] = ['strictlyNecessary', 'functional', 'advertising', 'analytical'];
const UNDECIDED = { acceptedCategories: [], hasFullUserConsent: false };

describe.each(databaseOfAnswers)('simple cookie consent on $kind', ({ create }) => {
  const site = useTestServer(create);
  const { visit } = site;
  const accept = (visitor: Visitor, acceptedCategories: unknown) =>
    ask<Schema<'CookieConsent'>>(visitor, 'POST', RECORD, { json: { acceptedCategories } });
  const consentOf = async (visitor: Visitor) => (await ask(visitor, 'GET', CONSENT)).body;
  const countRecords = async () =>
    Number(
      (await site.db.selectFrom('consent_records').select(site.db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n,
    );

  it('API-057 has no category and sets no cookie for an undecided visitor', async () => {
    const visitor = visit();
    const { status, headers, body } = await ask(visitor, 'GET', CONSENT);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual(UNDECIDED);
    expect(visitor.setCookies).toEqual([]);
  });

  it.each([
    ['all', ALL, ALL, true],
    ['some, in any order', ['advertising', 'strictlyNecessary'], ['strictlyNecessary', 'advertising'], false],
    ['only the necessary category', ['strictlyNecessary'], ['strictlyNecessary'], false],
    ['nothing, which still includes the necessary category', [], ['strictlyNecessary'], false],
  ])('API-056 API-057 STA-075 CNS-007 stores %s', async (_title, chosen, stored, full) => {
    const visitor = visit();
    const answer = await accept(visitor, chosen);
    const expected = { acceptedCategories: stored, hasFullUserConsent: full };
    expect(answer).toMatchObject({ status: 200, body: expected });
    expect(await consentOf(visitor)).toEqual(expected);
    expect(visitor.cookies.get('consent')).toBe(stored.join('.'));
  });

  it('CON-061 sets half-year cookies for scripts, and an HttpOnly visitor id', async () => {
    const visitor = visit();
    await accept(visitor, ALL);
    const [name, decision] = visitor.setCookies;
    expect(name).toMatch(/^travel_consent_id=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(decision).toMatch(/^consent=strictlyNecessary\.[a-z.]+; Max-Age=15552000; Path=\/; SameSite=Lax$/);
  });

  it('uses the newest decision and keeps the earlier ones', async () => {
    const before = await countRecords();
    const visitor = visit();
    await accept(visitor, ALL);
    await accept(visitor, ['strictlyNecessary']);
    expect(await consentOf(visitor)).toEqual({ acceptedCategories: ['strictlyNecessary'], hasFullUserConsent: false });
    expect((await countRecords()) - before).toBe(2);
    await accept(visitor, ['strictlyNecessary']);
    expect((await countRecords()) - before).toBe(2);
  });

  it('asks again after half a year, until the visitor confirms', async () => {
    const visitor = visit();
    await accept(visitor, ALL);
    const age = (days: number) =>
      site.db
        .updateTable('consent_records')
        .set({ created_at: sql`created_at - make_interval(days => ${days})` })
        .where('id', '=', sql<string>`(select max(id) from consent_records)`)
        .execute();
    await age(179);
    expect(await consentOf(visitor)).toMatchObject({ acceptedCategories: ALL });
    await age(2);
    expect(await consentOf(visitor)).toEqual(UNDECIDED);
    expect(visitor.cookies.has('consent')).toBe(false);
    await accept(visitor, ALL);
    expect(await consentOf(visitor)).toMatchObject({ acceptedCategories: ALL });
  });

  it('gives two concurrent first decisions one visitor id', async () => {
    const visitor = visit();
    const token = await visitor.formToken();
    const post = (path: string, json?: unknown) => ask(visitor, 'POST', path, { token, json });
    await Promise.all([post(RECORD, { acceptedCategories: ALL }), post('/i/api/twoparty/v1/consent')]);
    expect(await consentOf(visitor)).toMatchObject({ acceptedCategories: ALL });
    const data = await ask(visitor, 'GET', '/horizon/common/privacy/providers/CookiesDataProvider');
    expect(data.body).toMatchObject({ cookiesConsent: true, twoPartyConsent: true });
  });

  describe('whose decision counts', () => {
    const decide = async (visitor: Visitor, login: string | null, categories: string[]) => {
      if (login) await visitor.logIn(login);
      await accept(visitor, categories);
    };
    const some: Schema<'CookieCategory'>[] = ['strictlyNecessary', 'analytical'];

    it('follows an account to another device, cookies included', async () => {
      await decide(visit(), 'maximiliane@example.com', some);
      const elsewhere = visit();
      expect(await consentOf(elsewhere)).toEqual(UNDECIDED);
      await elsewhere.logIn('maximiliane@example.com');
      expect(await consentOf(elsewhere)).toMatchObject({ acceptedCategories: some });
      expect(elsewhere.cookies.get('consent')).toBe('strictlyNecessary.analytical');
    });

    it('uses the browser’s choice from before the sign-in when it is newer', async () => {
      const visitor = visit();
      await decide(visitor, 'layla@example.com', ALL);
      await visitor.post('/k/run/auth/logout', {}, { 'x-csrf': await visitor.formToken() });
      await decide(visitor, null, some);
      await visitor.logIn('layla@example.com');
      expect(await consentOf(visitor)).toMatchObject({ acceptedCategories: some });
    });

    it('never applies one account’s choice to another in the same browser', async () => {
      const visitor = visit();
      await decide(visitor, 'ada@example.com', ALL);
      await visitor.logIn('bo@example.com');
      expect(await consentOf(visitor)).toEqual(UNDECIDED);
      await decide(visitor, null, some);
      await visitor.logIn('ada@example.com');
      expect(await consentOf(visitor)).toMatchObject({ acceptedCategories: ALL });
    });

    it('cannot be read by guessing a visitor id', async () => {
      const visitor = visit();
      for (const name of ['', 'x', '%00', 'a'.repeat(43), 'a'.repeat(4000)]) {
        visitor.cookies.set('travel_consent_id', name);
        expect(await consentOf(visitor)).toEqual(UNDECIDED);
      }
    });
  });

  it('removes a consent cookie without a record', async () => {
    const visitor = visit();
    visitor.cookies.set('consent', ALL.join('.'));
    await consentOf(visitor);
    expect(visitor.cookies.has('consent')).toBe(false);
  });

  it.each([
    ['an unknown category', { acceptedCategories: ['everything'] }],
    ['a category twice', { acceptedCategories: ['functional', 'functional'] }],
    ['no list', {}],
    ['an unknown field', { acceptedCategories: [], more: 1 }],
  ])('API-056 refuses %s and stores nothing', async (_title, json) => {
    const before = await countRecords();
    const visitor = visit();
    const { status, error } = await ask(visitor, 'POST', RECORD, { json });
    expect(status).toBe(400);
    expect(error).toMatch(/^VALIDATION_ERROR body/);
    expect(await countRecords()).toBe(before);
  });

  it('API-056 needs a form token', async () => {
    const json = { acceptedCategories: ALL };
    const { status, error } = await ask(visit(), 'POST', RECORD, { json, token: 'invented' });
    expect([status, error?.split(' ')[0]]).toEqual([403, 'INVALID_FORM_TOKEN']);
  });

  describe('cookies of a category', () => {
    const cookiesOf = async (query: string) =>
      (await ask<Schema<'CookieCategoryDetail'>>(visit(), 'GET', `${FOR_CATEGORY}?${query}`)).body.cookies;

    it.each(ALL)('API-058 STA-076 lists the cookies of %s', async (category) => {
      const cookies = await cookiesOf(`category=${category}`);
      expect(cookies.length).toBeGreaterThan(0);
      for (const { name, domain } of cookies) {
        expect(name).not.toBe('');
        expect(domain).not.toBe('');
      }
    });

    it('API-058 names the site itself for its own cookies', async () => {
      expect(await cookiesOf('category=strictlyNecessary')).toContainEqual({ name: 'consent', domain: '127.0.0.1' });
    });

    it('API-059 leaves out the cookies of vendors in the framework', async () => {
      const without = await cookiesOf('category=advertising&excludeIabVendorCookies=true');
      expect(without).toEqual([
        { name: '_fbp', domain: '127.0.0.1' },
        { name: '_gcl_*', domain: '127.0.0.1' },
      ]);
      expect(await cookiesOf('category=advertising&excludeIabVendorCookies=false')).toContainEqual({
        name: 'cto_bundle',
        domain: 'criteo.com',
      });
    });

    it('CNS-013 may be empty', async () => {
      expect(await cookiesOf('category=analytical&excludeIabVendorCookies=true')).toEqual([]);
    });

    it.each(['', 'category=', 'category=other', 'category=functional&excludeIabVendorCookies=perhaps'])(
      'API-058 refuses the query "%s"',
      async (query) => {
        const { status, error } = await ask(visit(), 'GET', `${FOR_CATEGORY}?${query}`);
        expect(status).toBe(400);
        expect(error).toMatch(/^VALIDATION_ERROR querystring/);
      },
    );
  });
});
