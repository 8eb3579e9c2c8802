/** `npm run test:ranges`: the guests with the lowest, the pinned and the newest versions of others' packages. */
import { buildIfStale, run } from './steps.mjs';

for (const name of ['release', 'conformance', 'brand', 'doctor', 'npm']) await buildIfStale(name);
const script = ['host-demo/guests/testRanges.ts', ...process.argv.slice(2)];
process.exit((await run('node', script)).code);
