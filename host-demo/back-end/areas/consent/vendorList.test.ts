import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Schema } from '@travel-shell/contract';
import { readVendorListFile } from 'travel-shell-back-end/areas/consent/vendorListSeed.ts';
import { BrotliOnce } from 'travel-shell-back-end/http/BrotliOnce.ts';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const INITIAL = '/i/api/iabtcf/v1/initialPrefs';
const DETAILED = '/i/api/iabtcf/v1/detailedPrefs';
const LIST = '/i/api/iabtcf/v1/vendorList';

describe.each(databaseOfAnswers)('parts of the vendor list on $kind', ({ create }) => {
  const site = useTestServer(create);
  const get = <T = unknown>(path: string) => ask<T>(site.visit(), 'GET', path);
  /** As it is on the wire; `fetch` would unpack it. */
  const wire = async (path: string, encoding = 'br') => {
    const call = httpGet(site.server.origin + path, { headers: { 'accept-encoding': encoding } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { length: (await buffer(answer)).length, headers: new Headers(answer.headers as Record<string, string>) };
  };

  it('API-062 gives rows without details, and no purposes that the first layer has', async () => {
    const { status, headers, body } = await get<Schema<'TcfVendorRows'>>(`${DETAILED}?part=rows`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const { standardTexts, ...lists } = body;
    expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))).toEqual({
      specialPurposes: 2,
      features: 3,
      vendors: 813,
      additionalVendors: 3,
      dataCategories: 11,
    });
    expect(standardTexts).toEqual({ features: null });
    expect(body.vendors.find(({ id }) => id === 755)).toEqual({
      id: 755,
      name: 'Google Advertising Products',
      purposes: [1, 3, 4],
      legIntPurposes: [2, 7, 9, 10],
      flexiblePurposes: [2, 7, 9, 10],
      specialPurposes: [1, 2],
      features: [1, 2],
      specialFeatures: [],
    });
  });

  it('API-062 gives the details of one vendor', async () => {
    const { body: all } = await get<Schema<'TcfDetailedPreferences'>>(DETAILED);
    const { status, body } = await get(`${DETAILED}?vendorId=755`);
    expect([status, body]).toEqual([200, all.vendors.find(({ id }) => id === 755)]);
    expect((await get(`${DETAILED}?part=rows&vendorId=755`)).body).toEqual(body);
  });

  it.each([
    [`${DETAILED}?vendorId=65000`, 404, 'NOT_FOUND'],
    [`${DETAILED}?vendorId=0`, 400, 'VALIDATION_ERROR'],
    [`${DETAILED}?part=all`, 400, 'VALIDATION_ERROR'],
    [`${LIST}?version=44`, 404, 'NOT_FOUND'],
    [`${LIST}?version=0`, 400, 'VALIDATION_ERROR'],
    [`${LIST}?version=latest`, 400, 'VALIDATION_ERROR'],
  ])('%s answers %d', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.error?.split(' ')[0]]).toEqual([status, code]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', '?version=LATEST', '?version=45'])('serves the list in the format of the IAB: "%s"', async (query) => {
    const { status, body } = await get<Schema<'TcfVendorList'>>(LIST + query);
    const file = await readVendorListFile();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      gvlSpecificationVersion: 3,
      vendorListVersion: 45,
      tcfPolicyVersion: 4,
      lastUpdated: file.lastUpdated,
    });
    expect(Object.keys(body.vendors)).toHaveLength(813);
    expect(body.vendors[755]).toEqual(file.vendors[755]);
    expect(body.stacks[42]).toMatchObject({ purposes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
  });

  it('has the standard text above the features where the list has one', async () => {
    const features = 'Vendors can rely on the features below.';
    const { declarations } = await site.db.selectFrom('tcf_vendor_lists').selectAll().executeTakeFirstOrThrow();
    const change = (value: object) =>
      site.db
        .updateTable('tcf_vendor_lists')
        .set({ declarations: JSON.stringify(value) })
        .execute();
    await change({ ...declarations, standardTexts: { features } });
    const { body } = await get<Schema<'TcfVendorRows'>>(`${DETAILED}?part=rows`);
    expect(body.standardTexts).toEqual({ features });
    expect((await get<Schema<'TcfVendorList'>>(LIST)).body.standardTexts).toEqual({ features });
    await change(declarations);
  });

  it('is compressed by brotli where the browser takes that', async () => {
    for (const path of [INITIAL, `${DETAILED}?part=rows`]) {
      const { headers } = await wire(path);
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('vary')).toContain('accept-encoding');
    }
  });

  it('is gzip for browsers without brotli and plain for others, and answers to one visitor always are', async () => {
    expect((await wire(INITIAL, 'gzip')).headers.get('content-encoding')).toBe('gzip');
    const { headers } = await wire(INITIAL, 'identity');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('vary')).toContain('accept-encoding');
    const personal = await wire('/i/api/iabtcf/v1/consent');
    expect(personal.length).toBeGreaterThan(1000);
    expect(personal.headers.get('content-encoding')).toBeNull();
  });

  it.each([[DETAILED], [`${DETAILED}?part=rows`], [LIST], [INITIAL], ['/i/api/iabtcf/v1/consent']])(
    'reads its vendors once for all who ask for %s',
    async (path) => {
      await get(path);
      const read = vi.spyOn(site.db, 'selectFrom');
      const answers = await Promise.all([1, 2, 3].map(() => get(path)));
      const tables = read.mock.calls.map(([table]) => table);
      read.mockRestore();
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(tables).toContain('tcf_vendor_lists');
      expect(tables).not.toContain('tcf_vendors');
    },
  );

  it.each([DETAILED, LIST])('is packed once for all who ask for %s', async (path) => {
    await get(path);
    const pack = vi.spyOn(BrotliOnce.prototype, 'createStream');
    const answers = await Promise.all([1, 2, 3].map(() => wire(path)));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', 'br']);
    expect(answers[0]?.length).toBeLessThan(150_000);
    expect(pack).not.toHaveBeenCalled();
    pack.mockRestore();
  });

  it('is compressed again when it has changed', async () => {
    const before = await get<Schema<'TcfVendorRows'>>(`${DETAILED}?part=rows`);
    await site.db
      .insertInto('tcf_additional_vendors')
      .values({ id: 9, name: 'New', policy_url: 'https://new.example/', domains: '[]' })
      .execute();
    const { body } = await get<Schema<'TcfVendorRows'>>(`${DETAILED}?part=rows`);
    expect(body.additionalVendors).toHaveLength(before.body.additionalVendors.length + 1);
    await site.db.deleteFrom('tcf_additional_vendors').where('id', '=', 9).execute();
  });
});
