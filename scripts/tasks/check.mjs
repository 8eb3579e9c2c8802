/** `npm run check`: what needs no browser and no build. Seconds, for before a commit. */
import { IMPORTS, run, UNUSED } from './steps.mjs';

const COMMANDS = [
  ['node', ['--disable-warning=ExperimentalWarning', 'scripts/generate.mjs', '--check']],
  ['node', ['scripts/requirements.mjs', '--check']],
  ['biome', ['check', '--error-on-warnings', '.']],
  IMPORTS,
  UNUSED,
  ['tsc', ['-p', 'tsconfig.json']],
];

let failed = 0;
for (const [command, args] of COMMANDS) failed += (await run(command, args)).code;
process.exit(failed ? 1 : 0);
