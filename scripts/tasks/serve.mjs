/** `npm run serve`: builds the pieces if they are stale, then runs the back end for real people. */
import { buildIfStale, run } from './steps.mjs';

await buildIfStale('pieces');
// As in the Dockerfile.
const OPTIONS = ['--max-semi-space-size=2', '--disable-warning=ExperimentalWarning'];
const { code } = await run('node', [...OPTIONS, 'packages/back-end/bin/travel-shell-back-end.js'], {
  env: { MALLOC_ARENA_MAX: '2' },
});
process.exit(code);
