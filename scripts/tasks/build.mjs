/**
 * `npm run build`: everything below dist/, as a release has it. `--force` builds even when nothing has changed since the last
 * time. `--replace` writes the release of this version again, for one that nobody has been served.
 */
import { buildIfStale, DEMO_BUILDS } from './steps.mjs';

const force = process.argv.includes('--force');
const keepsRelease = !process.argv.includes('--replace');
for (const name of ['release', ...DEMO_BUILDS]) await buildIfStale(name, { force, keepsRelease });
