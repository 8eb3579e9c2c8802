/** `npm run check`: what needs no browser and no build. Seconds, for before a commit. */
import { FRESH, IMPORTS, PROVED, run, TYPES, UNUSED } from './steps.mjs';

const LINT = ['biome', ['check', '--error-on-warnings', '.']];

let failed = 0;
for (const [command, args] of [FRESH, PROVED, LINT, IMPORTS, UNUSED, TYPES]) failed += (await run(command, args)).code;
process.exit(failed ? 1 : 0);
