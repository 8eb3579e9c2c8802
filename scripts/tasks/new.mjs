/** `npm run new -- piece trip-notes`, `npm run new -- screen desk/people`: its folder, with all that can be derived. */

import { PNPM } from '../pnpm.mjs';
import { run } from './steps.mjs';

const NODE = ['node', '--disable-warning=ExperimentalWarning'];
const [command, flag] = NODE;

const written = await run(command, [flag, 'scripts/new/new.ts', ...process.argv.slice(2)], { quiet: true });
if (written.code !== 0) {
  console.error(written.output.trim());
  process.exit(written.code);
}
const folder = written.output.trim();
const steps = [
  // Links the packages that a new one imports.
  ['npx', ['-y', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline']],
  ['biome', ['check', '--write', folder]],
  [command, [flag, 'scripts/generate.mjs', '--all']],
];
for (const [program, args] of steps) {
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) {
    console.error(output.trim());
    process.exit(code);
  }
}
console.log(`${folder} is there. Translate its messages, which are in English so far, and write what it shows.`);
