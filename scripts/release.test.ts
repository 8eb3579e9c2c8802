import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** The scripts of `npm run release`. */
const OURS = [
  'scripts/*.mjs',
  'scripts/tasks/{release,steps,dependencies}.mjs',
  'scripts/build/{releaseNotes,loaderScript}.ts',
];

const NAMES = [
  ...['@travel-shell/elements', '@travel-shell/react', '@travel-shell/testing', '@travel-shell/tokens'],
  ...['travel-shell-fragments', 'travel-shell-conformance', 'travel-shell-brand', 'travel-shell-doctor'],
  'travel-shell-back-end',
];

/** A registry in a folder. It refuses an archive once whose name is in the file `refused`, and never has two of one. */
const NPM = `
case $1 in
  whoami) [ -f somebody ] || { echo E401; exit 1; } ;;
  view) if grep -qx "$2" published; then echo "\${2##*@}"; elif [ -f silent ]; then echo ETIMEDOUT; exit 1; else echo E404; exit 1; fi ;;
  publish)
    name=\${2##*/}
    if grep -qx "$name" refused; then : >refused; exit 1; fi
    echo "$name" >>archives
    version=\${name##*-}; version=\${version%.tgz}
    name=\${name%-*}
    echo "$(echo "$name" | sed 's#^travel-shell-\\(elements\\|react\\|testing\\|tokens\\)$#@travel-shell/\\1#')@$version" >>published ;;
esac`;

/** Raises the minor, as Changesets does by a note that says so. */
const CHANGESET = `[ -n "$(ls .changeset/*.md 2>/dev/null)" ] || exit 1
rm .changeset/*.md
sed -i 's/0.1.0/0.2.0/' packages/elements/package.json`;

let folder: string;
const write = (file: string, text: string, mode?: number) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { mode });
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const linesOf = (file: string) => read(file).split('\n').filter(Boolean);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'travel-shell-release-'));
  for (const file of globSync(OURS, { cwd: ROOT })) cpSync(join(ROOT, file), join(folder, file));
  const manifest = '{\n  "version": "0.1.0",\n  "type": "module"\n}\n';
  for (const file of ['package.json', 'packages/elements/package.json']) write(file, manifest);
  for (const file of ['published', 'refused', 'archives', 'somebody', 'pnpm-lock.yaml', 'LICENSE']) write(file, '');
  write('CHANGELOG.md', '# Changelog\n\n## 0.1.0\n\nThe first release.\n');
  write('.changeset/README.md', 'How notes are written.');
  for (const name of ['npm', 'npx', 'changeset']) {
    write(`bin/${name}`, `#!/bin/sh\n${name === 'npm' ? NPM : name === 'changeset' ? CHANGESET : ''}\n`, 0o755);
  }
  for (const script of [
    'generate.mjs',
    ...['build', 'conformance', 'brand', 'doctor', 'npm'].map((name) => `build/${name}.ts`),
  ])
    write(`scripts/${script}`, '');
  write('host-demo/bench/sizes.ts', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (text: string) => write(`.changeset/${text}.md`, `---\n"@travel-shell/elements": minor\n---\n\n${text}\n`);

const release = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = ['scripts/tasks/release.mjs'];
    const env = { PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin` };
    execFile(process.execPath, args, { cwd: folder, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });

const all = (version: string) => NAMES.map((name) => `${name}@${version}`);

it('publishes the first version as it is, with its notes, and goes on where the registry has refused one', async () => {
  note('A header');
  write('refused', 'travel-shell-testing-0.1.0.tgz\n');
  expect((await release()).code).not.toBe(0);
  expect(linesOf('published')).toEqual(all('0.1.0').slice(0, 2));

  note('Of the next version');
  const { code, output } = await release();
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(linesOf('published')).toEqual(all('0.1.0'));
  expect(new Set(linesOf('archives')).size).toBe(NAMES.length);
  expect(read('CHANGELOG.md')).toContain('The first release.');
  expect(read('CHANGELOG.md')).toContain('- A header');
  expect(read('CHANGELOG.md')).not.toContain('Of the next version');
  expect(existsSync(join(folder, '.changeset/Of the next version.md'))).toBe(true);
});

it('raises a version that is out, by the notes, and releases nothing without any', async () => {
  write('published', `${all('0.1.0').join('\n')}\n`);
  expect(await release()).toEqual({ code: 1, output: expect.stringContaining('0.1.0 is out, and there is no note') });
  note('More');
  expect(await release()).toEqual({ code: 0, output: expect.stringContaining('tag the commit v0.2.0') });
  expect(linesOf('published').slice(NAMES.length)).toEqual(all('0.2.0'));
  expect(read('package.json')).toContain('"version": "0.2.0"');
  expect(read('CHANGELOG.md')).toMatch(/## 0\.2\.0\n\n- More\n\n## 0\.1\.0/);
});

it.each([
  ['nobody is signed in', () => rmSync(join(folder, 'somebody'))],
  ['the registry does not say what is out', () => write('silent', '')],
])('changes nothing where %s', async (_what, begin) => {
  note('A header');
  begin();
  expect((await release()).code).toBe(1);
  expect(linesOf('published')).toEqual([]);
  expect(read('CHANGELOG.md')).not.toContain('A header');
});
