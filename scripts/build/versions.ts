/** Releases in the folder that is uploaded: each in a folder named after its version, which never changes (D-35). */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JOINED } from './joined.ts';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Which release the addresses without a version lead to. */
export const CURRENT = 'current.json';

/** What begins a page view comes last, so that whatever it names is there already: the list of files, then the scripts. */
const LAST = [/^pieces\.json(\.br)?$/, /^loader\.js(\.br)?$/, JOINED];

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

const chooseVersion = (folder: string, version: string) =>
  replace(join(folder, CURRENT), (file) => writeFileSync(file, `${JSON.stringify({ version })}\n`));

/**
 * Makes a release the current one for hosts of files: the addresses without a version get copies of its files. Files of
 * other releases stay, as open pages need them.
 * @returns how many files were copied
 */
export function useVersion(folder: string, version: string): number {
  const source = join(folder, version);
  if (!VERSION.test(version) || !existsSync(join(source, 'pieces.json'))) {
    const known = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : [];
    throw new Error(`${folder} has no release "${version}". It has: ${known.join(', ') || 'none'}.`);
  }
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1));
  const rankOf = (file: string) => LAST.findIndex((pattern) => pattern.test(file));
  const ordered = files.sort((a, b) => rankOf(a) - rankOf(b));
  for (const file of ordered) replace(join(folder, file), (target) => copyFileSync(join(source, file), target));
  chooseVersion(folder, version);
  return ordered.length;
}
