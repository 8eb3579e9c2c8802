import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const CODE = 'console.info("the header");';

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Node's HTTP client, because `fetch` decompresses the response. */
function get(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('built files', () => {
  let server: TestServer;
  let folder: string;
  const url = (path: string) => server.origin + path;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assets-'));
    await mkdir(join(folder, 'shell/header'), { recursive: true });
    await mkdir(join(folder, 'storybook'));
    const files: Record<string, string | Buffer> = {
      'shell/loader.js': CODE,
      'shell/pieces.json': '{}',
      'shell/header/header.3f9a1c20.js': CODE,
      'shell/header/header.3f9a1c20.js.br': brotliCompressSync(CODE),
      'shell/header/figtree.a1b2c3d4e5.woff2': 'font',
      'shell/header/remoteEntry.js': CODE,
      'shell/header/flagship.fallback.css': '@font-face {}',
      'storybook/index.html': '<title>Stories</title>',
      'secret.txt': 'not for you',
    };
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    server = await startTestServer({ assetsDir: join(folder, 'shell'), storybookDir: join(folder, 'storybook') });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it.each(['header/header.3f9a1c20.js', 'header/figtree.a1b2c3d4e5.woff2'])('are cached for good: %s', async (name) => {
    const { headers } = await get(url(`/travel-shell/${name}`));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['loader.js', 'pieces.json', 'header/remoteEntry.js', 'header/flagship.fallback.css'])(
    'are revalidated when the name has no hash: %s',
    async (name) => {
      const first = await get(url(`/travel-shell/${name}`));
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await get(url(`/travel-shell/${name}`), { 'if-none-match': String(first.headers.etag) });
      expect(again.status).toBe(304);
    },
  );

  it('are sent as brotli from the file made at build time, or plain to clients without brotli', async () => {
    const file = url('/travel-shell/header/header.3f9a1c20.js');
    const packed = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.body.equals(brotliCompressSync(CODE))).toBe(true);
    expect(brotliDecompressSync(packed.body).toString()).toBe(CODE);
    const plain = await get(file);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(CODE);
  });

  it('may be loaded, read and timed by any page, without cookies', async () => {
    const { headers } = await get(url('/travel-shell/loader.js'), { origin: 'https://any.example' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('answer 404 in the shape of ERR-001 when they are missing, readable by any page', async () => {
    const { status, headers, body } = await get(url('/travel-shell/header/gone.00000000.js'));
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString()).errors[0].code).toBe('NOT_FOUND');
  });

  it.each(['/travel-shell/../secret.txt', '/travel-shell/%2e%2e/secret.txt', '/travel-shell/..%2fsecret.txt'])(
    'do not lead out of their folder: %s',
    async (path) => {
      const { status, body } = await get(url(path));
      expect(body.toString()).not.toContain('not for you');
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  describe('of several releases', () => {
    const body = async (path: string) => (await get(url(`/travel-shell/${path}`))).body.toString();
    const use = (text: string) => writeFile(join(folder, 'shell/current.json'), text);

    beforeAll(async () => {
      for (const version of ['1.0.0', '1.1.0-rc.1']) {
        await mkdir(join(folder, `shell/${version}/plans/${version.length}`), { recursive: true });
        for (const name of [
          'loader.js',
          'pieces.json',
          'files.json',
          `${version.length}.0a1b2c3d.js`,
          `plans/${version.length}/a.json`,
        ])
          await writeFile(join(folder, 'shell', version, name), `${version} ${name}`);
      }
    });
    afterAll(() => rm(join(folder, 'shell/current.json'), { force: true }));

    it('come from the one that current.json names, from the next request on', async () => {
      for (const version of ['1.0.0', '1.1.0-rc.1', '1.0.0']) {
        await use(JSON.stringify({ version }));
        expect(await body('loader.js')).toBe(`${version} loader.js`);
        expect((await get(url('/travel-shell/loader.js'))).headers['cache-control']).toBe('no-cache');
      }
    });

    it.each(['{"version": "../../storybook"}', '{"version": "1.0', 'null', '{"version": "7.0.0"}'])(
      'are those beside current.json where it names none: %s',
      async (text) => {
        await use(text);
        expect(await body('loader.js')).toBe(CODE);
      },
    );

    it('stay while another one is the current one, for open pages', async () => {
      await use('{"version": "1.0.0"}');
      expect(await body('10.0a1b2c3d.js')).toBe('1.1.0-rc.1 10.0a1b2c3d.js');
      const plan = await get(url('/travel-shell/plans/10/a.json'));
      expect(plan.body.toString()).toBe('1.1.0-rc.1 plans/10/a.json');
      expect(plan.headers['cache-control']).toContain('immutable');
    });

    it('never change below their version, so that all are cached for good', async () => {
      await use('{"version": "1.0.0"}');
      const { headers, body } = await get(url('/travel-shell/1.1.0-rc.1/loader.js'));
      expect(body.toString()).toBe('1.1.0-rc.1 loader.js');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await get(url('/travel-shell/1.1.0-rc.1/header/gone.js'))).status).toBe(404);
    });
  });

  it('include Storybook when it is built', async () => {
    expect((await get(url('/storybook/'))).body.toString()).toContain('Stories');
    expect((await get(url('/storybook/index.html'))).headers['access-control-allow-origin']).toBe('*');
    expect((await get(url('/storybook'))).headers.location).toBe('/storybook/');
    expect((await get(url('/storybook/index.html'))).headers['cache-control']).toBe('no-cache');
  });
});
