/**
 * Gives every package.json the version of the root's, and shared/core a module with it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const tracked = execFileSync('git', ['ls-files', '*package.json'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const packages = tracked.filter((file) =>
  /^(shared|packages|host-demo|storybook)\/([\w-]+\/)?package\.json$/.test(file),
);
const GUESTS = /^host-demo\/guests\//;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** @type {import('./writeFiles.ts').Files} */
const files = Object.fromEntries([
  ...packages
    .filter((file) => !GUESTS.test(file))
    .map((file) => [file, read(file).replace(/^( {2}"version"): "[^"]+"/m, `$1: "${version}"`)]),
  ...tracked
    .filter((file) => GUESTS.test(file))
    .map((file) => [file, read(file).replaceAll(/("@travel-shell\/[\w-]+"): "[^"]+"/g, `$1: "${version}"`)]),
  [
    'shared/core/src/version.ts',
    `/** The version of every package, piece and contract. Written by scripts/versions.mjs. */\nexport const VERSION = '${version}';\n`,
  ],
  // The version of the contract, which reports of the conformance command name.
  ...['shared/contract/openapi/common.yaml', 'shared/contract/openapi.yaml'].map((file) => [
    file,
    read(file).replace(/^( {2}version): .+$/m, `$1: ${version}`),
  ]),
]);

export const generate = () => files;
