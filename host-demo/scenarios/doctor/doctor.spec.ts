/** `npx travel-shell-doctor https://shop.example/page`, as pages of another origin before the real back end. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type RunningMain, startMain } from '../../robustness/startMain.ts';
import { type Embedder, startEmbedder } from '../another-origin/startEmbedder.ts';
import { expect, test } from '../test.ts';
import { type Addresses, brokenPages, framedPage, rightPages } from './embeddings.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

const COMMAND = join(import.meta.dirname, '../../../packages/doctor/bin/travel-shell-doctor.js');
const RUN_MS = 600_000;

/** One page of the command's report. */
interface Report {
  address: string;
  problem?: string;
  findings?: { kind: string; problem: string; fix: string }[];
}

interface Ran {
  code: number;
  output: string;
  reports: Report[];
}

const doctor = (...args: string[]) =>
  new Promise<Ran>((resolve) => {
    const env = { ...process.env, CHROME_PATH: findChromium() };
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, told) => {
      const reports = args.includes('--json') && out ? JSON.parse(out) : [];
      resolve({ code: Number(error?.code ?? 0), output: out + told, reports });
    });
  });

let embedder: Embedder;
/** An origin that is not in EMBED_ORIGINS. */
let stranger: Embedder;
let backEnd: RunningMain;
let addresses: Addresses;
const hostOf = ({ port }: Embedder, name = 'localhost') => `http://${name}:${port}`;
const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}`;
const at = (name: string) => hostOf(embedder) + pathOf(name);

test.beforeAll(async () => {
  [embedder, stranger] = await Promise.all([startEmbedder(), startEmbedder()]);
  backEnd = await startMain({
    DATA_DIR: test.info().outputPath('data'),
    EMBED_ORIGINS: [hostOf(embedder), hostOf(embedder, '127.0.0.1')].join(),
  });
  const api = backEnd.origin.replace('127.0.0.1', 'localhost');
  const fragment = async (query: string) => {
    const address = `${api}/travel-shell/fragments/header/flagship.en-US.default.html${query}`;
    // A busy machine answers 503 at first.
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    return (await fetch(address)).text();
  };
  addresses = {
    api,
    apiByNumber: backEnd.origin,
    others: hostOf(stranger),
    fragments: { right: await fragment(`?api-base=${api}`), withoutApiBase: await fragment('') },
  };
  const right = rightPages(addresses);
  for (const [name, html] of Object.entries({ ...brokenPages(addresses), ...right }))
    embedder.pages.set(pathOf(name), html);
  stranger.pages.set('/one-tag', right['one tag'] as string);
  stranger.pages.set('/count.js', '');
  stranger.pages.set('/framed', framedPage(addresses, hostOf(embedder)));
  stranger.pages.set('/plain', '<!doctype html><title>A page without us</title>');
});
test.afterAll(async () => {
  embedder.close();
  stranger.close();
  await backEnd?.end('SIGTERM');
});

test('finds each broken embedding by name, with the line to change, and nothing on right ones', async () => {
  test.setTimeout(RUN_MS);
  const { api } = addresses;
  const wrong: [kind: string, address: string][] = [
    ...Object.keys(brokenPages(addresses)).map((name): [string, string] => [name.replace(/-\d$/, ''), at(name)]),
    ['origin-refused', `${hostOf(stranger)}/one-tag`],
    ['another-site', `${hostOf(embedder, '127.0.0.1')}/one-tag`],
  ];
  const right = Object.keys(rightPages(addresses)).map(at);
  expect(new Set(wrong.map(([kind]) => kind)).size).toBe(15);
  expect(right.length).toBe(6);

  const { code, reports } = await doctor(...wrong.map(([, address]) => address), ...right, '--json');
  expect(code).toBe(1);
  const fixes: Record<string, string | undefined> = {};
  // All of them, so that one run says all.
  for (const [index, [kind, address]] of wrong.entries()) {
    const { findings = [] } = reports[index] as Report;
    const kinds = [...new Set(findings.map((each) => each.kind))];
    expect.soft(kinds, `${address} ${JSON.stringify(findings)}`).toEqual([kind]);
    fixes[kind] ??= findings[0]?.fix;
  }
  for (const [index, address] of right.entries())
    expect.soft(reports[wrong.length + index]).toEqual({ address, findings: [] });

  const tag = `<script async src="${api}/travel-shell/loader.js"></script>`;
  const counter = `${hostOf(stranger)}/count.js`;
  expect(fixes).toMatchObject({
    'blocking-tag': tag,
    'tag-twice': `Keep one: ${tag}`,
    policy: expect.stringContaining(`or script-src ${api}`),
    'no-api-base': `<script type="application/json" id="travel-shell-config">{"apiBase":"${api}"}</script>`,
    'origin-refused': `EMBED_ORIGINS=${hostOf(stranger)}`,
    'unknown-piece': '<travel-header></travel-header>',
    'fragment-links': expect.stringContaining(`?api-base=${api}`),
    'consent-late': `<script type="text/plain" data-travel-consent="analytical" src="${counter}"></script>`,
    shift: `<link rel="stylesheet" href="${api}/travel-shell/room.css">`,
    'no-fonts': expect.stringContaining(`${api}/travel-shell/fonts/flagship.css`),
  });
});

test('the exit code is 0, 1 or 2, and each page that cannot be judged says why', async () => {
  test.setTimeout(RUN_MS);
  expect(await doctor(at('fragments'))).toMatchObject({ code: 0, output: `${at('fragments')}: nothing is wrong.\n` });
  const { code, output } = await doctor(at('blocking-tag'));
  expect(code).toBe(1);
  expect(output).toMatch(/: one thing is wrong\.\n\n✗ blocking-tag: .*\n {2}→ <script async /);

  const gone = await startEmbedder();
  gone.close();
  const pages = [
    hostOf(gone),
    at('missing'),
    `${backEnd.origin}/travel-shell/pieces.json`,
    `${hostOf(stranger)}/plain`,
  ];
  const refused = await doctor(...pages, '--json');
  expect(refused.code).toBe(2);
  expect(refused.reports.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('does not answer: net::ERR_CONNECTION_REFUSED'),
    'the page answers 404.',
    expect.stringMatching(/^the answer is no HTML page, but application\/json/),
    expect.stringContaining('has nothing of Travel Shell'),
  ]);
  for (const args of [['shop.example'], [], [at('fragments'), '--timeout', 'long']])
    expect((await doctor(...args)).code).toBe(2);
});
