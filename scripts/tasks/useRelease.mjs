/** `npm run use-release -- <version> [folder]`: rolls a folder of built files, by default ours, to one of its releases. */
import { join, resolve } from 'node:path';
import { useVersion } from '../build/versions.ts';
import { ROOT } from './steps.mjs';

const [version, folder = join(ROOT, 'dist/travel-shell')] = process.argv.slice(2);
if (!version) {
  console.error(
    'Usage: npm run use-release -- <version> [folder], e.g. npm run use-release -- 0.1.0 /srv/travel-shell',
  );
  process.exit(2);
}
try {
  const count = useVersion(resolve(folder), version);
  console.log(`${folder} is release ${version} now: ${count} files copied from ${join(folder, version)}.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
