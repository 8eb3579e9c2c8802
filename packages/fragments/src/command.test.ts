import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { compileBrand } from '@travel-shell/tokens/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/travel-shell-fragments.js', import.meta.url));
const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

const execute = promisify(execFile);
const run = (...args: string[]) => execute(process.execPath, [COMMAND, ...args]);

let folder: string;
beforeAll(async () => {
  if (!existsSync(join(DIST, 'fragments/release.js'))) throw new Error(`${DIST} has no build. Run npm run build.`);
  folder = await mkdtemp(join(tmpdir(), 'fragments-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the service on a free port. */
async function serve(...args: string[]) {
  const process_ = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: process_.stdout }), 'line')) as [string];
  const base = /http:\S+/.exec(line)?.[0] ?? '';
  return {
    base,
    get: (path: string, init?: RequestInit) => fetch(`${base}${path}`, init),
    async [Symbol.asyncDispose]() {
      process_.kill();
      const [code] = await once(process_, 'exit');
      expect(code).toBe(0);
    },
  };
}

const ADDRESS = 'header/sister.de-DE.dark.html';

describe('serve', () => {
  it('answers addresses below its own and below our usual base, with any attribute', async () => {
    await using service = await serve();
    const response = await service.get(`${ADDRESS}?compact=&active-vertical=hotels`);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('public, max-age=60');
    const html = await response.text();
    const { release } = JSON.parse(await readFile(join(DIST, 'travel-shell/pieces.json'), 'utf8'));
    expect(html).toMatch(
      /^<travel-header brand="sister" locale="de-DE" presentation="dark" active-vertical="hotels" compact="">/,
    );
    expect(html).toContain('aria-current="page"');
    expect(html).toContain(`data-travel-root="${release}"`);
    const inQuery = '?brand=sister&locale=de-DE&presentation=dark&active-vertical=hotels&compact=';
    expect(await (await service.get(`travel-shell/fragments/header${inQuery}`)).text()).toBe(html);
  });

  it('sends Brotli, and 304 for what the client has', async () => {
    await using service = await serve();
    const packed = await new Promise<{ etag: string; html: string }>((resolve, reject) => {
      request(`${service.base}${ADDRESS}`, { headers: { 'accept-encoding': 'br' } }, async (response) => {
        const html = brotliDecompressSync(await buffer(response)).toString();
        resolve({ etag: response.headers.etag ?? '', html });
      })
        .on('error', reject)
        .end();
    });
    const plain = await service.get(ADDRESS, { headers: { 'accept-encoding': 'identity' } });
    expect(packed.html).toBe(await plain.text());
    const headers = { 'accept-encoding': 'br', 'if-none-match': packed.etag };
    expect((await service.get(ADDRESS, { headers })).status).toBe(304);
  });

  it('refuses what it does not know, readable for any page', async () => {
    await using service = await serve('--origin', 'https://www.example.com');
    const read = async (path: string, init?: RequestInit) => {
      const response = await service.get(path, init);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { errors } = (await response.json()) as { errors: { code: string; description: string }[] };
      return [response.status, errors[0]?.code, errors[0]?.description];
    };
    const expected = (text: string) => expect.stringContaining(text);
    expect(await read('header?colour=red')).toEqual([400, 'BAD_ATTRIBUTE', expected('colour="red"')]);
    expect(await read('spaceship')).toEqual([404, 'UNKNOWN_PIECE', expected('There are: ')]);
    expect(await read('')).toEqual([404, 'UNKNOWN_ADDRESS', expected('<piece>/<brand>')]);
    expect(await read(ADDRESS, { method: 'POST' })).toEqual([405, 'METHOD_NOT_ALLOWED', expected('GET or HEAD')]);
    expect(await (await service.get('healthz')).text()).toBe('ok');
  });

  it('shows data from a file', async () => {
    const file = join(folder, 'data.json');
    const countries = [
      {
        active: true,
        countryCode: 'DE',
        countryName: 'Germany',
        countryNativeName: 'Deutschland',
        flag: '/flags/de.svg',
        languageNativeName: 'Deutsch',
        languageLinks: [],
      },
    ];
    await writeFile(file, JSON.stringify({ 'country-picker': { countries } }));
    await using service = await serve('--data', file);
    expect(await (await service.get('country-picker/flagship.en-US.default.html')).text()).toContain(
      'flag="/flags/de.svg" language="Deutsch"',
    );
  });
});

describe('a brand that is none of ours', () => {
  /** As `travel-shell-brand build` writes it. */
  async function writeBrand(): Promise<string> {
    const sister = fileURLToPath(new URL('../../../shared/tokens/brands/sister', import.meta.url));
    const { brand } = await compileBrand(sister, { isOurs: true });
    const file = join(folder, 'tern.json');
    await writeFile(
      file,
      JSON.stringify({ ...brand, id: 'tern', name: 'Tern', links: { ...brand?.links, home: '/tern' } }),
    );
    return file;
  }

  it('is served', async () => {
    await using service = await serve('--brand', await writeBrand());
    const html = await (await service.get('header/tern.en-US.default.html')).text();
    expect(html).toContain('<travel-header brand="tern"');
    expect(html).toContain('href="/tern"');
    expect((await service.get('header/sister.en-US.default.html')).status).toBe(200);
    const unknown = await service.get('header/gull.en-US.default.html');
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain('expected one of flagship, sister, partner, tern.');
  });

  it('is exported, alone', async () => {
    const out = join(folder, 'tern');
    await run('export', '--out', out, '--piece', 'header', '--locale', 'ar', '--brand', await writeBrand());
    const files = await readdir(join(out, 'header'));
    expect(files.filter((name) => name.endsWith('.html'))).toEqual([
      'tern.ar.aos.html',
      'tern.ar.auto.html',
      'tern.ar.dark.html',
      'tern.ar.default.html',
    ]);
  });

  it('is refused with a reason where it cannot be used', async () => {
    const file = join(folder, 'broken.json');
    await writeFile(file, '{"format": 1, "id": "broken"}');
    await expect(run('serve', '--brand', file)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be used: Its name is not as expected.'),
    });
    const taken = join(folder, 'taken.json');
    await writeFile(taken, (await readFile(await writeBrand(), 'utf8')).replace('"id":"tern"', '"id":"sister"'));
    await expect(run('serve', '--brand', taken)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('sister is a brand of the kit.'),
    });
    await expect(run('serve', '--brand', 'sister')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--brand "sister": expected a file.'),
    });
  });
});

describe('export', () => {
  it('writes what is asked for, each with a compressed copy, as the build has it', async () => {
    const out = join(folder, 'some');
    const options = ['--piece', 'header', '--brand', 'sister', '--locale', 'ar', '--locale', 'pseudo'];
    const { stdout } = await run('export', '--out', out, ...options);
    expect(stdout).toBe(`8 fragments written to ${out}.\n`);
    const looks = ['aos', 'auto', 'dark', 'default'];
    const names = ['ar', 'pseudo'].flatMap((locale) => looks.map((look) => `${locale}.${look}`));
    const files = names.flatMap((name) => [`sister.${name}.html`, `sister.${name}.html.br`]);
    expect((await readdir(join(out, 'header'))).sort()).toEqual(files);
    for (const file of files) {
      const built = join(DIST, 'travel-shell/fragments/header', file);
      expect(await readFile(join(out, 'header', file)), file).toEqual(await readFile(built));
    }
  });

  it('writes what the service answers', async () => {
    await using service = await serve();
    const built = join(DIST, 'travel-shell/fragments');
    for (const piece of await readdir(built)) {
      const html = await readFile(join(built, piece, 'partner.ja-JP.aos.html'), 'utf8');
      expect(await (await service.get(`${piece}/partner.ja-JP.aos.html`)).text(), piece).toBe(html);
      const packed = await readFile(join(built, piece, 'partner.ja-JP.aos.html.br'));
      expect(brotliDecompressSync(packed).toString()).toBe(html);
    }
  });
});

describe('the command line', () => {
  it('explains itself', async () => {
    expect((await run('--help')).stdout).toContain('Usage: travel-shell-fragments serve');
  });

  it.each([
    [[], '"" is not a command: expected serve or export.'],
    [['build'], '"build" is not a command'],
    [['serve', 'now'], '"serve now" is not a command'],
    [['serve', '--colour'], "Unknown option '--colour'"],
    [['serve', '--out', 'x'], '--out is an option of export, not of serve.'],
    [['export', '--port', '1'], '--port is an option of serve, not of export.'],
    [['serve', '--port', 'x'], '--port "x": expected a whole number from 0 to 65535.'],
    [['serve', '--port', '70000'], '--port "70000"'],
    [['serve', '--origin', 'example.com'], '--origin "example.com": expected an origin such as'],
    [['export'], '--out is missing'],
    [['export', '--out', 'x', '--brand', 'acme'], '--brand "acme": expected one of flagship, sister, partner.'],
    [['export', '--out', 'x', '--piece', 'spaceship'], '--piece "spaceship": expected one of'],
    [['serve', '--data', '/nowhere.json'], '--data "/nowhere.json" cannot be read as JSON: ENOENT'],
  ])('%j is refused', async (args, message) => {
    await expect(run(...args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });

  it('refuses data for a piece that there is not', async () => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, '{"spaceship": {}}');
    await expect(run('serve', '--data', file)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has "spaceship": expected one of'),
    });
  });

  it('fails with one line when the port is taken or the folder cannot be written', async () => {
    await using service = await serve();
    const port = new URL(service.base).port;
    await expect(run('serve', '--port', port)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^listen EADDRINUSE[^\n]*\n$/),
    });
    await expect(run('export', '--out', '/dev/null/x')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^ENOTDIR[^\n]*\n$/),
    });
  });
});
