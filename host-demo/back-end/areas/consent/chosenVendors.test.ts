import { TCString } from '@iabtechlabtcf/core';
import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const PARTNERS = [10, 21, 755];

describe.each(databaseOfAnswers)('a site that has chosen its partners on $kind', ({ create }) => {
  const site = useTestServer(create, () => ({ consent: { cmpId: 10 }, tcfVendors: PARTNERS }));
  const get = async <T>(path: string) => (await ask<T>(site.visit(), 'GET', `/i/api/iabtcf/v1/${path}`)).body;
  const initial = () => get<Schema<'TcfInitialPreferences'>>('initialPrefs');

  /** The next version of the list, with the vendors of the last one that are given, after `change`. */
  async function publish(version: number, ids: number[], change: (purposes: number[]) => number[]): Promise<void> {
    const { declarations, tcf_policy_version } = await site.db
      .selectFrom('tcf_vendor_lists')
      .selectAll()
      .where('version', '=', 45)
      .executeTakeFirstOrThrow();
    const before = await site.db
      .selectFrom('tcf_vendors')
      .selectAll()
      .where('list_version', '=', version - 1)
      .execute();
    await site.db
      .insertInto('tcf_vendor_lists')
      .values({ version, tcf_policy_version, declarations: JSON.stringify(declarations) })
      .execute();
    for (const { id, declaration } of before) {
      const purposes = ids.includes(id) ? change(declaration.purposes) : declaration.purposes;
      if (version === 46 && !PARTNERS.includes(id) && id !== 32) continue;
      await site.db
        .insertInto('tcf_vendors')
        .values({ list_version: version, id, declaration: JSON.stringify({ ...declaration, purposes }) })
        .execute();
    }
  }

  it('shows these, and counts them in the first layer', async () => {
    expect(await initial()).toMatchObject({ vendorIds: PARTNERS, numVendors: 6, changedIn: 45 });
    const rows = await get<Schema<'TcfVendorRows'>>('detailedPrefs?part=rows');
    expect(rows.vendors.map(({ id }) => id)).toEqual(PARTNERS);
    const { vendor } = await get<Schema<'TcfConsent'>>('consent');
    expect(vendor.legitimateInterests.every((id) => PARTNERS.includes(id))).toBe(true);
    // The list itself is the IAB's.
    expect(Object.keys((await get<Schema<'TcfVendorList'>>('vendorList')).vendors)).toHaveLength(813);
  });

  it.each([
    ['accept', PARTNERS],
    ['decline', []],
  ])('the form of the first layer discloses these only: %s', async (choice, consented) => {
    const fields = { regime: 'tcf', choice, text: 'tcf-1', locale: 'en-US' };
    const response = await site.visit().post('/privacy/consent', fields, { accept: 'application/json' });
    const { tcString } = (await response.json()) as Schema<'StoredConsent'>;
    const { vendorsDisclosed, vendorConsents } = TCString.decode(tcString ?? '');
    const idsOf = (vector: Iterable<[number, boolean]>) => [...vector].flatMap(([id, isSet]) => (isSet ? id : []));
    expect([idsOf(vendorsDisclosed), idsOf(vendorConsents)]).toEqual([PARTNERS, consented]);
  });

  it('says in which list one of them has changed last what it does', async () => {
    await publish(46, [32], () => []);
    expect(await initial()).toMatchObject({ vendorListVersion: 46, changedIn: 45 });
    await publish(47, [21], (purposes) => purposes.slice(1));
    expect(await initial()).toMatchObject({ vendorListVersion: 47, changedIn: 47 });
    await publish(48, [32], () => [1]);
    expect(await initial()).toMatchObject({ vendorListVersion: 48, changedIn: 47 });
  });
});
