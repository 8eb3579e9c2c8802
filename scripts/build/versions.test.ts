import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useVersion, writeVersion } from './versions.ts';

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
  writeVersion(folder, version, files);
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

test('npm run use-release rolls a folder back', () => {
  const { folder, read } = twoReleases();
  const args = ['run', 'use-release', '--', '1.0.0', folder];
  const said = execFileSync('npm', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(said).toContain('is release 1.0.0 now: 6 files');
  expect(read('loader.js')).toBe('1.0.0');
});
