import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/**
 * A folder with two releases: that of the build, and a copy that calls itself by another version, in which the scripts
 * and lists that begin something have addresses of their own.
 */
export function makeReleases() {
  const root = mkdtempSync(join(tmpdir(), 'travel-shell-releases-'));
  const assetsDir = join(root, 'travel-shell');
  for (const version of [OLD, NEW]) {
    cpSync(join(DIST, 'travel-shell', OLD), join(assetsDir, version), { recursive: true });
    cpSync(join(DIST, 'renderers', OLD), join(root, 'renderers', version), { recursive: true });
  }
  const shell = join(assetsDir, NEW);
  const paths = readdirSync(shell, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.filter((each) => each.endsWith('.br'))) rmSync(path);
  const change = (path: string, by: (text: string) => string) => writeFileSync(path, by(readFileSync(path, 'utf8')));
  const rename = (text: string) =>
    text
      .replaceAll(/\b(intent|remoteEntry)\.\w+\.js/g, `$1.${MARK}.js`)
      .replaceAll(/\bplans([\\/])\w{8}\b/g, `plans$1${MARK}`);
  const isText = (path: string) => /(loader\.js|pieces\.json|mf-manifest\.json|plans[\\/].*\.json|\.html)$/.test(path);
  for (const path of paths.filter((each) => isText(each) && !each.endsWith('.br'))) {
    change(path, (text) => rename(text).replaceAll(`"${OLD}`, `"${NEW}`));
  }
  for (const path of paths.filter((each) => !each.endsWith('.br') && rename(each) !== each)) {
    mkdirSync(dirname(rename(path)), { recursive: true });
    renameSync(path, rename(path));
  }
  change(join(root, 'renderers', NEW, 'release.js'), (text) => text.replaceAll(`"${OLD}`, `"${NEW}`));
  for (const release of [shell, join(root, 'renderers', NEW)]) writeList(release);
  return {
    /** As the build's `dist`. */
    dist: root,
    use: (version: string) => writeFileSync(join(assetsDir, 'current.json'), JSON.stringify({ version })),
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
