import { request } from 'node:http';
import { TCString } from '@iabtechlabtcf/core';
import type { Schema } from '@travel-shell/contract';
import { COOKIE_CATEGORIES } from '@travel-shell/core/cookieCategories';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

const FORM = '/privacy/consent';
const PARTNER = 'https://partner.example';
/** As browsers send it with a form. */
const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const JSON_WANTED = { accept: 'application/json' };

describe.each(databaseOfAnswers)('the form of a banner on $kind', ({ create }) => {
  const site = useTestServer(create, () => ({
    embedOrigins: [PARTNER],
    consent: { cmpId: 10, cmpVersion: 3, publisherCountry: 'DE' },
  }));
  const { visit } = site;
  const fieldsOf = (regime: string, choice: string) => ({ regime, choice, text: `${regime}-1`, locale: 'de-DE' });
  const send = (visitor: Visitor, fields: Record<string, string>, headers: Record<string, string> = JSON_WANTED) =>
    visitor.post(FORM, fields, headers);
  const press = async (visitor: Visitor, regime: string, choice: string) => {
    const response = await send(visitor, fieldsOf(regime, choice));
    return { status: response.status, stored: (await response.json()) as Schema<'StoredConsent'> };
  };
  const newest = () =>
    site.db.selectFrom('consent_records').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  const countRecords = async () => (await site.db.selectFrom('consent_records').select('id').execute()).length;
  const lastAction = async () =>
    (await site.db.selectFrom('consent_actions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()).action;

  it.each([
    ['accept', [...COOKIE_CATEGORIES], 'ACCEPT_ALL'],
    ['decline', ['strictlyNecessary'], 'REJECT'],
    ['close', ['strictlyNecessary'], 'CLOSE'],
  ])('API-055 API-056 stores the categories of %s, with the text that was shown', async (choice, accepted, action) => {
    const visitor = visit();
    const { status, stored } = await press(visitor, 'cookies', choice);
    expect([status, stored]).toEqual([200, { accepted, acceptedCategories: accepted, tcString: null }]);
    expect(visitor.cookies.get('consent')).toBe(accepted.join('.'));
    expect(visitor.cookies.has('travel_consent_id')).toBe(true);
    const { body } = await ask<Schema<'CookieConsent'>>(visitor, 'GET', '/i/api/cookiebanner/v1/consent');
    expect(body.acceptedCategories).toEqual(accepted);
    expect(await newest()).toMatchObject({ kind: 'cookies', text_version: 'cookies-1', text_locale: 'de-DE' });
    expect(await lastAction()).toBe(action);
  });

  it.each([
    ['strictlyNecessary', 'REJECT'],
    ['strictlyNecessary.analytical', 'ACCEPT_PARTIAL'],
    [COOKIE_CATEGORIES.join('.'), 'ACCEPT_ALL'],
  ])('API-055 logs the choice of %s as %s', async (accepted, action) => {
    const response = await send(visit(), { ...fieldsOf('cookies', 'accept'), accepted });
    expect(((await response.json()) as Schema<'StoredConsent'>).accepted.join('.')).toBe(accepted);
    expect(await lastAction()).toBe(action);
  });

  describe('by a withdrawal', () => {
    /** A browser that has accepted all, and has these cookies besides. */
    const accepted = async (regime: string) => {
      const visitor = visit();
      await press(visitor, regime, 'accept');
      for (const name of ['_fbp', 'IDE', '_gcl_au', 'travel_meta_hideCookieMessage', 'other'])
        visitor.cookies.set(name, 'x');
      return visitor;
    };
    const cleared = (visitor: Visitor) =>
      visitor.setCookies.filter((line) => line.includes('Expires=Thu, 01 Jan 1970')).map((line) => line.split('=')[0]);

    it.each(['cookies', 'tcf'])('%s: deletes the cookies of this host that its categories list', async (regime) => {
      const visitor = await accepted(regime);
      await press(visitor, regime, 'decline');
      expect(cleared(visitor).sort()).toEqual(['_fbp', '_gcl_au', 'travel_meta_hideCookieMessage']);
      expect(visitor.cookies.get('other')).toBe('x');
      expect(visitor.cookies.get('consent')).toBe('strictlyNecessary');
    });

    it('deletes them without script, too, and those of the domains above', async () => {
      const visitor = await accepted('cookies');
      const host = `shop.vireo.example:${new URL(site.server.origin).port}`;
      const lines = await clearedFor(site.server.origin, host, visitor);
      const domains = lines.map((line) => /Max-Age=0; (?:Domain=([^;]+); )?Path=\/;/.exec(line)?.[1]);
      expect(domains).toEqual([undefined, 'shop.vireo.example', 'vireo.example']);
    });

    it('deletes nothing of a visitor who had not accepted, or accepts', async () => {
      const visitor = visit();
      visitor.cookies.set('_fbp', 'x');
      await press(visitor, 'cookies', 'decline');
      await press(visitor, 'cookies', 'accept');
      await press(visitor, 'cookies', 'accept');
      expect(visitor.cookies.get('_fbp')).toBe('x');
    });
  });

  it('API-068 CNS-049 hides the notice, without a record or a name for the browser', async () => {
    const before = await countRecords();
    const visitor = visit();
    expect(await press(visitor, 'notice', 'close')).toEqual({
      status: 200,
      stored: { accepted: [], acceptedCategories: null, tcString: null },
    });
    expect(visitor.setCookies.join()).toBe(
      'travel_meta_hideCookieMessage=true; Max-Age=15552000; Path=/; SameSite=Lax',
    );
    expect(await countRecords()).toBe(before);
    expect(await lastAction()).toBe('CLOSE');
  });

  it.each([
    ['two-party', 'two_party', ['travel_meta_twoPartyAccepted']],
    ['data-transfer', 'gdpr', ['travel_meta_dataTransferAccepted', 'DATA_CONSENT']],
  ])('API-065 API-066 CNS-O07 stores that %s was accepted, for good', async (regime, kind, cookies) => {
    const visitor = visit();
    expect((await press(visitor, regime, 'accept')).status).toBe(200);
    for (const cookie of cookies) expect(visitor.cookies.get(cookie)).toBe('true');
    expect(await newest()).toMatchObject({ kind, text_version: `${regime}-1` });
    const provider = '/horizon/common/privacy/providers/CookiesDataProvider';
    const { body } = await ask<Schema<'CookiesData'>>(visitor, 'GET', provider);
    expect([body.twoPartyConsent, body.dataTransferConsent]).toEqual([kind === 'two_party', kind === 'gdpr']);
  });

  describe('in the full framework', () => {
    const consentOf = async (visitor: Visitor) =>
      (await ask<Schema<'TcfConsent'>>(visitor, 'GET', '/i/api/iabtcf/v1/consent')).body;

    it('CNS-030 accepts everything, as the site’s consent platform', async () => {
      const visitor = visit();
      const { status, stored } = await press(visitor, 'tcf', 'accept');
      expect(status).toBe(200);
      expect(stored.acceptedCategories).toEqual([...COOKIE_CATEGORIES]);
      expect(stored.accepted).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
      expect(visitor.cookies.get('kyk_tcf')).toBe(stored.tcString);
      expect(visitor.cookies.get('consent')).toBe(COOKIE_CATEGORIES.join('.'));
      const consent = await consentOf(visitor);
      expect(consent.purpose).toEqual({
        consents: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        legitimateInterests: [2, 7, 8, 9, 10, 11],
      });
      expect(consent.vendor.consents.length).toBeGreaterThan(700);
      expect(consent).toMatchObject({ specialFeatureOptins: [1, 2], consentedAdditionalVendors: [1, 2, 3] });
      const model = TCString.decode(stored.tcString ?? '');
      expect(model).toMatchObject({
        cmpId: 10,
        cmpVersion: 3,
        publisherCountryCode: 'DE',
        isServiceSpecific: true,
        vendorListVersion: 45,
        policyVersion: 4,
        consentLanguage: 'EN',
      });
      expect(model.vendorsDisclosed.size).toBe(813);
      // TCF 2.4: who has special purposes only is disclosed, without a legitimate interest.
      const { body } = await ask<Schema<'TcfVendorRows'>>(visitor, 'GET', '/i/api/iabtcf/v1/detailedPrefs?part=rows');
      const special = body.vendors.filter(
        (row) => row.specialPurposes.length > 0 && row.purposes.length + row.legIntPurposes.length === 0,
      );
      expect(special.length).toBeGreaterThan(0);
      for (const { id } of special)
        expect([model.vendorsDisclosed.has(id), model.vendorLegitimateInterests.has(id)]).toEqual([true, false]);
    });

    it.each(['decline', 'close'])('CNS-034 CNS-035 saves an empty consent by %s, and objects', async (choice) => {
      const visitor = visit();
      const { status, stored } = await press(visitor, 'tcf', choice);
      expect([status, stored.accepted, stored.acceptedCategories]).toEqual([200, [], ['strictlyNecessary']]);
      expect(visitor.cookies.get('consent')).toBe('strictlyNecessary');
      expect(await consentOf(visitor)).toEqual({
        purpose: { consents: [], legitimateInterests: [] },
        vendor: { consents: [], legitimateInterests: [] },
        specialFeatureOptins: [],
        consentedAdditionalVendors: [],
        isUnsavedDefaultConsent: false,
        tcString: stored.tcString,
      });
      const tcf = await site.db
        .selectFrom('consent_records')
        .select('value')
        .where('kind', '=', 'tcf')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(tcf.value).toMatchObject({ objectedLegIntPurposes: [2, 7, 8, 9, 10, 11] });
      expect(TCString.decode(stored.tcString ?? '').vendorsDisclosed.size).toBe(813);
    });

    it('its record can be saved again by API-061 as it is', async () => {
      const visitor = visit();
      for (const choice of ['accept', 'decline']) {
        await press(visitor, 'tcf', choice);
        const { value } = await site.db
          .selectFrom('consent_records')
          .select('value')
          .where('kind', '=', 'tcf')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        expect((await ask(visitor, 'POST', '/i/api/iabtcf/v1/consent', { json: value })).status).toBe(200);
      }
    });

    it('needs a consent platform', async () => {
      const other = await startTestServer({ database: site.db });
      const response = await new Visitor(other.origin).post(FORM, fieldsOf('tcf', 'accept'), JSON_WANTED);
      expect([response.status, await response.json()]).toMatchObject([503, { errors: [{ code: 'SERVICE_DISABLED' }] }]);
      await other.stop();
    });
  });

  describe('without script', () => {
    const back = async (visitor: Visitor, referer?: string, fields = fieldsOf('cookies', 'accept')) => {
      const response = await send(visitor, fields, { ...PAGE, ...(referer !== undefined && { referer }) });
      return `${response.status} ${response.headers.get('location')}`;
    };

    it('goes back to the page the form was on', async () => {
      const visitor = visit();
      expect(await back(visitor, `${site.server.origin}/hotels?city=lisbon`)).toBe('303 /hotels?city=lisbon');
      expect(visitor.cookies.get('consent')).toBe(COOKIE_CATEGORIES.join('.'));
    });

    it.each([
      [`${PARTNER}/trips?a=1`, `${PARTNER}/trips?a=1`],
      ['https://evil.example/', '/'],
      ['https://partner.example.evil.example/', '/'],
      ['javascript:alert(1)', '/'],
      ['not an address', '/not%20an%20address'],
      ['//evil.example', '/'],
      [undefined, '/'],
    ])('goes from %s to %s', async (referer, location) => {
      expect(await back(visit(), referer)).toBe(`303 ${location}`);
    });

    it('goes back when the form is wrong, or cannot be stored, and sets no cookie', async () => {
      const visitor = visit();
      const referer = `${site.server.origin}/hotels`;
      expect(await back(visitor, referer, fieldsOf('two-party', 'decline'))).toBe('303 /hotels');
      expect(await back(visitor, referer, { ...fieldsOf('cookies', 'accept'), text: '<b>' })).toBe('303 /hotels');
      await site.db.schema.alterTable('consent_records').renameTo('gone').execute();
      expect(await back(visitor, referer)).toBe('303 /hotels');
      await site.db.schema.alterTable('gone').renameTo('consent_records').execute();
      expect(visitor.cookies.size).toBe(0);
      expect(site.server.log.join()).toContain('a form could not be stored');
    });
  });

  describe('from elsewhere', () => {
    it.each<[string, Record<string, string>, number]>([
      ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
      ['another site, by Sec-Fetch-Site only', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
      ['a page that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
      ['a page that may embed the shell', { origin: PARTNER, 'sec-fetch-site': 'cross-site' }, 200],
    ])('answers %s', async (_title, headers, status) => {
      for (const accept of [JSON_WANTED, PAGE]) {
        const visitor = visit();
        const response = await send(visitor, fieldsOf('cookies', 'accept'), { ...accept, ...headers });
        expect(response.status).toBe(status === 200 && accept === PAGE ? 303 : status);
        expect(visitor.cookies.has('consent')).toBe(status === 200);
      }
    });

    it('lets the page read the answer', async () => {
      const response = await send(visit(), fieldsOf('cookies', 'accept'), { ...JSON_WANTED, origin: PARTNER });
      expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER);
      expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    });
  });

  it.each([
    ['an unknown regime', { regime: 'gpp' }],
    ['an unknown button', { choice: 'perhaps' }],
    ['a notice that is accepted', { regime: 'notice', choice: 'accept' }],
    ['a two-party dialog that is declined', { regime: 'two-party', choice: 'decline' }],
    ['a data transfer that is closed', { regime: 'data-transfer', choice: 'close' }],
    ['no text', { text: '' }],
    ['markup as a text', { text: '<b>' }],
    ['no locale', { locale: '' }],
    ['another field', { more: '1' }],
  ])('refuses %s and stores nothing', async (_title, change) => {
    const before = await countRecords();
    const visitor = visit();
    const response = await send(visitor, { ...fieldsOf('cookies', 'accept'), ...change });
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ code: 'VALIDATION_ERROR' }] }]);
    expect(visitor.setCookies).toEqual([]);
    expect(await countRecords()).toBe(before);
  });

  it('GET is no page', async () => {
    expect((await visit().fetch(FORM, { headers: PAGE })).status).toBe(404);
  });
});

/** The lines that delete `_fbp` where a browser posts the form to this host. `fetch` sets no `Host`. */
function clearedFor(origin: string, host: string, visitor: Visitor): Promise<string[]> {
  const body = new URLSearchParams({ regime: 'cookies', choice: 'decline', text: 'cookies-1', locale: 'de-DE' });
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { ...PAGE, host, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request(origin + FORM, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve((response.headers['set-cookie'] ?? []).filter((line) => line.startsWith('_fbp=')));
    });
    sent.on('error', reject);
    sent.end(body.toString());
  });
}
