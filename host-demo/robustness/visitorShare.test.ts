/** A cache in front of the back end while a share of the visitors gets the next release: nginx, which keeps what it may. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../back-end/testing/startTestServer.ts';
import { nginx } from './startNginx.ts';

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe.runIf(nginx)('a cache in front', () => {
  let server: TestServer;
  let cache: ReturnType<typeof spawn>;
  let origin: string;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travel-shell-cache-'));
    const assetsDir = join(folder, 'travel-shell');
    for (const version of ['1.0.0', '1.1.0']) {
      await mkdir(join(assetsDir, version), { recursive: true });
      for (const file of ['files.json', 'loader.js', 'canary.js'])
        await writeFile(join(assetsDir, version, file), `${version} ${file}`);
    }
    const choice = { version: '1.0.0', canary: { version: '1.1.0', percent: 50 } };
    await writeFile(join(assetsDir, 'current.json'), JSON.stringify(choice));
    server = await startTestServer({ assetsDir });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const conf = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
      http {
        ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        access_log off;
        proxy_cache_path ${folder}/cache keys_zone=kept:1m;
        server {
          listen 127.0.0.1:${port};
          location / {
            proxy_pass ${server.origin};
            proxy_cache kept;
            add_header X-Kept $upstream_cache_status;
          }
        }
      }`;
    await writeFile(join(folder, 'nginx.conf'), conf);
    cache = spawn(nginx as string, ['-e', `${folder}/start.log`, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  });
  afterAll(async () => {
    const ended = once(cache, 'exit');
    cache.kill('SIGTERM');
    await ended;
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function load(path: string, share?: number) {
    const response = await fetch(`${origin}/travel-shell/${path}`, {
      headers: share === undefined ? {} : { cookie: `travel_share=${share}` },
    });
    return { text: await response.text(), kept: response.headers.get('x-kept'), set: response.headers.getSetCookie() };
  }

  it("caches neither a visitor's release nor the cookie, but caches what is below a version", async () => {
    await expect.poll(() => fetch(`${origin}/healthz`).then(({ ok }) => ok, String)).toBe(true);
    for (let round = 0; round < 3; round++) {
      expect(await load('loader.js', 1)).toEqual({ text: '1.1.0 canary.js', kept: 'MISS', set: [] });
      expect(await load('loader.js', 99)).toEqual({ text: '1.0.0 loader.js', kept: 'MISS', set: [] });
      expect(await load('loader.js')).toMatchObject({
        text: '1.0.0 loader.js',
        kept: 'MISS',
        set: [expect.anything()],
      });
    }
    const drawn = await Promise.all(Array.from({ length: 20 }, () => load('loader.js')));
    expect(new Set(drawn.map(({ set }) => set[0])).size).toBeGreaterThan(1);
    await load('1.1.0/loader.js', 1);
    expect(await load('1.1.0/loader.js', 99)).toMatchObject({ text: '1.1.0 loader.js', kept: 'HIT' });
  });
});
