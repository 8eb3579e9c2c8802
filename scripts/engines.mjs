/**
 * Finds the browsers that the smoke test runs in besides Chromium: installed ones, else Debian's packages. Nothing is
 * downloaded from a browser vendor.
 */
import { findInPath, installPackages } from './debian.mjs';

/** `programs`: alternatives of each program that is needed; the first is the one to start. */
const ENGINES = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth'], ['dbus-run-session']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  },
};

/** @typedef {keyof typeof ENGINES} EngineName */

/**
 * @param {EngineName} name
 * @returns {{ path: string } | { missing: string }}
 */
export function findEngine(name) {
  const { programs, packages } = ENGINES[name];
  const found = programs.map(findInPath);
  const lacking = programs.filter((_, index) => !found[index]).map(([program]) => program);
  if (lacking.length === 0) return { path: /** @type {string} */ (found[0]) };
  return { missing: `${lacking.join(', ')} not found. On Debian or Ubuntu: apt-get install ${packages.join(' ')}` };
}

/**
 * Installs what is missing, where it may, and says for each engine whether it is there.
 * @returns {{ name: EngineName, missing?: string }[]}
 */
export function installEngines() {
  return /** @type {EngineName[]} */ (Object.keys(ENGINES)).map((name) => {
    if ('path' in findEngine(name)) return { name };
    const problem = installPackages(ENGINES[name].packages);
    const found = findEngine(name);
    return 'path' in found ? { name } : { name, missing: `${problem} ${found.missing}`.trim() };
  });
}
