import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  addVersion,
  canaryLoader,
  chooseCanary,
  chooseVersion,
  listUpload,
  useVersion,
  writeVersion,
} from './versions.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes what a build leaves, and the release. Every file says which build has written it. */
function publish(folder: string, version: string, files: readonly string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), version);
  }
  writeVersion({ from: folder, paths: files, to: folder, version });
  chooseVersion(folder, version);
}

const MOVING = ['loader.js', 'pieces.json', 'header/mf-manifest.json', 'fragments/header/flagship.html'];

/** A folder that two builds were published to. */
function twoReleases() {
  const folder = makeFolder();
  publish(folder, '1.0.0', [...MOVING, 'loader.js.br', 'header/element.aaaaaaaaaa.js']);
  publish(folder, '1.1.0', [...MOVING, 'loader.js.br', 'header/element.bbbbbbbbbb.js']);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { folder, read };
}

test('a release keeps its files when the next one is built', () => {
  const { read } = twoReleases();
  for (const file of [...MOVING, 'loader.js.br', 'header/element.aaaaaaaaaa.js']) {
    expect(read(`1.0.0/${file}`)).toBe('1.0.0');
  }
  for (const file of MOVING) expect([read(file), read(`1.1.0/${file}`)]).toEqual(['1.1.0', '1.1.0']);
  expect(JSON.parse(read('current.json'))).toEqual({ version: '1.1.0' });
});

test('using a release again replaces loader, pieces, manifests and fragments, and keeps what open pages need', () => {
  const { folder, read } = twoReleases();
  useVersion(folder, '1.0.0');
  for (const file of [...MOVING, 'loader.js.br']) expect(read(file)).toBe('1.0.0');
  expect(JSON.parse(read('current.json'))).toEqual({ version: '1.0.0' });
  expect(readdirSync(join(folder, 'header')).sort()).toEqual([
    ...['element.aaaaaaaaaa.js', 'element.bbbbbbbbbb.js', 'mf-manifest.json'],
  ]);
  useVersion(folder, '1.1.0');
  for (const file of MOVING) expect(read(file)).toBe('1.1.0');
});

test('a release that is not there changes nothing, and the message lists those that are', () => {
  const { folder, read } = twoReleases();
  for (const version of ['2.0.0', '..', 'header']) {
    expect(() => useVersion(folder, version)).toThrow(`has no release "${version}". It has: 1.0.0, 1.1.0.`);
  }
  expect(read('loader.js')).toBe('1.1.0');
});

/** The files without a hash that name others, with what they name. The names of folders are in no order that helps. */
const NAMING = {
  'account-menu/mf-manifest.json': ['account-menu/remoteEntry.bbbbbbbb.js'],
  'consent.js': ['later.bbbbbbbb.js', 'tcf.bbbbbbbb.js'],
  'fonts/flagship.css': ['fonts/sora.bbbbbbbbbb.woff2'],
  'frame.js': ['notice.bbbbbbbb.js'],
  'loader.js': ['intent.bbbbbbbb.js', 'pieces.json'],
  'pieces.json': ['plans/bbbbbbbb/travel-sign-in.json', 'runtime/react.bbbbbbbb.js', 'sign-in/entry.bbbbbbbb.js'],
};

test.each(Object.entries(NAMING))(
  '%s, and its compressed copy, are replaced once all that they name is there',
  (file, named) => {
    for (const name of [file, `${file}.br`]) {
      const folder = makeFolder();
      const all = [...Object.entries(NAMING).flat(2), 'fragments/header/flagship.html'];
      publish(folder, '1.1.0', [...new Set(all), `${file}.br`]);
      for (const each of readdirSync(folder)) if (each !== '1.1.0') rmSync(join(folder, each), { recursive: true });
      // A folder in its place: the release goes no further.
      mkdirSync(join(folder, name, 'in the way'), { recursive: true });
      expect(() => useVersion(folder, '1.1.0')).toThrow();
      expect(named.filter((each) => !existsSync(join(folder, each)))).toEqual([]);
      expect(existsSync(join(folder, 'current.json'))).toBe(false);
    }
  },
);

/** A folder `dist` with a release and its renderer. */
function makeDist(version = '1.1.0') {
  const dist = makeFolder();
  const shell = join(dist, 'travel-shell');
  mkdirSync(join(dist, 'fragments'));
  writeFileSync(join(dist, 'fragments/index.js'), version);
  writeVersion({ from: join(dist, 'fragments'), paths: ['index.js'], to: join(dist, 'renderers'), version });
  publish(shell, version, [...new Set(Object.entries(NAMING).flat(2))]);
  return dist;
}

test('the lists to upload have every file once: what names others second, what chooses the release last', () => {
  const dist = makeDist();
  publish(join(dist, 'travel-shell'), '1.0.0', ['pieces.json', 'intent.aaaaaaaa.js']);
  const files = [...new Set(Object.entries(NAMING).flat(2))];
  const [first = [], second = [], ...rest] = listUpload(dist, '1.1.0');
  const moving = Object.keys(NAMING).map((file) => `travel-shell/${file}`);
  const lists = ['renderers/1.1.0/files.json', 'travel-shell/1.1.0/files.json'];
  expect(rest).toEqual([['travel-shell/current.json']]);
  expect([...second].sort()).toEqual([...moving, ...lists].sort());
  expect([...first].sort()).toEqual(
    [
      ...files.map((file) => `travel-shell/1.1.0/${file}`),
      ...files.filter((file) => !(file in NAMING)).map((file) => `travel-shell/${file}`),
      'renderers/1.1.0/index.js',
    ].sort(),
  );
});

test('a release is added to a folder as a whole, and one that is there is not replaced', () => {
  const { folder: from, read } = twoReleases();
  const to = join(makeFolder(), 'travel-shell');
  const readNew = (file: string) => readFileSync(join(to, file), 'utf8');
  expect(addVersion(from, to, '1.1.0')).toBe(true);
  expect(readdirSync(to)).toEqual(['1.1.0']);
  expect(readdirSync(join(to, '1.1.0'), { recursive: true }).sort()).toEqual(
    readdirSync(join(from, '1.1.0'), { recursive: true }).sort(),
  );
  chooseVersion(to, '1.1.0');
  expect(readNew('current.json')).toBe(read('current.json'));

  for (const version of ['2.0.0', '..', 'header']) {
    expect(() => addVersion(from, to, version)).toThrow(`has no release "${version}". It has: 1.0.0, 1.1.0.`);
  }
  expect(readdirSync(to).sort()).toEqual(['1.1.0', 'current.json']);
  expect(addVersion(from, to, '1.1.0')).toBe(false);

  // Another build that calls itself by the same version.
  const other = makeFolder();
  publish(other, '1.1.0', MOVING.slice(1));
  expect(() => addVersion(other, to, '1.1.0')).toThrow(`${to} has another release 1.1.0 already, which stays`);
  expect(readNew('1.1.0/loader.js')).toBe('1.1.0');
  expect(readdirSync(to).sort()).toEqual(['1.1.0', 'current.json']);

  // Half of it: an upload that was interrupted.
  rmSync(join(to, '1.1.0/files.json'));
  rmSync(join(to, '1.1.0/pieces.json'));
  expect(addVersion(from, to, '1.1.0')).toBe(true);
  expect(readNew('1.1.0/pieces.json')).toBe('1.1.0');
});

test('a build writes no other files into a release that is there, and the same ones are no change', () => {
  const { folder, read } = twoReleases();
  const release = { from: folder, paths: [...MOVING, 'header/element.aaaaaaaaaa.js'], to: folder, version: '1.0.0' };
  for (const file of MOVING) writeFileSync(join(folder, file), '1.0.0');
  const before = statSync(join(folder, '1.0.0')).ino;
  writeFileSync(join(folder, 'loader.js.br'), '1.0.0');
  writeVersion(release);
  expect(statSync(join(folder, '1.0.0')).ino).toBe(before);

  writeFileSync(join(folder, 'loader.js'), 'a hotfix');
  expect(() => writeVersion(release)).toThrow('has another release 1.0.0 already');
  expect(read('1.0.0/loader.js')).toBe('1.0.0');
  writeVersion(release, true);
  expect(read('1.0.0/loader.js')).toBe('a hotfix');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  ['a file is missing', (release: string) => rmSync(join(release, 'pieces.json')), '1 of its 6 files are missing'],
  ['a file has changed', (release: string) => writeFileSync(join(release, 'loader.js'), ''), 'e.g. loader.js'],
  ['the list is missing', (release: string) => rmSync(join(release, 'files.json')), 'it has no files.json'],
])('a release of which %s is neither used nor copied', (_what, damage, problem) => {
  const { folder, read } = twoReleases();
  damage(join(folder, '1.0.0'));
  for (const use of [() => useVersion(folder, '1.0.0'), () => addVersion(folder, makeFolder(), '1.0.0')]) {
    expect(use).toThrow(/is not a whole release: /);
    expect(use).toThrow(problem);
  }
  expect([read('loader.js'), read('pieces.json')]).toEqual(['1.1.0', '1.1.0']);
});

test('two at once do not mix two releases: the second is refused, and the folder is that of the first', () => {
  const { folder, read } = twoReleases();
  writeFileSync(join(folder, '.use-release'), '');
  expect(() => useVersion(folder, '1.0.0')).toThrow('Another use-release is changing');
  expect(read('loader.js')).toBe('1.1.0');
  rmSync(join(folder, '.use-release'));
  useVersion(folder, '1.0.0');
  expect(read('loader.js')).toBe('1.0.0');
  expect(existsSync(join(folder, '.use-release'))).toBe(false);
});

test('npm run use-release rolls a folder back', () => {
  const { folder, read } = twoReleases();
  const args = ['run', 'use-release', '--', '1.0.0', folder];
  const said = execFileSync('npm', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(said).toContain('is release 1.0.0 now: 6 files');
  expect(read('loader.js')).toBe('1.0.0');
});

const LOADER = 'let { href: base } = new URL(".", script.src);';

/** Two whole releases, the first of which is current. */
function withNextRelease() {
  const folder = makeFolder();
  for (const version of ['1.1.0', '1.0.0'])
    publish(folder, version, version === '1.1.0' ? [...MOVING, 'canary.js'] : MOVING);
  return { folder, current: () => JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8')) };
}

test('the loader for a share of the visitors loads from the folder of its version', () => {
  expect(canaryLoader(LOADER, '1.1.0')).toBe('let { href: base } = new URL("1.1.0/", script.src);');
  for (const loader of ['let base = "";', LOADER + LOADER])
    expect(() => canaryLoader(loader, '1.1.0')).toThrow('exactly once');
});

test('a share of the visitors gets a release until it is ended or promoted', () => {
  const { folder, current } = withNextRelease();
  chooseCanary(folder, '1.1.0', 5);
  expect(current()).toEqual({ version: '1.0.0', canary: { version: '1.1.0', percent: 5 } });
  chooseCanary(folder, '1.1.0', 0.5);
  expect(current().canary.percent).toBe(0.5);
  chooseCanary(folder, '1.1.0', 0);
  expect(current()).toEqual({ version: '1.0.0' });

  chooseCanary(folder, '1.1.0', 50);
  useVersion(folder, '1.1.0');
  expect(current()).toEqual({ version: '1.1.0' });
});

test('a share gets neither the current release, nor one that is missing or cannot be shared', () => {
  const { folder, current } = withNextRelease();
  expect(() => chooseCanary(folder, '1.0.0', 5)).toThrow('has no canary.js');
  expect(() => chooseCanary(folder, '3.0.0', 5)).toThrow('has no release "3.0.0"');
  expect(() => chooseCanary(folder, '1.1.0', 0)).toThrow('No visitor gets 1.1.0');
  useVersion(folder, '1.1.0');
  expect(() => chooseCanary(folder, '1.1.0', 5)).toThrow('1.1.0 is the current release already');
  expect(current()).toEqual({ version: '1.1.0' });
});

test.each(['101%', '-1%', '5.55%', 'five'])('npm run use-release refuses --canary=%s', (share) => {
  const { folder } = withNextRelease();
  const { status, stderr } = runUseRelease('1.1.0', folder, `--canary=${share}`);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`--canary ${share} is no share of the visitors.`)]);
});

test('npm run use-release --canary says who gets the release', () => {
  const { folder, current } = withNextRelease();
  const { status, stdout } = runUseRelease('1.1.0', folder, '--canary', '5%');
  expect([status, stdout]).toEqual([0, expect.stringContaining('5 % of the visitors get release 1.1.0 now.')]);
  expect(current().canary).toEqual({ version: '1.1.0', percent: 5 });
});

function runUseRelease(...args: string[]) {
  const script = join(import.meta.dirname, '../tasks/useRelease.mjs');
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { encoding: 'utf8' });
}
