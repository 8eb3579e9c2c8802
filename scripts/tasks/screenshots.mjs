/**
 * `npm run screenshots`: compares pictures of every story with the committed ones. `-- --update` updates those that
 * differ or are missing, `-- -t Header` checks only some.
 */

import { chromiumVersion } from '../chromium.mjs';
import { isMadeWith, madeWith, setMadeWith, whyNotCompared } from '../madeWith.ts';
import { run } from './steps.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update') || args.includes('-u');
const isSome = args.some((arg) => arg === '-t' || arg.startsWith('--testNamePattern'));
const version = chromiumVersion();

console.log(`The stored pictures were made with Chromium ${madeWith()}; this is ${version}.`);
if (isUpdate && !isMadeWith(version)) {
  if (isSome) {
    console.error(`All pictures must come from one version.\n${whyNotCompared(version)}`);
    process.exit(1);
  }
  setMadeWith(version);
}
const { code } = await run('vitest', ['run', '--config', 'storybook/vitest.config.ts', '--project', 'looks', ...args]);
process.exit(code);
