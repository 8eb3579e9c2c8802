/** `npm run build`: everything below dist/. `--force` builds even when nothing has changed since the last time. */
import { BUILD_NAMES, buildIfStale } from './steps.mjs';

const force = process.argv.includes('--force');
for (const name of BUILD_NAMES) await buildIfStale(name, { force });
