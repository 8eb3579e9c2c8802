/**
 * `npm run use-release -- <version> [folder]`: makes a release the current one in a folder of built files, by default ours.
 * A folder that lacks the release gets it from ours. With `--list first` or `--list last` it prints what to upload instead.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addVersion, listUpload, useVersion } from '../build/versions.ts';
import { ROOT } from './steps.mjs';

const BUILT = join(ROOT, 'dist/travel-shell');

const USAGE = `Usage: npm run use-release -- <version> [folder], e.g. npm run use-release -- 0.1.0 /srv/travel-shell
       npm run --silent use-release -- <version> --list first   the files to upload first, as paths below dist/
       npm run --silent use-release -- <version> --list last    those to upload once all of the first are there`;

function read() {
  try {
    const { values, positionals } = parseArgs({ options: { list: { type: 'string' } }, allowPositionals: true });
    const [version, folder = BUILT] = positionals;
    const { list } = values;
    if (version && (list === undefined || ((list === 'first' || list === 'last') && !positionals[1])))
      return { version, folder: resolve(folder), list };
  } catch {
    // an unknown option
  }
  console.error(USAGE);
  process.exit(2);
}

const { version, folder, list } = read();
try {
  if (list) {
    console.log(listUpload(join(ROOT, 'dist'), version)[list].join('\n'));
  } else {
    if (existsSync(join(BUILT, version, 'pieces.json'))) addVersion(BUILT, folder, version);
    const count = useVersion(folder, version);
    console.log(`${folder} is release ${version} now: ${count} files copied from ${join(folder, version)}.`);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
