import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Releases } from 'travel-shell-back-end/http/Releases.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

let folder: string;
let errors: string[];
let releases: Releases;
const choose = (text: string) => writeFile(join(folder, 'current.json'), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travel-shell-releases-'));
  await mkdir(join(folder, '1.0.0'));
  await writeFile(join(folder, '1.0.0/files.json'), '{}');
  errors = [];
  releases = new Releases(folder, { error: (message) => errors.push(message) });
});
afterEach(() => rm(folder, { recursive: true }));

it('chooses the release that current.json names; none without that file', async () => {
  expect(await releases.current()).toBeUndefined();
  await choose('{"version":"1.0.0"}');
  expect(await releases.current()).toBe('1.0.0');
  expect(errors).toEqual([]);
});

it.each(['{"version":"2.0.0"}', '{"version":"../1.0.0"}', '{"release":"1.0.0"}', '1.0.0'])(
  'chooses none by current.json with %s, and says so once',
  async (text) => {
    await choose(text);
    for (let request = 0; request < 3; request++) expect(await releases.current()).toBeUndefined();
    expect(errors).toEqual([
      expect.stringContaining(`current.json has ${text}, which names no whole release in ${folder}.`),
    ]);
    await choose('{"version":"1.0.0"}');
    expect(await releases.current()).toBe('1.0.0');
    await choose(text);
    await releases.current();
    expect(errors).toHaveLength(2);
  },
);

it('chooses none that is being uploaded: its list of files comes last', async () => {
  await rm(join(folder, '1.0.0/files.json'));
  await choose('{"version":"1.0.0"}');
  expect(await releases.current()).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining('Give a version whose folder there has files.json')]);
  await writeFile(join(folder, '1.0.0/files.json'), '{}');
  expect(await releases.current()).toBe('1.0.0');
});

it('is told in the log when the server starts', async () => {
  await choose('{"version":"2.0.0"}');
  const server = await startTestServer({ assetsDir: folder });
  try {
    const [line] = server.log.filter((text) => text.includes('names no whole release'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, msg: expect.stringContaining('"2.0.0"') });
  } finally {
    await server.stop();
  }
});
