import type { Schema } from '@travel-shell/contract';
import { readVendorListFile } from 'travel-shell-back-end/areas/consent/vendorListSeed.ts';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { makeTcString } from './testing/makeTcString.ts';

const CONSENT = '/i/api/iabtcf/v1/consent';
const DETAILED = '/i/api/iabtcf/v1/detailedPrefs';
const INITIAL = '/i/api/iabtcf/v1/initialPrefs';
const DISCLOSURE = '/i/api/iabtcf/v1/deviceStorageDisclosure';

const EMPTY = {
  consentedPurposes: [],
  consentedVendors: [],
  consentedAdditionalVendors: [],
  objectedLegIntPurposes: [],
  objectedLegIntVendors: [],
};
const SOME: Schema<'SaveTcfConsent'> = {
  consentedPurposes: [1, 3],
  consentedVendors: [91, 755],
  consentedAdditionalVendors: [2],
  objectedLegIntPurposes: [2, 7],
  objectedLegIntVendors: [21],
  optedInSpecialFeatures: [1],
  tcString: makeTcString({
    purposes: [1, 3],
    vendors: [91, 755],
    legIntPurposes: [9, 10],
    legIntVendors: [755],
    specialFeatures: [1],
    disclosed: [21, 91, 755],
  }),
};

describe.each(databaseOfAnswers)('the full framework on $kind', ({ create }) => {
  const site = useTestServer(create);
  const { visit } = site;
  const save = (visitor: Visitor, json: object) => ask<Schema<'TcfConsent'>>(visitor, 'POST', CONSENT, { json });
  const consentOf = async (visitor: Visitor) => (await ask<Schema<'TcfConsent'>>(visitor, 'GET', CONSENT)).body;

  describe('choices', () => {
    it('API-060 STA-077 starts with no consent and no objection', async () => {
      const visitor = visit();
      const { status, headers, body } = await ask<Schema<'TcfConsent'>>(visitor, 'GET', CONSENT);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        purpose: { consents: [], legitimateInterests: [2, 7, 8, 9, 10, 11] },
        vendor: { consents: [] },
        specialFeatureOptins: [],
        consentedAdditionalVendors: [],
        isUnsavedDefaultConsent: true,
        tcString: null,
      });
      expect(body.vendor.legitimateInterests).toContain(755);
      expect(body.vendor.legitimateInterests).not.toContain(91);
      expect(visitor.setCookies).toEqual([]);
    });

    it('API-061 STA-078 API-060 stores the choice, with the TC string as a cookie', async () => {
      const visitor = visit();
      const saved = await save(visitor, SOME);
      expect(saved).toMatchObject({
        status: 200,
        body: {
          purpose: { consents: [1, 3], legitimateInterests: [9, 10] },
          vendor: { consents: [91, 755], legitimateInterests: [755] },
          specialFeatureOptins: [1],
          consentedAdditionalVendors: [2],
          isUnsavedDefaultConsent: false,
          tcString: SOME.tcString,
        },
      });
      expect(visitor.setCookies[1]).toBe(`kyk_tcf=${SOME.tcString}; Max-Age=15552000; Path=/; SameSite=Lax`);
      expect(await consentOf(visitor)).toEqual(saved.body);
      const { value } = await site.db
        .selectFrom('consent_records')
        .select('value')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(value).toEqual(SOME);
    });

    it('CNS-034 stores an empty consent as a choice', async () => {
      const visitor = visit();
      await save(visitor, SOME);
      const tcString = makeTcString({});
      expect((await save(visitor, { ...EMPTY, tcString })).status).toBe(200);
      expect(await consentOf(visitor)).toEqual({
        purpose: { consents: [], legitimateInterests: [] },
        vendor: { consents: [], legitimateInterests: [] },
        specialFeatureOptins: [],
        consentedAdditionalVendors: [],
        isUnsavedDefaultConsent: false,
        tcString,
      });
    });

    it('CNS-030 stores consent to everything, short enough for a cookie', async () => {
      const visitor = visit();
      const { body: initial } = await ask<Schema<'TcfInitialPreferences'>>(visitor, 'GET', INITIAL);
      const { vendor, purpose } = await consentOf(visitor);
      const purposes = initial.purposes.map(({ id }) => id);
      const specialFeatures = initial.specialFeatures.map(({ id }) => id);
      const tcString = makeTcString({
        purposes,
        vendors: initial.vendorIds,
        legIntPurposes: purpose.legitimateInterests,
        legIntVendors: vendor.legitimateInterests,
        specialFeatures,
      });
      const { status, body } = await save(visitor, {
        consentedPurposes: purposes,
        consentedVendors: initial.vendorIds,
        consentedAdditionalVendors: initial.additionalVendorIds,
        objectedLegIntPurposes: [],
        objectedLegIntVendors: [],
        optedInSpecialFeatures: specialFeatures,
        tcString,
      });
      expect(status).toBe(200);
      // The rest rely on legitimate interest only.
      expect(body.vendor.consents.length).toBeGreaterThan(700);
      expect(visitor.setCookies[1]?.length).toBeLessThan(4096);
    });

    it('follows an account to another device', async () => {
      const visitor = visit();
      await visitor.logIn('bo@example.com');
      await save(visitor, SOME);
      const elsewhere = visit();
      await elsewhere.logIn('bo@example.com');
      expect((await consentOf(elsewhere)).tcString).toBe(SOME.tcString);
      expect(elsewhere.cookies.get('kyk_tcf')).toBe(SOME.tcString);
    });

    it.each([
      ['an invalid string', { tcString: 'AAAA' }, 'body/tcString must be a TC string'],
      ['purposes the string does not have', { consentedPurposes: [1, 3, 4] }, 'body/consentedPurposes must agree'],
      ['fewer vendors than the string', { consentedVendors: [91] }, 'body/consentedVendors must agree'],
      ['an objection the string overrules', { objectedLegIntVendors: [755] }, 'body/objectedLegIntVendors must not'],
      ['an unknown vendor', { consentedVendors: [91, 755, 65000] }, 'body/consentedVendors must not have'],
      ['another unknown partner', { consentedAdditionalVendors: [9] }, 'body/consentedAdditionalVendors must not'],
      ['no string', { tcString: undefined }, 'body must have required property'],
      ['a string too long for a cookie', { tcString: 'C'.repeat(3501) }, 'body/tcString must NOT have more'],
      ['an id beyond the string’s', { objectedLegIntVendors: [65536] }, 'body/objectedLegIntVendors/0 must be <='],
      ['an unknown field', { more: 1 }, 'body must NOT have unevaluated'],
    ])('API-061 refuses %s and stores nothing', async (_title, change, error) => {
      const visitor = visit();
      const answer = await save(visitor, { ...SOME, ...change });
      expect(answer.status).toBe(400);
      expect(answer.error).toContain(`VALIDATION_ERROR ${error}`);
      expect(visitor.cookies.has('kyk_tcf')).toBe(false);
      expect((await consentOf(visitor)).isUnsavedDefaultConsent).toBe(true);
    });

    it('API-061 needs a form token', async () => {
      const { status, error } = await ask(visit(), 'POST', CONSENT, { json: SOME, token: 'invented' });
      expect([status, error?.split(' ')[0]]).toEqual([403, 'INVALID_FORM_TOKEN']);
    });
  });

  describe('the vendor list', () => {
    it('API-063 STA-083 returns the first layer', async () => {
      const { status, headers, body } = await ask<Schema<'TcfInitialPreferences'>>(visit(), 'GET', INITIAL);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(body.purposes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      expect(body.stacks.map(({ id }) => id)).toEqual([1, 42]);
      expect(body.stacks[1]).toMatchObject({ purposes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], specialFeatures: [] });
      expect(body.vendorIds).toHaveLength(813);
      expect(body.additionalVendorIds).toEqual([1, 2, 3]);
      expect(body).toMatchObject({ numVendors: 816, vendorListVersion: 45, tcfPolicyVersion: 4 });
    });

    it('API-062 STA-079 STA-081 returns the second layer', async () => {
      const { status, headers, body } = await ask<Schema<'TcfDetailedPreferences'>>(visit(), 'GET', DETAILED);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(Object.fromEntries(Object.entries(body).map(([name, list]) => [name, list.length]))).toEqual({
        purposes: 11,
        specialPurposes: 2,
        features: 3,
        specialFeatures: 2,
        vendors: 813,
        additionalVendors: 3,
        dataCategories: 11,
      });
      expect(body.additionalVendors[0]).toEqual({
        id: 1,
        name: 'Fareboard',
        policyUrl: 'https://fareboard.example/privacy',
        domains: ['fareboard.example', 'cdn.fareboard.example'],
      });
    });

    it('STA-082 marks switchable purposes and those that may use legitimate interest', async () => {
      const { body } = await ask<Schema<'TcfDetailedPreferences'>>(visit(), 'GET', DETAILED);
      const first = body.purposes[0];
      expect(first?.name).toBe('Store and/or access information on a device');
      expect(first?.description).toContain('Cookies, device or similar online identifiers');
      expect(first?.illustrations).toHaveLength(1);
      expect(body.purposes.filter((p) => p.legitimateInterest).map(({ id }) => id)).toEqual([2, 7, 8, 9, 10, 11]);
      for (const { readOnly, defaultValue } of [...body.purposes, ...body.specialFeatures])
        expect([readOnly, defaultValue]).toEqual([false, false]);
      for (const { readOnly, defaultValue } of [...body.specialPurposes, ...body.features])
        expect([readOnly, defaultValue]).toEqual([true, true]);
    });

    it('STA-080 describes each vendor as the list does', async () => {
      const { body } = await ask<Schema<'TcfDetailedPreferences'>>(visit(), 'GET', DETAILED);
      expect(body.vendors.find(({ id }) => id === 1236)).toEqual({
        id: 1236,
        name: 'SPP Solutions Ltd.',
        purposes: [1],
        specialPurposes: [1, 2],
        legIntPurposes: [2, 7, 10],
        features: [3],
        specialFeatures: [],
        dataCategories: [1, 2, 8],
        purposeDataRetentionDays: { 1: 4, 2: 4, 7: 365, 10: 365 },
        specialPurposeDataRetentionDays: { 1: 4, 2: 4 },
        privacyPolicyUrl: 'https://panel.geozo.com/account/privacy',
        legIntClaimUrl: 'https://panel.geozo.com/account/legitimate-interest',
        usesCookies: true,
        cookieMaxAgeSeconds: 400,
        cookieRefresh: true,
        usesNonCookieAccess: true,
      });
      const { vendors } = await readVendorListFile();
      const gone = Object.values(vendors).filter(({ deletedDate }) => deletedDate !== undefined);
      expect(gone).toHaveLength(20);
      for (const { id } of gone) expect(body.vendors.some((vendor) => vendor.id === id)).toBe(false);
    });

    it('API-064 STA-084 STA-085 STA-086 returns a vendor’s disclosures', async () => {
      const { status, headers, body } = await ask(visit(), 'GET', `${DISCLOSURE}?vendorId=91`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(body).toEqual({
        disclosures: [
          {
            identifier: 'cto_bundle',
            type: 'cookie',
            maxAgeSeconds: 33696000,
            cookieRefresh: false,
            purposes: [1, 2, 3, 4, 7, 9, 10],
          },
        ],
        domains: [{ domain: 'criteo.com', use: 'Recognises the browser.' }],
      });
    });

    it('API-064 returns nothing for a vendor without disclosures', async () => {
      const { status, body } = await ask(visit(), 'GET', `${DISCLOSURE}?vendorId=10`);
      expect([status, body]).toEqual([200, { disclosures: [], domains: [] }]);
    });

    it.each([
      ['vendorId=65000', 404, 'NOT_FOUND'],
      ['', 400, 'VALIDATION_ERROR'],
      ['vendorId=0', 400, 'VALIDATION_ERROR'],
      ['vendorId=65536', 400, 'VALIDATION_ERROR'],
      ['vendorId=1.5', 400, 'VALIDATION_ERROR'],
      ['vendorId=x', 400, 'VALIDATION_ERROR'],
    ])('API-064 answers "%s" with %d', async (query, status, code) => {
      const answer = await ask(visit(), 'GET', `${DISCLOSURE}?${query}`);
      expect([answer.status, answer.error?.split(' ')[0]]).toEqual([status, code]);
    });
  });
});
