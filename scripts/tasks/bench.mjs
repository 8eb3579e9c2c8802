/** `npm run bench`: builds what is stale, then measures. Options are described in host-demo/bench/README.md. */
import { buildIfStale, run } from './steps.mjs';

await buildIfStale('release');
const args = ['--disable-warning=ExperimentalWarning', 'host-demo/bench/bench.ts', ...process.argv.slice(2)];
const { code } = await run('node', args);
process.exit(code);
