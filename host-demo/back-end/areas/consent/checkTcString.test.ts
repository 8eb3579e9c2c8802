import {
  checkTcString,
  type KnownIds,
  readTcString,
  type TcfChoices,
} from 'travel-shell-back-end/areas/consent/checkTcString.ts';
import { describe, expect, it } from 'vitest';
import { makeTcString, type TcStringContents } from './testing/makeTcString.ts';
import { makeWideTcString } from './testing/makeWideTcString.ts';

/** As in the list: 205 relies on legitimate interest only. */
const VENDORS = [
  { id: 10, purposes: [1, 2, 7] },
  { id: 91, purposes: [1, 2] },
  { id: 755, purposes: [1, 3, 4] },
  { id: 205, purposes: [] },
];

const known: KnownIds = {
  purposes: [1, 2, 3, 7],
  specialFeatures: [1],
  additionalVendors: [1],
  vendorsOf: async (version) => (version === 45 ? VENDORS : []),
};

const check = (contents: TcStringContents, choices: Partial<TcfChoices> = {}) =>
  checkTcString(
    {
      consentedPurposes: contents.purposes ?? [],
      consentedVendors: contents.vendors ?? [],
      consentedAdditionalVendors: [],
      objectedLegIntPurposes: [],
      objectedLegIntVendors: [],
      optedInSpecialFeatures: contents.specialFeatures ?? [],
      tcString: makeTcString(contents),
      ...choices,
    },
    known,
  );

describe('checkTcString', () => {
  it.each<[string, TcStringContents, Partial<TcfChoices>]>([
    ['nothing at all', {}, {}],
    ['consents', { purposes: [1, 3], vendors: [91] }, {}],
    ['the lists in another order', { purposes: [1, 3], vendors: [91, 755] }, { consentedVendors: [755, 91] }],
    ['legitimate interests without objection', { legIntPurposes: [7], legIntVendors: [755] }, {}],
    ['objections', { legIntPurposes: [7] }, { objectedLegIntPurposes: [2], objectedLegIntVendors: [755] }],
    ['consent to a vendor that needs none', { vendors: [91] }, { consentedVendors: [91, 205] }],
    ['a special feature', { specialFeatures: [1] }, {}],
    ['a partner outside the framework', {}, { consentedAdditionalVendors: [1] }],
  ])('accepts %s', async (_title, contents, choices) => {
    await expect(check(contents, choices)).resolves.toBeUndefined();
  });

  it.each<[string, TcStringContents, Partial<TcfChoices>, string]>([
    ['an invalid TC string', {}, { tcString: 'x' }, 'body/tcString must be a TC string of the IAB'],
    ['a string cut off', {}, { tcString: makeTcString({}).slice(0, 20) }, 'body/tcString must be a TC string'],
    ['a string that names all vendors 600 times', {}, { tcString: makeWideTcString(600) }, 'must not name so many'],
    [
      'a missing purpose',
      { purposes: [1, 3] },
      { consentedPurposes: [1] },
      'body/consentedPurposes must agree with tcString, which differs in 3',
    ],
    ['an extra vendor', {}, { consentedVendors: [91] }, 'body/consentedVendors must agree with tcString'],
    ['an unlisted special feature', { specialFeatures: [1] }, { optedInSpecialFeatures: [] }, 'body/optedIn'],
    ['an objected purpose', { legIntPurposes: [2, 7] }, { objectedLegIntPurposes: [7] }, 'body/objectedLegIntPurposes'],
    ['an objected vendor', { legIntVendors: [755] }, { objectedLegIntVendors: [755] }, 'body/objectedLegIntVendors'],
    ['an unknown purpose', {}, { objectedLegIntPurposes: [12] }, 'must not have the unknown ids 12'],
    ['an unknown vendor', {}, { objectedLegIntVendors: [11] }, 'must not have the unknown ids 11'],
    ['an unknown partner', {}, { consentedAdditionalVendors: [2] }, 'must not have the unknown ids 2'],
    ['an unknown list version', { vendorListVersion: 44 }, {}, 'not version 44'],
    ['a global string', { isServiceSpecific: false }, {}, 'must be service-specific'],
    ['no disclosed vendors', { disclosed: [] }, {}, 'must have a segment of disclosed vendors'],
    ['a vendor not disclosed', { vendors: [91], disclosed: [10] }, {}, 'must disclose the vendors 91'],
    ['a basis not disclosed', { legIntVendors: [755], disclosed: [10] }, {}, 'must disclose the vendors 755'],
    ['an unknown vendor disclosed', { disclosed: [10, 11] }, {}, 'body/tcString must not have the unknown ids 11'],
  ])('refuses %s', async (_title, contents, choices, message) => {
    await expect(check(contents, choices)).rejects.toMatchObject({
      statusCode: 400,
      apiCode: 'VALIDATION_ERROR',
      message: expect.stringContaining(message),
    });
  });
});

describe('readTcString', () => {
  it('returns the ids for each legal basis', () => {
    const tcString = makeTcString({ purposes: [1], vendors: [91], legIntPurposes: [7], legIntVendors: [755] });
    expect(readTcString(tcString)).toEqual({
      purpose: { consents: [1], legitimateInterests: [7] },
      vendor: { consents: [91], legitimateInterests: [755] },
      specialFeatures: [],
    });
  });
});
