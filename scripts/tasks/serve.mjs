/** `npm run serve`: builds the pieces if they are stale, then runs the back end for real people. */
import { buildIfStale, run } from './steps.mjs';

await buildIfStale('pieces');
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', 'host-demo/server/main.ts']);
process.exit(code);
