import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { TcfEuV2, TcfEuV2Field } from '@iabgpp/cmpapi';
import { describe, expect, test } from 'vitest';
import type { TcfChoices, TcfLists, TcfMaker } from '../TcfKit.ts';
import { decodeTcString } from './decodeTcString.ts';
import { encodeChoices } from './encodeChoices.ts';

/** As IAB Europe has published it. */
interface Published {
  vendorListVersion: number;
  tcfPolicyVersion: number;
  vendors: Record<string, { id: number; purposes: number[]; legIntPurposes: number[]; deletedDate?: string }>;
}

const FILE = '../../../../back-end/src/areas/consent/data/vendor-list-v45.json.br';
const list: Published = JSON.parse(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, FILE))).toString('utf8'),
);
const vendors = Object.values(list.vendors).filter(({ deletedDate }) => deletedDate === undefined);
const lists: TcfLists = {
  initial: {
    vendorListVersion: list.vendorListVersion,
    tcfPolicyVersion: list.tcfPolicyVersion,
    additionalVendorIds: [1, 2, 3],
  },
  rows: { vendors },
};
const maker: TcfMaker = { cmpId: 300, cmpVersion: 2, publisherCountry: 'DE', language: 'fr-FR' };

const NONE: TcfChoices = {
  consentedPurposes: [],
  consentedVendors: [],
  consentedAdditionalVendors: [],
  objectedLegIntPurposes: [],
  objectedLegIntVendors: [],
};
const PURPOSES = Array.from({ length: 11 }, (_, index) => index + 1);
const MAY_BE_INTEREST = [2, 7, 8, 9, 10, 11];

/** Random numbers, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ids = (all: readonly { id: number }[]) => all.map(({ id }) => id);
const sorted = (values: Iterable<number>) => [...values].sort((a, b) => a - b);
const indexes = (bits: readonly boolean[]) => bits.flatMap((isSet, index) => (isSet ? [index + 1] : []));

/** The fields as the other decoder of the IAB reads them. */
function readByGpp(tcString: string) {
  const section = new TcfEuV2(tcString);
  const read = (field: string) => section.getFieldValue(field);
  return {
    purposes: {
      consents: indexes(read(TcfEuV2Field.PURPOSE_CONSENTS)),
      legitimateInterests: indexes(read(TcfEuV2Field.PURPOSE_LEGITIMATE_INTERESTS)),
    },
    vendors: {
      consents: sorted(read(TcfEuV2Field.VENDOR_CONSENTS)),
      legitimateInterests: sorted(read(TcfEuV2Field.VENDOR_LEGITIMATE_INTERESTS)),
      disclosed: sorted(read(TcfEuV2Field.VENDORS_DISCLOSED)),
    },
    specialFeatures: indexes(read(TcfEuV2Field.SPECIAL_FEATURE_OPTINS)),
    vendorListVersion: read(TcfEuV2Field.VENDOR_LIST_VERSION),
    tcfPolicyVersion: read(TcfEuV2Field.POLICY_VERSION),
    publisherCountry: read(TcfEuV2Field.PUBLISHER_COUNTRY_CODE),
    isServiceSpecific: read(TcfEuV2Field.IS_SERVICE_SPECIFIC),
    cmpId: read(TcfEuV2Field.CMP_ID),
    cmpVersion: read(TcfEuV2Field.CMP_VERSION),
    language: read(TcfEuV2Field.CONSENT_LANGUAGE),
  };
}

describe('TC strings', () => {
  test('of 256 random choices say what was chosen, to both decoders of the IAB', () => {
    const random = createRandom(18);
    for (let round = 0; round < 256; round += 1) {
      const share = random();
      const some = (values: readonly number[]) => values.filter(() => random() < share);
      const shown = vendors.filter(() => random() < 0.2 + share);
      const interested = shown.filter(({ legIntPurposes }) => legIntPurposes.length > 0);
      const choices: TcfChoices = {
        consentedPurposes: some(PURPOSES),
        consentedVendors: some(ids(shown)),
        consentedAdditionalVendors: [],
        objectedLegIntPurposes: some(PURPOSES),
        objectedLegIntVendors: some(ids(interested)),
        optedInSpecialFeatures: some([1, 2]),
      };
      const { tcString } = encodeChoices(choices, { ...lists, rows: { vendors: shown } }, maker);
      const { cmpId, cmpVersion, language, ...read } = readByGpp(tcString);
      const askConsent = new Set(ids(shown.filter(({ purposes }) => purposes.length > 0)));
      const interests = new Set(interested.flatMap(({ legIntPurposes }) => legIntPurposes));
      const objected = new Set(choices.objectedLegIntPurposes);
      const expected = {
        purposes: {
          consents: choices.consentedPurposes,
          legitimateInterests: MAY_BE_INTEREST.filter((id) => interests.has(id) && !objected.has(id)),
        },
        vendors: {
          // A vendor that names no purpose for consent gets none.
          consents: choices.consentedVendors.filter((id) => askConsent.has(id)),
          legitimateInterests: ids(interested).filter((id) => !choices.objectedLegIntVendors.includes(id)),
          disclosed: ids(shown),
        },
        specialFeatures: choices.optedInSpecialFeatures,
        vendorListVersion: 45,
        tcfPolicyVersion: 4,
        publisherCountry: 'DE',
        isServiceSpecific: true,
      };
      expect(read, `round ${round}`).toEqual(expected);
      expect(decodeTcString(tcString), `round ${round}`).toEqual({ ...expected, cmpId });
      expect([cmpId, cmpVersion, language]).toEqual([300, 2, 'FR']);
    }
  });

  test('before a choice have no consent, every legitimate interest, and all the vendors disclosed', () => {
    const decoded = decodeTcString(encodeChoices(NONE, lists, maker).tcString);
    expect(decoded?.purposes).toEqual({ consents: [], legitimateInterests: MAY_BE_INTEREST });
    expect(decoded?.vendors.consents).toEqual([]);
    expect(decoded?.vendors.disclosed).toHaveLength(813);
    const interested = vendors.filter(({ legIntPurposes }) => legIntPurposes.length > 0);
    expect(decoded?.vendors.legitimateInterests).toEqual(ids(interested));
  });

  test('with every vendor are short enough for a cookie', () => {
    const all = { ...NONE, consentedPurposes: PURPOSES, consentedVendors: ids(vendors) };
    expect(encodeChoices(all, lists, maker).tcString.length).toBeLessThan(3500);
  });

  test('say English for a language that the framework does not know', () => {
    const { tcString } = encodeChoices(NONE, lists, { ...maker, language: 'pseudo' });
    expect(readByGpp(tcString).language).toBe('EN');
  });

  test.each(['', 'CQ', 'consent', 'BQuCLYAQuCLYAAKABAENAtEgAMAAAAAAAAAAAFABAAAAAAAA', 'C'.repeat(40)])(
    'that are none, such as "%s", are not read',
    (text) => {
      expect(decodeTcString(text)).toBeUndefined();
    },
  );
});

test.each([
  [[], '2~~dv.1.2.3'],
  [[3, 1], '2~1.3~dv.2'],
  [[1, 2, 3], '2~1.2.3~dv.'],
])('additional consent to %j is %s', (consentedAdditionalVendors, expected) => {
  expect(encodeChoices({ ...NONE, consentedAdditionalVendors }, lists, maker).addtlConsent).toBe(expected);
});
