/** `npm run build`: everything below dist/, as a release has it. `--force` builds even when nothing has changed since the last time. */
import { buildIfStale, DEMO_BUILDS } from './steps.mjs';

const force = process.argv.includes('--force');
for (const name of ['release', ...DEMO_BUILDS]) await buildIfStale(name, { force });
