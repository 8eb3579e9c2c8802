/**
 * Finds the browser for tests and benches. Nothing is downloaded from a browser vendor: an installed Chrome or Chromium
 * is used, else Debian's package. Plain JavaScript without dependencies, because it may run before anything is
 * installed.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { findInPath, installPackages, isExecutable, isRoot } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Features that are off. Chromium heeds only the last of these lists, so this one begins with Playwright's own (its
 * `chromiumSwitches`). The last two load two pages of the browser's own with each window, for menus of its address bar:
 * without them a new page takes a third of the processor time (measured with 156).
 */
const DISABLED_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** Flags that keep the browser quiet on the network. Chromium's sandbox refuses to run as root, and only then is it off. */
export const CHROMIUM_ARGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** V8 does not optimize: a tenth less processor time for tests, whose pages live for a second. Not for what is timed. */
export const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';

/**
 * V8 only interprets, for tests of a piece alone, whose script is read again for each file: compiled code comes and goes,
 * which takes more heap than a leak (shared/ui/src/testing/leavesNoTrace.ts).
 */
export const INTERPRET = `${UNOPTIMIZED},--no-sparkplug`;

function appPaths() {
  const { HOME, PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    return ['/Applications', ...(HOME ? [join(HOME, 'Applications')] : [])].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]);
  }
  if (process.platform === 'win32') {
    return [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
      ]);
  }
  return [];
}

const installed = () => findInPath(NAMES) ?? appPaths().find(isExecutable);

/**
 * Absolute path of a Chromium or Chrome. `CHROMIUM_PATH` wins; then PATH; then the usual application folders; then, as
 * root on Debian, the distribution's package is installed.
 * @returns {string}
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH="${wanted}" is not an executable file. Point it at a Chrome or Chromium, or unset it.`,
    );
  }
  let found = installed();
  if (found) return found;
  const problem = installPackages(['chromium']);
  found = installed();
  if (found) return found;
  throw new Error(
    `The browser tests need Chrome or Chromium and none was found. ${problem}\n` +
      '  Debian or Ubuntu:  sudo apt-get install chromium\n' +
      '  macOS:             brew install --cask google-chrome\n' +
      '  Windows:           winget install Google.Chrome\n' +
      'If it is installed elsewhere, set CHROMIUM_PATH to its executable.',
  );
}

/** Version of that browser, such as `156.0.8078.108`. */
export function chromiumVersion() {
  return /\d+(\.\d+)+/.exec(execFileSync(findChromium(), ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
}
