import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import rootPackage from '../../../package.json' with { type: 'json' };
import { writeList } from '../../../scripts/build/versions.ts';

export const DIST = join(import.meta.dirname, '../../../dist');

/** The release of the build. */
export const { version: OLD } = rootPackage;
/** One made from it. */
export const NEW = '9.0.0';

/** In the address of each script and list that only the new release has. */
export const MARK = 'abcdef9000';

/** The release before that of the build: `keepRelease.ts` has kept it. */
export const LAST = '0.0.9';
export const LAST_RELEASE = join(import.meta.dirname, 'last-release.tar.br');

/** Gives the files of a release another version, which is in the text of those that begin something. */
function relabel(folder: string, from: string, to: string, rename = (text: string) => text) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const begins = /(loader\.js|canary\.js|release\.js|pieces\.json|mf-manifest\.json|plans[\\/].*\.json|\.html)$/;
  for (const path of files.filter((each) => begins.test(each))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, rename(text).replaceAll(`"${from}`, `"${to}`));
  }
  for (const path of files.filter((each) => rename(each) !== each)) {
    mkdirSync(dirname(rename(path)), { recursive: true });
    renameSync(path, rename(path));
  }
}

/** The last release, with the typefaces of that of the build. */
function addLast(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-last-'));
  const shell = join(root, 'travel-shell', LAST);
  const renderer = join(root, 'renderers', LAST);
  try {
    const options = { input: brotliDecompressSync(readFileSync(LAST_RELEASE)) };
    execFileSync('tar', ['-x', '-C', folder], options);
    cpSync(join(folder, 'travel-shell'), shell, { recursive: true });
    cpSync(join(folder, 'fragments'), renderer, { recursive: true });
    const [, version = ''] = /"(.+)\+/.exec(readFileSync(join(renderer, 'release.js'), 'utf8')) ?? [];
    const built = join(root, 'travel-shell', OLD, 'fonts');
    for (const file of readdirSync(built).filter((name) => name.endsWith('.woff2')))
      cpSync(join(built, file), join(shell, 'fonts', file));
    for (const release of [shell, renderer]) {
      relabel(release, version, LAST);
      writeList(release);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A folder with releases: that of the build, a copy that calls itself by another version, in which the scripts and lists that
 * begin something have addresses of their own, and the last one where it is wanted.
 */
export function makeReleases({ withLast = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-releases-'));
  const assetsDir = join(root, 'travel-shell');
  for (const version of [OLD, NEW]) {
    cpSync(join(DIST, 'travel-shell', OLD), join(assetsDir, version), { recursive: true });
    cpSync(join(DIST, 'renderers', OLD), join(root, 'renderers', version), { recursive: true });
  }
  const [shell, renderer] = [join(assetsDir, NEW), join(root, 'renderers', NEW)];
  for (const path of readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.br')))
    rmSync(join(shell, path));
  relabel(shell, OLD, NEW, (text) =>
    text
      .replaceAll(/\b(intent|remoteEntry)\.\w+\.js/g, `$1.${MARK}.js`)
      .replaceAll(/\bplans([\\/])\w{8}\b/g, `plans$1${MARK}`),
  );
  relabel(renderer, OLD, NEW);
  for (const release of [shell, renderer]) writeList(release);
  if (withLast) addLast(root);
  const choose = (choice: object) => writeFileSync(join(assetsDir, 'current.json'), JSON.stringify(choice));
  return {
    /** As the build's `dist`. */
    dist: root,
    use: (version: string) => choose({ version }),
    share: (version: string, percent: number) => choose({ version: OLD, canary: { version, percent } }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The tag that pins the build's release, as its notes have it, without the host. */
export const pinningTag = (): string => {
  const [, tag] = readFileSync(join(DIST, 'release-notes.md'), 'utf8').split(/```html\n(?=.*integrity)/) as [
    string,
    string,
  ];
  return tag.split('\n', 1)[0]?.replace('https://shell.example.com', '') as string;
};

type Shell = { version: string; release?: string };
/** The release of a page's loader, and of the pieces that it loads, once it has loaded any. */
export const shellOf = (page: Page) =>
  page.evaluate(() => {
    const { version, release } = window.travelShell as unknown as Shell;
    return { version, release: release?.split('+')[0] };
  });
