import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

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

  it.each(packages)('%s pins what it depends on and is no CommonJS package', (file) => {
    const { type, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    expect(type).not.toBe('commonjs');
    for (const version of Object.values({ ...dependencies, ...devDependencies }) as string[]) {
      expect(version).toMatch(/^(catalog:|workspace:\*|(npm:\w+@)?\d+\.\d+\.\d+)$/);
    }
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

describe('the import directions', () => {
  // A folder of its own, so that no other check meets these files.
  const probe = (folder: string, imported: string) => {
    const file = join(ROOT, folder, 'src/__probe__/probe.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import { thing } from '${imported}';\n\nexport const probe = thing;\n`);
    try {
      const { stdout, stderr } = spawnSync('biome', ['lint', file], { cwd: ROOT, encoding: 'utf8' });
      return `${stdout}${stderr}`.includes('noRestrictedImports');
    } finally {
      rmSync(dirname(file), { recursive: true });
    }
  };
  afterAll(() => {
    expect(execFileSync('git', ['ls-files', '--others', '--', '*__probe__*'], { cwd: ROOT, encoding: 'utf8' })).toBe(
      '',
    );
  });

  it.each([
    ['shared/contract', '@travel-shell/tokens'],
    ['shared/tokens', '@travel-shell/api'],
    ['shared/i18n', '@travel-shell/store'],
    ['shared/api', '@travel-shell/store'],
    ['shared/store', '@travel-shell/ui'],
    ['shared/ui', '@travel-shell/store'],
    ['shared/element', '@travel-shell/header'],
    ['packages/loader', '@travel-shell/header'],
    ['packages/loader', '@travel-shell/header/contract'],
    ['packages/header', '@travel-shell/fragments'],
  ])('forbid %s to import %s', (folder, imported) => {
    expect(probe(folder, imported)).toBe(true);
  });

  it.each([
    ['shared/store', '@travel-shell/api'],
    ['shared/element', '@travel-shell/contract'],
    ['packages/header', '@travel-shell/element/contract'],
    ['packages/fragments', '@travel-shell/header/server'],
  ])('allow %s to import %s', (folder, imported) => {
    expect(probe(folder, imported)).toBe(false);
  });
});
