/** `npm run build`: everything below dist/. `--force` builds even when nothing has changed since the last time. */
import { buildIfStale } from './steps.mjs';

const force = process.argv.includes('--force');
await buildIfStale('pieces', { force });
await buildIfStale('storybook', { force });
