/** Releases in the folder that is uploaded: each in a folder named after its version, which never changes (D-35). */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Whether a path below the folder of releases is one of a release. */
export const isReleased = (path: string): boolean => VERSION.test(path.split(/[\\/]/, 1)[0] as string);

/** Which release the addresses without a version lead to. */
export const CURRENT = 'current.json';

/** The loader of a release for a share of the visitors, at the address of the current one (D-143). */
export const CANARY_LOADER = 'canary.js';

/** The digest of each file of a release, by its path. Only a whole release has it. */
export const LIST = 'files.json';

/** A content hash in the path: open pages cannot ask for the file before another file has named it. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br)?$|^plans\//;

/** The files that begin a page view: the list of files, then the scripts. */
const LAST = [/^pieces\.json(\.br)?$/, /^loader\.js(\.br)?$/];

const rankOf = (file: string) => (HASHED.test(file) ? -2 : LAST.findIndex((pattern) => pattern.test(file)));

/** Paths of the files in a folder, with slashes; of a release without its list. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== LIST)
    .sort();

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function readList(release: string): string | undefined {
  const file = join(release, LIST);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Says of what is in the folder that it is a whole release. */
export function writeList(release: string): void {
  const digests = listFiles(release).map((file) => [file, digestOf(join(release, file))]);
  writeFileSync(join(release, LIST), `${JSON.stringify(Object.fromEntries(digests), null, 1)}\n`);
}

/** Why the folder of a release is not one that can be served; undefined where it is whole. */
function damageOf(release: string): string | undefined {
  const list = readList(release);
  if (list === undefined) return `it has no ${LIST}. Only npm run build writes a whole release`;
  const digests = Object.entries<string>(JSON.parse(list));
  const damaged = digests.filter(([file, digest]) => {
    const path = join(release, file);
    return !existsSync(path) || digestOf(path) !== digest;
  });
  return damaged.length > 0
    ? `${damaged.length} of its ${digests.length} files are missing or have changed, e.g. ${damaged[0]?.[0]}`
    : undefined;
}

/** The folder of a release, which is whole. */
export function findRelease(folder: string, version: string): string {
  const release = join(folder, version);
  if (!VERSION.test(version) || !existsSync(release)) {
    const known = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : [];
    throw new Error(`${folder} has no release "${version}". It has: ${known.join(', ') || 'none'}.`);
  }
  const damage = damageOf(release);
  if (damage) throw new Error(`${release} is not a whole release: ${damage}.`);
  return release;
}

/** Replaces a file in one step: it may be read meanwhile. */
function replace(target: string, write: (file: string) => void) {
  mkdirSync(dirname(target), { recursive: true });
  // Another process may replace it now, too.
  const temporary = `${target}.${randomUUID()}`;
  write(temporary);
  renameSync(temporary, target);
}

/**
 * Puts a release into a folder of releases, as a whole: it is there with all its files, or not at all. One that is there
 * stays as it is, as browsers keep its files for a year.
 * @param fill writes its files into a folder
 * @param isReplaced whether one with other contents is replaced, as nobody has been served it
 * @returns whether it was not there
 */
function putRelease(folder: string, version: string, fill: (release: string) => void, isReplaced = false): boolean {
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(folder, '.new-'));
  const release = join(temporary, version);
  const target = join(folder, version);
  try {
    mkdirSync(release);
    fill(release);
    writeList(release);
    if (existsSync(target) && damageOf(target) === undefined) {
      if (isSame(target, release)) return false;
      if (!isReplaced) throw another(folder, version);
    }
    if (existsSync(target)) renameSync(target, join(temporary, 'before'));
    renameSync(release, target);
    return true;
  } catch (error) {
    // Another process has put it there meanwhile.
    if (existsSync(release) && isSame(target, release)) return false;
    throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const isSame = (one: string, other: string) => readList(one) !== undefined && readList(one) === readList(other);

/** @param place a folder, also of another machine */
export const another = (place: string, version: string): Error =>
  new Error(
    `${place} has another release ${version} already, which stays, as browsers keep its files for a year. ` +
      'Give this build a version of its own.',
  );

/**
 * Puts these files and folders of a build, with their compressed copies, into a folder of releases. Throws where that
 * version is there with other contents, unless `isReplaced`.
 */
export function writeVersion(
  { from, paths, to, version }: { from: string; paths: readonly string[]; to: string; version: string },
  isReplaced = false,
): void {
  const fill = (release: string) => {
    for (const path of paths.flatMap((each) => [each, `${each}.br`])) {
      if (existsSync(join(from, path))) cpSync(join(from, path), join(release, path), { recursive: true });
    }
  };
  putRelease(to, version, fill, isReplaced);
}

/** Leads the addresses without a version to a release, where the back end serves the folder. */
export const chooseVersion = (folder: string, version: string): void =>
  replace(join(folder, CURRENT), (file) => writeFileSync(file, `${JSON.stringify({ version })}\n`));

/**
 * `loader.js` with another folder: that of its version, below the folder that it is in. Throws where it finds its folder in
 * another way than today.
 */
export function canaryLoader(loader: string, version: string): string {
  const parts = loader.split('new URL(".",');
  if (parts.length !== 2) throw new Error('loader.js does not find its own folder by new URL("."), exactly once.');
  return parts.join(`new URL("${version}/",`);
}

/** The text of `current.json` by which this share of the visitors gets a release; 0 % ends that. */
export function withCanary(current: string, version: string, percent: number): string {
  const { version: now, canary } = JSON.parse(current);
  if (percent === 0 && canary?.version !== version)
    throw new Error(`No visitor gets ${version} as the next release: ${CURRENT} has ${current.trim()}.`);
  if (now === version) throw new Error(`${version} is the current release already.`);
  return `${JSON.stringify({ version: now, ...(percent > 0 && { canary: { version, percent } }) })}\n`;
}

/** Gives a share of the visitors a release that is in this folder of releases, where the back end serves it. */
export function chooseCanary(folder: string, version: string, percent: number): void {
  const current = join(folder, CURRENT);
  if (!existsSync(current)) throw new Error(`${folder} has no ${CURRENT}: first use a release for everybody.`);
  requireCanary(findRelease(folder, version));
  const text = withCanary(readFileSync(current, 'utf8'), version, percent);
  replace(current, (file) => writeFileSync(file, text));
}

/** Throws for a release that was built without a loader for a share of the visitors. */
export function requireCanary(release: string): void {
  if (!existsSync(join(release, CANARY_LOADER)))
    throw new Error(`${release} has no ${CANARY_LOADER}. Build it again, with a version of its own.`);
}

/**
 * Copies a release (`travel-shell/<version>`, or `renderers/<version>`) into another folder of releases. Throws where
 * another one of that version is.
 * @returns whether it was not there
 */
export function addVersion(from: string, to: string, version: string): boolean {
  const source = findRelease(from, version);
  const target = join(to, version);
  if (isSame(source, target) && damageOf(target) === undefined) return false;
  return putRelease(to, version, (release) => cpSync(source, release, { recursive: true }));
}

/**
 * Makes a release the current one for hosts of files: the addresses without a version get copies of its files. Files of
 * other releases stay, as open pages need them.
 * @returns how many files were copied
 */
export function useVersion(folder: string, version: string): number {
  const release = findRelease(folder, version);
  const lock = join(folder, '.use-release');
  try {
    writeFileSync(lock, '', { flag: 'wx' });
  } catch {
    throw new Error(
      `Another use-release is changing ${folder}. If it was interrupted, remove ${lock} and begin again.`,
    );
  }
  try {
    // Each after those that it names: what a page can be told to load is there already.
    const files = listFiles(release).sort((a, b) => rankOf(a) - rankOf(b));
    for (const file of files) replace(join(folder, file), (target) => copyFileSync(join(release, file), target));
    chooseVersion(folder, version);
    return files.length;
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * The files to upload for a release, as paths below `dist`: all of one list before any of the next. Programs that copy have
 * an order of their own, so it does not matter within a list. The lists of a release come when all its files are there.
 */
export function listUpload(dist: string, version: string): string[][] {
  const shell = listFiles(findRelease(join(dist, 'travel-shell'), version));
  const renderer = listFiles(findRelease(join(dist, 'renderers'), version));
  const below = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}`);
  const [pinned, renderers] = [`travel-shell/${version}`, `renderers/${version}`];
  const hashed = shell.filter((file) => HASHED.test(file));
  const others = shell.filter((file) => !HASHED.test(file));
  return [
    [...below(pinned, shell), ...below(renderers, renderer), ...below('travel-shell', hashed)],
    [`${renderers}/${LIST}`, `${pinned}/${LIST}`, ...below('travel-shell', others)],
    [`travel-shell/${CURRENT}`],
  ];
}
