/** `npm run bench:server`: the server's bars at full length. Options are described in host-demo/robustness/README.md. */
import { run } from './steps.mjs';

const args = ['--disable-warning=ExperimentalWarning', 'host-demo/robustness/bench.ts', ...process.argv.slice(2)];
const { code } = await run('node', args);
process.exit(code);
