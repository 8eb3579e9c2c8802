/** `npm run new -- piece trip-notes`, `npm run new -- screen desk/people`: its folder, with all that can be derived. */

import { PNPM } from '../pnpm.mjs';
import { must } from './steps.mjs';

const quiet = { quiet: true };
const folder = (await must('node', ['scripts/new/new.ts', ...process.argv.slice(2)], quiet)).trim();
// Links the packages that a new one imports.
await must('npx', ['-y', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline'], quiet);
await must('biome', ['check', '--write', folder], quiet);
await must('node', ['scripts/generate.mjs', '--all'], quiet);
console.log(`${folder} is there. Translate its messages, which are in English so far, and write what it shows.`);
