/**
 * `npm run serve`: builds a release if it is stale, then runs the back end for real people. `-- --trial` as its command
 * has it, `-- --demo` with accounts and pages to try it with, on the embedded database.
 */
import { buildIfStale, run } from './steps.mjs';

const given = process.argv.slice(2);
const isDemo = given.includes('--demo');

await buildIfStale(isDemo ? 'pieces' : 'release', { keepsRelease: true });
// As in the Dockerfile.
const OPTIONS = ['--max-semi-space-size=2'];
const program = isDemo ? 'host-demo/demo/main.ts' : 'packages/back-end/bin/travel-shell-back-end.js';
const options = given.filter((option) => option !== '--demo');
const { code } = await run('node', [...OPTIONS, program, ...options], { env: { MALLOC_ARENA_MAX: '2' } });
process.exit(code);
