import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString } from '@iabtechlabtcf/core';
import { countTcStringIds } from 'travel-shell-back-end/areas/consent/countTcStringIds.ts';
import { readVendorListFile } from 'travel-shell-back-end/areas/consent/vendorListSeed.ts';
import { describe, expect, it } from 'vitest';
import { makeTcString } from './testing/makeTcString.ts';

describe('countTcStringIds', () => {
  it('counts a bit field by its length', () => {
    // Consents up to 11, disclosed up to 21.
    expect(countTcStringIds(makeTcString({ vendors: [10, 11], disclosed: [10, 11, 21] }))).toBe(11 + 21);
  });

  it('counts the ids covered by ranges', () => {
    const vendors = [1272, 1273, 1274];
    expect(countTcStringIds(makeTcString({ vendors, legIntVendors: [755], disclosed: [...vendors, 755] }))).toBe(
      3 + 1 + 4,
    );
  });

  it('counts the ids of publisher restrictions', async () => {
    const model = new TCModel(new GVL((await readVendorListFile()) as never));
    model.cmpId = 10;
    model.cmpVersion = 1;
    model.isServiceSpecific = true;
    for (const id of [755, 21])
      model.publisherRestrictions.add(id, new PurposeRestriction(2, RestrictionType.REQUIRE_CONSENT));
    model.vendorsDisclosed.set([1272]);
    expect(countTcStringIds(TCString.encode(model))).toBe(2 + 1);
  });

  it.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['a letter', 'C'],
    ['many ones', '_'.repeat(3000)],
    ['many zeros', 'A'.repeat(3000)],
    ['segments of disclosed vendors', 'I.'.repeat(1000)],
  ])('gives a number for what is no TC string: %s', (_title, text) => {
    expect(countTcStringIds(text)).toBeGreaterThanOrEqual(0);
  });
});
