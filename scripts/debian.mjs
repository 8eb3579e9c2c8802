/**
 * Installs programs that the tests need as Debian's packages, only as root on Debian. Plain JavaScript without
 * dependencies, because it may run before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export const isRoot = process.getuid?.() === 0;

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // absent or not runnable: either way not a program we can use
  }
}

/**
 * The first of these programs that is in PATH.
 * @param {readonly string[]} names
 */
export function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Returns the problem, or an empty text on success.
 * @param {readonly string[]} packages
 */
export function installPackages(packages) {
  if (!isRoot || !existsSync('/etc/debian_version')) return 'Packages are installed only as root on Debian.';
  console.log(`Installing Debian packages: ${packages.join(', ')}.`);
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  let result = install();
  // The package lists of a fresh container are often empty, so a first failure may only mean that.
  if (result.status !== 0 && spawnSync('apt-get', ['update', '-qq'], options).status === 0) result = install();
  if (result.status === 0) return '';
  const reason = result.error?.message ?? result.stderr.trim().split('\n').at(-1);
  return `Installing ${packages.join(', ')} failed: ${reason}`;
}

/** Prototype.js is on no registry of packages but Debian's. */
const PROTOTYPE = '/usr/share/javascript/prototype/prototype.js';

/** Returns the problem where the file is missing and cannot be installed, or an empty text. */
export const installPrototype = () => (existsSync(PROTOTYPE) ? '' : installPackages(['libjs-prototype']));
