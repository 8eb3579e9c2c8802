/** A share of the visitors gets the next release: by `loader.js`, with a cookie, and the metrics tell who has which. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const TOKEN = 'of-the-metrics';
const VISITORS = 2000;
const AT_ONCE = 20;
const LOADER = '/travel-shell/loader.js';

let server: TestServer;
let folder: string;
const choose = (choice: object) => writeFile(join(folder, 'current.json'), JSON.stringify(choice));
const chooseCanary = (percent: number) => choose({ version: '1.0.0', canary: { version: '1.1.0', percent } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travel-shell-share-'));
  for (const version of ['1.0.0', '1.1.0']) {
    await mkdir(join(folder, version));
    for (const file of ['files.json', 'loader.js', 'pieces.json', 'canary.js'])
      await writeFile(join(folder, version, file), `${version} ${file}`);
  }
  server = await startTestServer({ assetsDir: folder, metricsToken: TOKEN });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => chooseCanary(5));

async function load(cookie?: string, path = LOADER) {
  const response = await fetch(server.origin + path, { headers: cookie ? { cookie } : {} });
  const [set] = response.headers.getSetCookie();
  return { text: await response.text(), headers: response.headers, set, cookie: set?.split(';', 1)[0] ?? cookie };
}

const share = (value: number | string) => `travel_share=${value}`;
const NEXT = '1.1.0 canary.js';
const CURRENT = '1.0.0 loader.js';

it('5 % of 2,000 visitors get it from their second page on, and each of them stays', async () => {
  const visit = async (cookies: readonly (string | undefined)[]) => {
    const pages = [];
    for (let from = 0; from < VISITORS; from += AT_ONCE)
      pages.push(...(await Promise.all(cookies.slice(from, from + AT_ONCE).map((cookie) => load(cookie)))));
    return pages;
  };
  const first = await visit(Array(VISITORS).fill(undefined));
  expect(new Set(first.map(({ text }) => text))).toEqual(new Set([CURRENT]));
  const pages = async () => (await visit(first.map(({ cookie }) => cookie))).map(({ text }) => text);
  const second = await pages();
  const drawn = second.filter((text) => text === NEXT).length;
  // Four standard deviations: wrong in one of 16,000 runs.
  expect(Math.abs(drawn - 100)).toBeLessThanOrEqual(4 * Math.sqrt(VISITORS * 0.05 * 0.95));
  expect(second.filter((text) => text === CURRENT)).toHaveLength(VISITORS - drawn);
  expect(await pages()).toEqual(second);
});

it('keeps who has it while the share grows, and ends with 0 % and with a promotion', async () => {
  expect((await load(share(4.9))).text).toBe(NEXT);
  expect((await load(share(5))).text).toBe(CURRENT);
  await chooseCanary(20);
  for (const value of [4.9, 5, 19.9]) expect((await load(share(value))).text).toBe(NEXT);
  await choose({ version: '1.0.0' });
  expect((await load(share(4.9))).text).toBe(CURRENT);
  await choose({ version: '1.1.0' });
  for (const value of [4.9, 99]) expect((await load(share(value))).text).toBe('1.1.0 loader.js');
});

it.each(['100', '-1', '4.95', 'none', '%'])('replaces a cookie whose value is not valid: %s', async (value) => {
  const { text, set } = await load(share(value));
  expect(text).toBe(CURRENT);
  expect(set).toMatch(/^travel_share=\d{1,2}(\.\d)?; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('is kept by no cache in front, and only while two are served', async () => {
  for (const cookie of [undefined, share(1), share(99)])
    expect((await load(cookie)).headers.get('cache-control')).toBe('private, no-cache');
  const { headers } = await load(share(1), '/travel-shell/pieces.json');
  expect(headers.get('cache-control')).toBe('no-cache');
  await choose({ version: '1.0.0' });
  const alone = await load();
  expect([alone.headers.get('cache-control'), alone.set]).toEqual(['no-cache', undefined]);
});

it('gives all visitors the current release, and says why, where the next one is not whole', async () => {
  const wrong = [
    { version: '3.0.0', percent: 5 },
    { version: '../1.1.0', percent: 5 },
    { version: '1.1.0', percent: '5' },
    { version: '1.1.0', percent: 101 },
  ];
  for (const canary of wrong) {
    await choose({ version: '1.0.0', canary });
    expect((await load(share(0))).text).toBe(CURRENT);
    const said = server.log.filter((line) => line.includes(JSON.stringify(canary).replaceAll('"', '\\"')));
    expect(said, JSON.stringify(canary)).toHaveLength(1);
  }
});

it('is told apart by the metrics, for who keeps the cookie', async () => {
  for (const cookie of [share(1), share(99), undefined]) await load(cookie, '/healthz');
  const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await response.text())
    .split('\n')
    .filter((line) => /duration_seconds_count\{.*route="\/healthz"/.test(line));
  const releases = lines.map((line) => /release="([^"]+)"/.exec(line)?.[1]);
  expect(releases.sort()).toEqual(['1.0.0', '1.1.0', undefined]);
});
