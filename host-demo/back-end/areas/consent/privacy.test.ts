import type { Schema } from '@travel-shell/contract';
import { readFragmentData } from 'travel-shell-back-end/readFragmentData.ts';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';

const PROVIDER = '/horizon/common/privacy/providers/CookiesDataProvider';
const LOG = '/horizon/common/privacy/LogCookiesConsentAction';
const TWO_PARTY = '/i/api/twoparty/v1/consent';
const CREATE = '/s/run/privacy/gdpr/createConsent';
const REMOVE = '/s/run/privacy/gdpr/removeConsent';
const META = '/i/api/cookies/v2/meta/hideCookieMessage';
const FORM = '/s/cookie';

describe.each(databaseOfAnswers)('privacy on $kind', ({ create }) => {
  const site = useTestServer(create);
  const { visit } = site;
  const providerOf = async (visitor: Visitor) => (await ask<Schema<'CookiesData'>>(visitor, 'GET', PROVIDER)).body;

  it('API-028 STA-087 reports all dialogs as open for a new visitor', async () => {
    const visitor = visit();
    const { status, headers, body } = await ask(visitor, 'GET', PROVIDER);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      cookiesConsent: false,
      dataTransferConsent: false,
      policyUrl: '/privacy',
      betterUx: true,
      messageVisible: true,
      twoPartyConsent: false,
    });
    expect(visitor.setCookies).toEqual([]);
  });

  it('API-028 reflects a decision, also a refusal', async () => {
    const visitor = visit();
    await ask(visitor, 'POST', '/i/api/cookiebanner/v1/consent/record', { json: { acceptedCategories: [] } });
    expect(await providerOf(visitor)).toMatchObject({ cookiesConsent: true, twoPartyConsent: false });
  });

  it('API-028 reads its settings from the database', async () => {
    const set = (row: object) => site.db.updateTable('consent_settings').set(row).execute();
    await set({ policy_url: '/legal/cookies', better_ux: false });
    expect(await providerOf(visit())).toMatchObject({ policyUrl: '/legal/cookies', betterUx: false });
    await set({ policy_url: '/privacy', better_ux: true });
  });

  it('fragments of the banners say that it does not want them', async () => {
    const quiet = () =>
      Promise.all(
        [{}, { kind: 'cookies' }, { kind: 'tcf' }, { kind: 'notice' }].map(
          async (attributes) => (await readFragmentData(site.db, 'consent', attributes))?.consent?.isQuiet,
        ),
      );
    const set = (row: object) => site.db.updateTable('consent_settings').set(row).execute();
    expect(await quiet()).toEqual([false, false, false, false]);
    await set({ better_ux: false });
    expect(await quiet()).toEqual([true, true, true, false]);
    await set({ better_ux: true });
  });

  describe('API-055 CNS-005 the log of pressed buttons', () => {
    it.each([
      ['of a visitor without an id', null, {}],
      ['with the pressed button', 'ada@example.com', { action: 'REJECT' }],
    ])('takes an entry %s', async (_title, login, more) => {
      const visitor = visit();
      if (login) await visitor.logIn(login);
      const { status, body } = await ask(visitor, 'POST', LOG, { json: { isRepeat: true, ...more } });
      expect([status, body]).toEqual([204, null]);
      expect(visitor.cookies.has('travel_consent_id')).toBe(false);
      const entry = await site.db
        .selectFrom('consent_actions')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ is_repeat: true, visitor_hash: null, action: null, ...more });
      expect(entry.user_id === null).toBe(login === null);
    });

    it.each([{}, { isRepeat: 'perhaps' }, { isRepeat: true, action: 'OTHER' }, { isRepeat: true, note: 'x' }])(
      'refuses %j',
      async (json) => {
        expect((await ask(visit(), 'POST', LOG, { json })).status).toBe(400);
      },
    );
  });

  it('API-065 CNS-046 stores the two-party consent permanently', async () => {
    const visitor = visit();
    const count = async () =>
      (await site.db.selectFrom('consent_records').select('id').where('kind', '=', 'two_party').execute()).length;
    const before = await count();
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await ask(visitor, 'POST', TWO_PARTY);
      expect([status, body]).toEqual([204, null]);
    }
    expect((await count()) - before).toBe(1);
    expect((await providerOf(visitor)).twoPartyConsent).toBe(true);
    expect((await providerOf(visit())).twoPartyConsent).toBe(false);
  });

  describe('GDPR purposes', () => {
    const change = (visitor: Visitor, path: string, purposeIds: string, cookie = false) =>
      ask<Schema<'GdprConsent'>>(visitor, 'POST', path, {
        form: { purposeIds, setConsentBooleanCookie: String(cookie) },
      });

    it('API-066 API-067 adds and removes purposes', async () => {
      const visitor = visit();
      expect((await change(visitor, CREATE, '3,1')).body).toEqual({ purposeIds: [1, 3] });
      expect((await change(visitor, CREATE, '2,3')).body).toEqual({ purposeIds: [1, 2, 3] });
      expect((await change(visitor, REMOVE, '1,11')).body).toEqual({ purposeIds: [2, 3] });
      expect(visitor.cookies.has('DATA_CONSENT')).toBe(false);
      expect((await providerOf(visitor)).dataTransferConsent).toBe(false);
    });

    it('API-066 CNS-O07 accepts the data transfer alone, and leaves the purposes as they are', async () => {
      const visitor = visit();
      await change(visitor, CREATE, '2');
      expect((await change(visitor, CREATE, '', true)).body).toEqual({ purposeIds: [2] });
      expect((await providerOf(visitor)).dataTransferConsent).toBe(true);
    });

    it('keeps all concurrent changes', async () => {
      const visitor = visit();
      const token = await visitor.formToken();
      const ids = ['1', '2', '3', '4', '5', '6'];
      await Promise.all(
        ids.map((purposeIds) =>
          ask(visitor, 'POST', CREATE, { token, form: { purposeIds, setConsentBooleanCookie: 'false' } }),
        ),
      );
      expect((await change(visitor, REMOVE, '11')).body).toEqual({ purposeIds: [1, 2, 3, 4, 5, 6] });
    });

    it('API-066 API-067 CON-063 answers the data-transfer dialog on all devices of the account', async () => {
      const visitor = visit();
      await visitor.logIn('grace@example.com');
      await change(visitor, CREATE, '1', true);
      expect(visitor.cookies.get('DATA_CONSENT')).toBe('true');
      expect((await providerOf(visitor)).dataTransferConsent).toBe(true);
      const elsewhere = visit();
      await elsewhere.logIn('grace@example.com');
      expect((await providerOf(elsewhere)).dataTransferConsent).toBe(true);

      expect((await change(visitor, REMOVE, '1', true)).body).toEqual({ purposeIds: [] });
      expect(visitor.cookies.has('DATA_CONSENT')).toBe(false);
      // An old cookie on another device does not restore it.
      elsewhere.cookies.set('DATA_CONSENT', 'true');
      expect((await providerOf(elsewhere)).dataTransferConsent).toBe(false);
    });

    it('CON-063 falls back to the cookie when there is no record', async () => {
      const visitor = visit();
      visitor.cookies.set('DATA_CONSENT', 'true');
      expect((await providerOf(visitor)).dataTransferConsent).toBe(true);
    });

    it.each(['', '0', '1,', '1;2', '12', '1,2,99', 'all'])('API-066 API-067 refuse the purposes "%s"', async (ids) => {
      for (const path of [CREATE, REMOVE]) {
        const { status, error } = await change(visit(), path, ids);
        expect(status).toBe(400);
        expect(error).toMatch(/^VALIDATION_ERROR body\/purposeIds/);
      }
    });
  });

  describe('meta cookies', () => {
    const put = (visitor: Visitor, newValue: unknown, path = META) =>
      ask<Schema<'MetaCookie'>>(visitor, 'PUT', path, { json: { newValue } });
    const cookie = 'travel_meta_hideCookieMessage';

    it('API-068 STA-088 CNS-049 sets one, which hides the notice, and deletes it', async () => {
      const visitor = visit();
      const set = await put(visitor, 'true');
      expect(set).toMatchObject({ status: 200, body: { name: 'hideCookieMessage', value: 'true' } });
      expect(visitor.setCookies.join()).toBe(`${cookie}=true; Max-Age=15552000; Path=/; SameSite=Lax`);
      expect((await providerOf(visitor)).messageVisible).toBe(false);

      const deleted = await put(visitor, null);
      expect(deleted).toMatchObject({ status: 200, body: { name: 'hideCookieMessage', value: null } });
      expect(visitor.cookies.has(cookie)).toBe(false);
      expect((await providerOf(visitor)).messageVisible).toBe(true);
    });

    it.each(['', 'a;b, c="d"\r\nSet-Cookie: x=1', 'größer 🙂', 'x'.repeat(256)])(
      'API-068 keeps the value %j unchanged',
      async (value) => {
        const visitor = visit();
        expect((await put(visitor, value)).body.value).toBe(value);
        expect(visitor.setCookies).toHaveLength(1);
        expect(decodeURIComponent(visitor.cookies.get(cookie) ?? 'none')).toBe(value);
      },
    );

    it.each(['travel_session', 'consent', 'travel_meta_hideCookieMessage', 'HideCookieMessage', 'other', '__proto__x'])(
      'API-068 writes no cookie of the name %s',
      async (name) => {
        const visitor = visit();
        const { status } = await put(visitor, 'true', `/i/api/cookies/v2/meta/${name}`);
        expect(status).toBe(name.startsWith('_') ? 400 : 404);
        expect(visitor.setCookies).toEqual([]);
      },
    );

    it.each([
      ['a value that is too long', { newValue: 'x'.repeat(257) }],
      ['half a character', { newValue: '\ud83d' }],
      ['no value', {}],
      ['a list', { newValue: ['true'] }],
    ])('API-068 refuses %s', async (_title, json) => {
      const { status, error } = await ask(visit(), 'PUT', META, { json });
      expect(status).toBe(400);
      expect(error).toMatch(/^VALIDATION_ERROR body/);
    });

    const byForm = async (visitor: Visitor, fields: Record<string, string>) => {
      const formtoken = await visitor.formToken();
      return ask(visitor, 'POST', FORM, {
        token: formtoken,
        form: { formtoken, name: 'hideCookieMessage', ...fields },
      });
    };

    it('API-069 sets and deletes by form', async () => {
      const visitor = visit();
      const set = await byForm(visitor, { action: 'setnewmeta', value: 'true' });
      expect(set).toMatchObject({ status: 200, body: { name: 'hideCookieMessage', value: 'true' } });
      expect(visitor.cookies.get(cookie)).toBe('true');
      const deleted = await byForm(visitor, { action: 'deletenewmeta' });
      expect(deleted).toMatchObject({ status: 200, body: { name: 'hideCookieMessage', value: null } });
      expect(visitor.cookies.has(cookie)).toBe(false);
    });

    it.each([
      ['another action', { action: 'other', value: 'x' }, 400],
      ['setting without a value', { action: 'setnewmeta' }, 400],
      ['a name not on the list', { action: 'setnewmeta', value: 'x', name: 'travel_session' }, 404],
      ['no name', { action: 'setnewmeta', value: 'x', name: '' }, 400],
      ['a token that is not the header’s', { action: 'setnewmeta', value: 'x', formtoken: 'x'.repeat(30) }, 403],
    ])('API-069 refuses %s', async (_title, fields, status) => {
      const visitor = visit();
      expect((await byForm(visitor, fields as Record<string, string>)).status).toBe(status);
      expect(visitor.cookies.has(cookie)).toBe(false);
    });

    it('API-069 rejects a request with the token only in the form', async () => {
      const visitor = visit();
      const form = { action: 'deletenewmeta', name: 'hideCookieMessage', formtoken: await visitor.formToken() };
      expect((await ask(visitor, 'POST', FORM, { token: '', form })).status).toBe(403);
    });
  });

  it.each([
    ['POST', LOG],
    ['POST', TWO_PARTY],
    ['POST', CREATE],
    ['POST', REMOVE],
    ['PUT', META],
    ['POST', FORM],
  ] as const)('%s %s needs a form token', async (method, path) => {
    const { status, error } = await ask(visit(), method, path, { token: 'invented' });
    expect([status, error?.split(' ')[0]]).toEqual([403, 'INVALID_FORM_TOKEN']);
  });
});
