/**
 * `npm run use-release -- <version> [folder]`: makes a release the current one in a folder of built files, by default ours.
 * A folder that lacks it gets it from ours. For ours it writes the lists of what to upload.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addVersion, listUpload, useVersion } from '../build/versions.ts';
import { ROOT } from './steps.mjs';

const DIST = join(ROOT, 'dist');
const BUILT = join(DIST, 'travel-shell');

const [version, given = BUILT] = process.argv.slice(2);
if (!version) {
  console.error(
    'Usage: npm run use-release -- <version> [folder], e.g. npm run use-release -- 0.1.0 /srv/travel-shell',
  );
  process.exit(2);
}
const folder = resolve(given);
try {
  if (existsSync(join(BUILT, version, 'pieces.json'))) addVersion(BUILT, folder, version);
  const count = useVersion(folder, version);
  console.log(`${folder} is release ${version} now: ${count} files copied from ${join(folder, version)}.`);
  if (folder === BUILT) {
    const { first, last } = listUpload(DIST, version);
    writeFileSync(join(DIST, 'upload-first.txt'), `${first.join('\n')}\n`);
    writeFileSync(join(DIST, 'upload-last.txt'), `${last.join('\n')}\n`);
    console.log('To upload it: the files in dist/upload-first.txt, and then those in dist/upload-last.txt.');
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
