import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { Schema } from '@travel-shell/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../testing/databases.ts';
import { useTestServer } from '../testing/useTestServer.ts';

const best = (text: Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** The number of compressions that this process has begun. */
let packings = 0;
const countPackings = createHook({
  init: (_id, type) => {
    if (type === 'ZLIB') packings += 1;
  },
});
beforeAll(() => countPackings.enable());
afterAll(() => countPackings.disable());

describe.each(databaseOfAnswers)('the list of countries, compressed, on $kind', ({ create }) => {
  const site = useTestServer(create);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  afterAll(() => agent.destroy());

  /** As it is on the wire; `fetch` would unpack it. */
  async function packedList(locale: string): Promise<Buffer> {
    const path = `/horizon/react/component/CountryPickerStateProviderAction?locale=${locale}`;
    const call = httpGet(site.server.origin + path, { agent, headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    return buffer(answer);
  }
  const listOf = (packed: Buffer): Schema<'CountryPickerState'> => JSON.parse(String(brotliDecompressSync(packed)));
  const allLocales = async () =>
    listOf(await packedList('en-US')).countries.flatMap(({ languageLinks }) =>
      languageLinks.map(({ locale }) => locale),
    );
  const listOfEach = (locales: readonly string[]) => Promise.all(locales.map(packedList));

  it('is packed once for each site, or once more at the best quality', { timeout: 180_000 }, async () => {
    const locales = await allLocales();
    expect(locales.length).toBeGreaterThan(300);
    const first = await listOfEach(locales);
    const before = packings;
    const second = await listOfEach(locales);
    expect(packings - before).toBeLessThan(locales.length / 4);
    for (const lists of [first, second]) {
      const active = lists.map((list) => listOf(list).languages.find(({ active }) => active)?.locale);
      expect(active).toEqual(locales);
    }
  });

  it('soon has the size that the best quality gives it', async () => {
    const smallest = await best(brotliDecompressSync(await packedList('ja-JP')));
    await expect.poll(async () => (await packedList('ja-JP')).length).toBe(smallest.length);
  });
});
