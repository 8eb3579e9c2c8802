import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const packages = tracked.filter((file) => file.endsWith('package.json'));
const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');

describe('the workspace', () => {
  it.each(['react', 'react-dom', 'jotai', '@module-federation/runtime-core', '@r2wc/core'])(
    'has one version of %s',
    (name) => {
      const versions = new Set(
        [...lock.matchAll(new RegExp(`^  '?${name}@([^:'(]+)`, 'gm'))].map(([, version]) => version),
      );
      expect([...versions]).toHaveLength(1);
    },
  );

  it('pins webpack to the version the federation plugin works with', () => {
    expect(lock).toMatch(/^ {2}webpack@5\.110\.3:$/m);
    expect(lock).not.toMatch(/^ {2}webpack@(?!5\.110\.3)/m);
  });

  it('lets pnpm judge packages by the Node that runs them', () => {
    const [, runtime] =
      /"node-runtime": "npm:node@([\d.]+)"/.exec(readFileSync(join(ROOT, 'package.json'), 'utf8')) ?? [];
    expect(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')).toContain(`\nnodeVersion: ${runtime}\n`);
  });

  it.each(packages)('%s pins what it depends on and is no CommonJS package', (file) => {
    const { type, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    expect(type).not.toBe('commonjs');
    for (const version of Object.values({ ...dependencies, ...devDependencies }) as string[]) {
      expect(version).toMatch(/^(catalog:|workspace:\*|(npm:[\w-]+@)?\d+\.\d+\.\d+)$/);
    }
  });

  it.each(packages.filter((file) => /^(packages|shared)\//.test(file)))('%s exports files that exist', (file) => {
    const { exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    const missing = targets.filter((target) => !globSync(target, { cwd: join(ROOT, dirname(file)) })[0]);
    expect(missing).toEqual([]);
  });

  it('says of every dependency why it is there', () => {
    const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
    const names = new Set<string>();
    for (const file of packages) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) names.add(name);
    }
    const missing = [...names].filter(
      (name) => !/^@(travel-shell|types)\//.test(name) && !text.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});

it('has notes for the next release that name only packages whose version changesets raises', () => {
  const { fixed } = JSON.parse(readFileSync(join(ROOT, '.changeset/config.json'), 'utf8')) as { fixed: string[][] };
  const notes = globSync('.changeset/*.md', { cwd: ROOT });
  const named = notes.flatMap((file) => {
    const [head = ''] = /^---\n[\s\S]*?\n---/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return [...head.matchAll(/^"(.+)": /gm)].map(([, name = '']) => `${file}: ${name}`);
  });
  expect(named.filter((each) => !fixed.flat().includes(each.split(': ')[1] as string))).toEqual([]);
});

it('has a back end that knows nothing of what is built to try it with', () => {
  const sources = tracked.filter((file) => /^packages\/back-end\/.*\.(ts|js|json|md|html|css|svg)$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  const naming = sources.filter((file) =>
    // A company may ask for a demo: that is a word of the contract.
    /\bdemo\b(?!-request)|scenarios|storybook/i.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

it('has a back end whose folders stand in one order: what one imports never imports it, directly or not', () => {
  const room = 'packages/back-end/src';
  const { stdout } = spawnSync('depcruise', [room, '--output-type', 'json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { modules } = JSON.parse(stdout) as { modules: { source: string; dependencies: { resolved: string }[] }[] };
  const ours = modules.filter(({ source }) => source.startsWith(`${room}/`) && !source.endsWith('.test.ts'));
  const arrows = ours.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith(`${room}/`))
      .map(({ resolved }) => [dirname(source), dirname(resolved)] as const)
      .filter(([from, to]) => from !== to),
  );
  expect(arrows.length).toBeGreaterThan(500);
  let left = arrows;
  for (let before = Infinity; left.length < before; ) {
    before = left.length;
    // A folder that imports nothing more is below the others.
    left = left.filter(([, to]) => left.some(([from]) => from === to));
  }
  expect(left).toEqual([]);
});

/**
 * A file written for the test, what it imports the types of, and the rules of `.dependency-cruiser.mjs` that forbid it.
 * The file is put into a folder of its own.
 */
const PROBES: [file: string, imported: string, ...rules: string[]][] = [
  ['shared/core/src/probe.ts', '@travel-shell/i18n', 'shared-core'],
  ['shared/contract/src/probe.ts', '@travel-shell/i18n', 'shared-contract'],
  ['shared/contract/src/probe.ts', '@travel-shell/core'],
  ['shared/tokens/src/probe.ts', '@travel-shell/i18n', 'shared-tokens'],
  ['shared/i18n/src/probe.ts', '@travel-shell/element/contract', 'shared-i18n'],
  ['shared/api/src/probe.ts', '../../store/src/index.ts', 'by-name', 'shared-api'],
  ['shared/store/src/probe.ts', '../../ui/src/index.ts', 'by-name', 'shared-store'],
  ['shared/store/src/probe.ts', '@travel-shell/api'],
  ['shared/ui/src/probe.ts', '../../store/src/index.ts', 'by-name', 'shared-ui'],
  ['shared/ui/src/probe.ts', '../../api/src/index.ts', 'by-name', 'shared-ui'],
  ['shared/element/src/probe.ts', '@travel-shell/loader/bridge', 'shared-element'],
  ['shared/piece/src/probe.ts', '@travel-shell/loader/bridge', 'shared-piece'],
  ['shared/piece/src/probe.ts', '@travel-shell/element/contract'],
  ['shared/testing/src/probe.ts', '@travel-shell/loader/bridge', 'shared-testing'],
  ['shared/newcomer/src/probe.ts', '@travel-shell/core', 'unlisted-room'],
  ['packages/header/src/probe.ts', '@travel-shell/loader/bridge', 'no-piece-to-piece'],
  ['packages/header/src/probe.ts', '../../footer/src/contract.ts', 'by-name', 'no-piece-to-piece'],
  ['packages/header/src/probe.ts', '../../../scripts/manifest.ts', 'no-piece-to-piece'],
  ['packages/header/src/probe.ts', '../../../host-demo/readPlan.ts', 'demo-on-top'],
  ['packages/header/src/probe.ts', '../../../shared/core/src/index.ts', 'by-name'],
  ['packages/header/src/probe.ts', '@travel-shell/element/contract'],
  ['packages/fragments/src/probe.ts', '../../header/src/contract.ts', 'by-name', 'no-piece-to-piece'],
  ['host-demo/probe.ts', '../packages/header/src/contract.ts', 'by-name'],
  ['host-demo/probe.ts', '../scripts/chromium.mjs'],
  ['packages/back-end/src/database/probe.ts', '../areas/auth/authTables.ts', 'back-end-database'],
  ['packages/back-end/src/database/probe.ts', '../http/Contract.ts', 'back-end-database'],
  ['packages/back-end/src/database/probe.ts', '../errors/ApiError.ts'],
  ['packages/back-end/src/http/probe.ts', '../pages/html.ts', 'back-end-http'],
  ['packages/back-end/src/http/limits/probe.ts', '../../areas/mail/Mail.ts', 'back-end-http'],
  ['packages/back-end/src/areas/auth/probe.ts', '../schema/migrations.ts', 'back-end-auth'],
  ['packages/back-end/src/areas/auth/probe.ts', '../business/tiers.ts', 'back-end-auth'],
  ['packages/back-end/src/areas/auth/probe.ts', '../../configuration/ServerOptions.ts', 'back-end-auth'],
  ['packages/back-end/src/areas/auth/probe.ts', '../../createServer.ts', 'back-end-auth'],
  ['packages/back-end/src/areas/business/probe.ts', '../auth/logIn.ts'],
  ['packages/back-end/src/areas/newcomer/probe.ts', '../auth/logIn.ts', 'back-end-unlisted'],
  ['packages/back-end/src/probe.ts', '../../loader/src/bridge.ts', 'back-end-alone', 'by-name'],
  ['packages/back-end/src/probe.ts', '../../../host-demo/demo/createDemoServer.ts', 'demo-on-top'],
  ['packages/header/src/probe.ts', '@travel-shell/testing/mountElement', 'tests-only'],
  ['packages/header/src/probe.ts', './Header.fixtures.ts', 'tests-only'],
  ['packages/header/src/probe.fixtures.ts', '@travel-shell/testing/mountElement'],
  ['shared/api/src/probe.fixtures.ts', '@travel-shell/testing/freshStore'],
  ['shared/ui/src/probe.fixtures.ts', 'vitest/browser', 'one-browser-adapter'],
  ['shared/ui/src/probe.fixtures.ts', 'vitest-browser-react', 'one-browser-adapter'],
];

interface Cruised {
  modules: { source: string; dependencies: { couldNotResolve: boolean }[] }[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}

describe('the import directions', () => {
  const folders = PROBES.map(([file], index) => `${dirname(file)}/__probe${index}__`);
  const circle = 'shared/core/src/__probeCircle__';
  let cruised: Cruised;

  beforeAll(() => {
    for (const [index, [file, imported]] of PROBES.entries()) {
      const folder = join(ROOT, folders[index] ?? '');
      mkdirSync(folder, { recursive: true });
      const from = imported.startsWith('.') ? `../${imported}` : imported;
      writeFileSync(join(folder, basename(file)), `export type Probe = typeof import('${from}');\n`);
    }
    mkdirSync(join(ROOT, circle));
    writeFileSync(join(ROOT, circle, 'one.ts'), `import type { Two } from './two.ts';\n\nexport type One = Two[];\n`);
    writeFileSync(join(ROOT, circle, 'two.ts'), `import type { One } from './one.ts';\n\nexport type Two = One[];\n`);
    const { stdout } = spawnSync('depcruise', [...folders, circle, '--output-type', 'json'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    cruised = JSON.parse(stdout);
  });
  afterAll(() => {
    for (const folder of [...folders, circle, 'shared/newcomer', 'packages/back-end/src/areas/newcomer'])
      rmSync(join(ROOT, folder), { recursive: true, force: true });
    const left = execFileSync('git', ['ls-files', '--others', '--', '*__probe*'], { cwd: ROOT, encoding: 'utf8' });
    expect(left).toBe('');
  });

  it('forbid two files whose types import each other', () => {
    const broken = cruised.summary.violations.filter(({ from }) => from.startsWith(circle));
    expect(broken.map(({ rule }) => rule.name)).toContain('no-circular');
  });

  it.each(
    PROBES.map(([file, imported, ...rules], index) => ({
      file,
      imported,
      verdict: rules.length > 0 ? `against ${rules.join(' and ')}` : 'allowed',
      rules,
      index,
    })),
  )('$file imports $imported: $verdict', ({ file, rules, index }) => {
    const path = `${folders[index]}/${basename(file)}`;
    const dependencies = cruised.modules.find(({ source }) => source === path)?.dependencies;
    expect(dependencies).toMatchObject([{ couldNotResolve: false }]);
    const broken = cruised.summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);
    expect(broken.sort()).toEqual(rules);
  });
});
