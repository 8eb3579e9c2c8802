import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { KNOWN_TEXTS } from 'travel-shell-back-end/areas/consent/checkText.ts';
import { describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../../repositoryRoot.ts';
import { ask } from '../../testing/ask.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';

const ACCEPT = { acceptedCategories: ['strictlyNecessary', 'functional', 'advertising', 'analytical'] };
const SOME = { acceptedCategories: ['strictlyNecessary', 'functional'] };
const DECLINE = { acceptedCategories: ['strictlyNecessary'] };
const TEXT = { version: 'cookies-1', locale: 'fr-FR' };

describe.each(databaseKinds)('the visitor’s own record on $kind', ({ create }) => {
  const site = useTestServer(create, () => ({ consent: { cmpId: 10 }, consentTexts: ['shop-7'] }));
  const { visit } = site;
  const recordsOf = async (visitor: Visitor) =>
    (await ask<Schema<'ConsentRecords'>>(visitor, 'GET', '/i/api/consent/v1/records')).body;
  const choose = (visitor: Visitor, json: object) =>
    ask(visitor, 'POST', '/i/api/cookiebanner/v1/consent/record', { json });
  const chosen = async (visitor: Visitor) => (await recordsOf(visitor)).records.map(({ choices }) => choices);
  const logOut = async (visitor: Visitor) =>
    visitor.post('/k/run/auth/logout', {}, { 'x-csrf': await visitor.formToken() });

  it('is empty before the first decision', async () => {
    const visitor = visit();
    const { status, headers, body } = await ask(visitor, 'GET', '/i/api/consent/v1/records');
    expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', { records: [], differs: null }]);
    expect(visitor.setCookies).toEqual([]);
  });

  it('says what was chosen, when, and with which text, the newest of each kind first', async () => {
    const visitor = visit();
    const begun = Date.now();
    await choose(visitor, { ...ACCEPT, text: TEXT });
    await choose(visitor, { ...SOME, text: TEXT });
    const json = { text: { version: 'two-party-1', locale: 'ja-JP' } };
    await ask(visitor, 'POST', '/i/api/twoparty/v1/consent', { json });
    const { records, differs } = await recordsOf(visitor);
    expect(records).toMatchObject([
      { kind: 'two-party', choices: {}, text: { version: 'two-party-1', locale: 'ja-JP' } },
      { kind: 'cookies', choices: SOME, text: TEXT },
    ]);
    for (const { id, time } of records) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      expect(Math.abs(Date.parse(time) - begun)).toBeLessThan(60_000);
    }
    expect(differs).toBeNull();
  });

  it('has no text where the caller did not say', async () => {
    const visitor = visit();
    await choose(visitor, ACCEPT);
    await ask(visitor, 'POST', '/i/api/twoparty/v1/consent');
    expect((await recordsOf(visitor)).records.map(({ text }) => text)).toEqual([null, null]);
  });

  it('has the full framework’s lists, and the categories they mean', async () => {
    const visitor = visit();
    await visitor.post('/privacy/consent', { regime: 'tcf', choice: 'decline', text: 'tcf-1', locale: 'en-US' });
    expect((await recordsOf(visitor)).records).toMatchObject([
      { kind: 'tcf', choices: { consentedPurposes: [], objectedLegIntPurposes: [2, 7, 8, 9, 10, 11] } },
      { kind: 'cookies', choices: DECLINE, text: { version: 'tcf-1', locale: 'en-US' } },
    ]);
  });

  it('stores the purposes of the data transfer with the text of its dialog', async () => {
    const visitor = visit();
    const form = { setConsentBooleanCookie: 'true', purposeIds: '', text: 'data-transfer-1', locale: 'ar' };
    await ask(visitor, 'POST', '/s/run/privacy/gdpr/createConsent', { form });
    expect((await recordsOf(visitor)).records).toMatchObject([
      {
        kind: 'data-transfer',
        choices: { purposeIds: [], dataTransfer: true },
        text: { version: 'data-transfer-1', locale: 'ar' },
      },
    ]);
    const { text: _, ...withoutText } = form;
    expect((await ask(visit(), 'POST', '/s/run/privacy/gdpr/createConsent', { form: withoutText })).status).toBe(400);
  });

  it.each([
    { version: 'Cookies 1', locale: 'en-US' },
    { version: 'cookies-1', locale: '<b>' },
    { version: 'cookies-1' },
    { version: 'cookies-99', locale: 'en-US' },
    { version: 'constructor', locale: 'en-US' },
    { version: 'cookies-1', locale: 'tlh' },
    { version: 'cookies-1', locale: 'en' },
    { version: 'unknown', locale: 'en-US' },
  ])('refuses the text %j', async (text) => {
    const visitor = visit();
    expect((await choose(visitor, { ...ACCEPT, text })).status).toBe(400);
    expect((await ask(visitor, 'POST', '/i/api/twoparty/v1/consent', { json: { text } })).status).toBe(400);
    expect((await recordsOf(visitor)).records).toEqual([]);
  });

  it.each([
    { version: 'unknown', locale: 'und' },
    { version: 'frame-1', locale: 'ar' },
    { version: 'shop-7', locale: 'it' },
  ])('stores the text %j: of a page that does not say, of a frame, of the site’s own', async (text) => {
    const visitor = visit();
    const form = { regime: 'cookies', choice: 'decline', text: text.version, locale: text.locale };
    expect((await visitor.post('/privacy/consent', form, { accept: 'application/json' })).status).toBe(200);
    expect((await recordsOf(visitor)).records).toMatchObject([{ text }]);
  });

  it('stores the language that a frame has shown, of a page in another one', async () => {
    const visitor = visit();
    const form = { regime: 'cookies', choice: 'accept', text: 'frame-1', locale: 'de-AT' };
    expect((await visitor.post('/privacy/consent', form, { accept: 'application/json' })).status).toBe(200);
    expect((await recordsOf(visitor)).records).toMatchObject([{ text: { version: 'frame-1', locale: 'de-DE' } }]);
  });

  it('knows the texts that the piece shows', async () => {
    const piece = await readFile(join(REPOSITORY_ROOT, 'packages/consent/src/consent/texts.ts'), 'utf8');
    const shown = [...piece.matchAll(/: '([a-z-]+-\d+)'/g)].map(([, version]) => version);
    expect(shown.length).toBe(5);
    for (const version of shown) expect(KNOWN_TEXTS).toContain(version);
  });

  it('has the same choice again once it answers another text', async () => {
    const visitor = visit();
    await choose(visitor, { ...ACCEPT, text: TEXT });
    const [first] = (await recordsOf(visitor)).records;
    await choose(visitor, { ...ACCEPT, text: TEXT });
    expect((await recordsOf(visitor)).records).toEqual([first]);
    await choose(visitor, { ...ACCEPT, text: { ...TEXT, locale: 'de-DE' } });
    expect((await recordsOf(visitor)).records).toMatchObject([{ text: { version: 'cookies-1', locale: 'de-DE' } }]);
  });

  it('leaves out a decision that has expired and is asked for again', async () => {
    const visitor = visit();
    await choose(visitor, ACCEPT);
    await ask(visitor, 'POST', '/i/api/twoparty/v1/consent');
    await site.db
      .updateTable('consent_records')
      .set({ created_at: sql`created_at - make_interval(days => 181)` })
      .execute();
    expect((await recordsOf(visitor)).records.map(({ kind }) => kind)).toEqual(['two-party']);
  });

  describe('at sign-in', () => {
    it('takes over a choice made signed out, on all devices of the account', async () => {
      const visitor = visit();
      await choose(visitor, { ...SOME, text: TEXT });
      await visitor.logIn('ada@example.com');
      const { records, differs } = await recordsOf(visitor);
      expect(records).toMatchObject([{ choices: SOME, text: TEXT }]);
      expect(differs).toBeNull();

      const elsewhere = visit();
      await elsewhere.logIn('ada@example.com');
      expect(elsewhere.cookies.get('consent')).toBe('strictlyNecessary.functional');
      expect((await recordsOf(elsewhere)).records).toEqual(records);
    });

    it('lets the browser’s newer choice win, and names the account’s', async () => {
      const account = visit();
      await account.logIn('bo@example.com');
      await choose(account, { ...ACCEPT, text: TEXT });
      const [older] = (await recordsOf(account)).records;
      const visitor = visit();
      await choose(visitor, DECLINE);
      await visitor.logIn('bo@example.com');
      expect(visitor.cookies.get('consent')).toBe('strictlyNecessary');
      const { records, differs } = await recordsOf(visitor);
      expect(records).toMatchObject([{ choices: DECLINE }]);
      expect(differs).toEqual({ other: older });
      // The choice is the account's now; the other device had no choice of its own that differs.
      expect(await recordsOf(account)).toMatchObject({ records: [{ choices: DECLINE }], differs: null });
    });

    it('lets the account’s newer choice win, and names the browser’s', async () => {
      const visitor = visit();
      await choose(visitor, ACCEPT);
      const [older] = (await recordsOf(visitor)).records;
      const account = visit();
      await account.logIn('grace@example.com');
      await choose(account, DECLINE);
      await visitor.logIn('grace@example.com');
      expect(visitor.cookies.get('consent')).toBe('strictlyNecessary');
      expect(await recordsOf(visitor)).toMatchObject({ records: [{ choices: DECLINE }], differs: { other: older } });
      // A new choice settles it.
      await choose(visitor, SOME);
      expect(await recordsOf(visitor)).toMatchObject({ records: [{ choices: SOME }], differs: null });
    });

    it('finds no difference where both chose the same', async () => {
      const visitor = visit();
      await choose(visitor, SOME);
      const account = visit();
      await account.logIn('layla@example.com');
      await choose(account, SOME);
      await visitor.logIn('layla@example.com');
      expect((await recordsOf(visitor)).differs).toBeNull();
    });

    it('compares the full framework by its lists', async () => {
      const post = (visitor: Visitor, choice: string) =>
        visitor.post('/privacy/consent', { regime: 'tcf', choice, text: 'tcf-1', locale: 'en-US' });
      const account = visit();
      await account.logIn('maximiliane@example.com');
      await post(account, 'accept');
      const visitor = visit();
      await post(visitor, 'decline');
      await visitor.logIn('maximiliane@example.com');
      const { differs } = await recordsOf(visitor);
      expect(differs?.other).toMatchObject({
        kind: 'tcf',
        choices: { consentedPurposes: expect.arrayContaining([1]) },
      });
      expect(visitor.cookies.get('consent')).toBe('strictlyNecessary');
      expect(await chosen(visitor)).toMatchObject([{ consentedPurposes: [] }, DECLINE]);
    });

    it('keeps the time of the choice, so that it is asked again when it would have been', async () => {
      const visitor = visit();
      await choose(visitor, ACCEPT);
      const [before] = (await recordsOf(visitor)).records;
      await site.db
        .updateTable('consent_records')
        .set({ created_at: sql`created_at - make_interval(days => 179)` })
        .where('public_id', '=', before?.id ?? '')
        .execute();
      expect((await visitor.logIn('sol@example.com')).body.status).toBe(0);
      const [after] = (await recordsOf(visitor)).records;
      expect(Date.parse(before?.time ?? '') - Date.parse(after?.time ?? '')).toBe(179 * 24 * 3600 * 1000);
      expect(visitor.setCookies).toEqual([]);
    });

    it('syncs the cookies of dialogs the account has accepted, and removes another account’s', async () => {
      const visitor = visit();
      await visitor.logIn('ada@example.com');
      await ask(visitor, 'POST', '/i/api/twoparty/v1/consent');
      await logOut(visitor);
      expect(visitor.cookies.get('travel_meta_twoPartyAccepted')).toBe('true');
      const elsewhere = visit();
      await elsewhere.logIn('ada@example.com');
      expect(elsewhere.cookies.get('travel_meta_twoPartyAccepted')).toBe('true');
      await visitor.logIn('bo@example.com');
      expect(visitor.cookies.has('travel_meta_twoPartyAccepted')).toBe(false);
    });

    it('cannot fail the sign-in', async () => {
      const visitor = visit();
      await choose(visitor, ACCEPT);
      await site.db.schema.alterTable('consent_records').renameTo('gone').execute();
      const { body } = await visitor.logIn('layla@example.com');
      await site.db.schema.alterTable('gone').renameTo('consent_records').execute();
      expect(body.status).toBe(0);
      expect(site.server.log.join()).toContain('could not be taken over');
    });
  });
});
