/** `npm run sizes`: builds what is stale, then prints sizes. Options are described in host-demo/bench/README.md. */
import { buildIfStale, run } from './steps.mjs';

await buildIfStale('release');
const args = ['--disable-warning=ExperimentalWarning', 'host-demo/bench/sizes.ts', ...process.argv.slice(2)];
process.exit((await run('node', args)).code);
