/** Releases in the folder that is uploaded: each in a folder named after its version, which never changes (D-35). */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Which release the addresses without a version lead to. */
export const CURRENT = 'current.json';

/** A content hash in the path: open pages cannot ask for the file before another file has named it. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br)?$|^plans\//;

/** What begins a page view: the list of files, then the scripts. */
const LAST = [/^pieces\.json(\.br)?$/, /^loader\.js(\.br)?$/];

const rankOf = (file: string) => (HASHED.test(file) ? -2 : LAST.findIndex((pattern) => pattern.test(file)));

/** Paths of the files in a folder. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** The folder of a release, with this file in it. */
function findRelease(folder: string, version: string, file: string): string {
  const source = join(folder, version);
  if (VERSION.test(version) && existsSync(join(source, file))) return source;
  const known = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : [];
  throw new Error(`${folder} has no release "${version}". It has: ${known.join(', ') || 'none'}.`);
}

/** Replaces a file in one step: it may be read meanwhile. */
function replace(target: string, write: (file: string) => void) {
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.new`;
  write(temporary);
  renameSync(temporary, target);
}

/** Copies these files and folders of a build, with their compressed copies, into the folder of its version. */
export function writeVersion(folder: string, version: string, paths: readonly string[]) {
  const target = join(folder, version);
  rmSync(target, { recursive: true, force: true });
  for (const path of paths.flatMap((each) => [each, `${each}.br`])) {
    if (existsSync(join(folder, path))) cpSync(join(folder, path), join(target, path), { recursive: true });
  }
  chooseVersion(folder, version);
}

/** Leads the addresses without a version to a release, where the back end serves the folder. */
export const chooseVersion = (folder: string, version: string): void =>
  replace(join(folder, CURRENT), (file) => writeFileSync(file, `${JSON.stringify({ version })}\n`));

/**
 * Copies the folder of a release (`travel-shell/<version>`, or `renderers/<version>`) into another folder of releases, as a
 * whole: it is there with all its files, or not at all. One that is there stays as it is, as browsers keep its files.
 * @returns whether it was copied
 */
export function addVersion(from: string, to: string, version: string): boolean {
  const target = join(to, version);
  if (VERSION.test(version) && existsSync(target)) return false;
  const source = findRelease(from, version, '');
  mkdirSync(to, { recursive: true });
  const temporary = mkdtempSync(join(to, '.new-'));
  try {
    cpSync(source, join(temporary, version), { recursive: true });
    renameSync(join(temporary, version), target);
    return true;
  } catch (error) {
    // Another process has added it meanwhile.
    if (existsSync(target)) return false;
    throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Makes a release the current one for hosts of files: the addresses without a version get copies of its files. Files of
 * other releases stay, as open pages need them.
 * @returns how many files were copied
 */
export function useVersion(folder: string, version: string): number {
  const source = findRelease(folder, version, 'pieces.json');
  // Each after those that it names: what a page can be told to load is there already.
  const files = listFiles(source).sort((a, b) => rankOf(a) - rankOf(b));
  for (const file of files) replace(join(folder, file), (target) => copyFileSync(join(source, file), target));
  chooseVersion(folder, version);
  return files.length;
}

/**
 * The files to upload for the current release of a build, as paths below its folder `dist`: all of `first` before any of
 * `last`. Programs that copy have an order of their own, so it does not matter within each.
 */
export function listUpload(dist: string, version: string): { first: string[]; last: string[] } {
  const files = listFiles(join(dist, 'travel-shell', version));
  const below = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);
  const all = (folder: string) => below(folder, listFiles(join(dist, folder)));
  const hashed = files.filter((file) => HASHED.test(file));
  const others = files.filter((file) => !HASHED.test(file));
  return {
    first: [
      ...below(`travel-shell/${version}`, files),
      ...all(`renderers/${version}`),
      ...below('travel-shell', hashed),
    ],
    last: [...all('fragments'), ...below('travel-shell', others), `travel-shell/${CURRENT}`],
  };
}
