import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, serverUrl } from '../back-end/testing/databases.ts';
import { readResidentMb } from './scale/readResidentMb.ts';
import { startProduction } from './startMain.ts';

/** The limit of `npm run bench:server -- --only scale`, which fills the tables, too. */
const START_MB = 150;

describe.runIf(serverUrl)('the memory of a server for real people', () => {
  let cache: string;
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'compiled-'));
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));

  it(`stays below ${START_MB} MB when it has answered its first request`, async () => {
    const { databaseUrl, remove } = await createPostgresDatabase(serverUrl ?? '');
    const env = { DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: cache };
    // The first start migrates, seeds and compiles, as it does once for each release.
    await (await startProduction(env)).end('SIGTERM');
    const sizes: number[] = [];
    // When the collector runs is chance, so the smallest of three.
    for (let start = 0; start < 3; start++) {
      const server = await startProduction(env);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      sizes.push(await readResidentMb(server.process.pid ?? 0));
      await server.end('SIGTERM');
    }
    await remove();
    expect(Math.min(...sizes), sizes.join()).toBeLessThan(START_MB);
  });
});
