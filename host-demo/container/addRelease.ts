/**
 * Before the server starts in its container: adds the release of this image to the volume with those of other images, which
 * open pages and pages that pin a version still ask for, and makes it the current one.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addVersion, CURRENT } from '../../scripts/build/versions.ts';

const BUILT = 'dist';
const RELEASES = 'releases';

const choice = readFileSync(join(BUILT, 'travel-shell', CURRENT), 'utf8');
const { version } = JSON.parse(choice) as { version: string };
for (const folder of ['renderers', 'travel-shell']) addVersion(join(BUILT, folder), join(RELEASES, folder), version);

const piecesIn = (folder: string) => readFileSync(join(folder, 'travel-shell', version, 'pieces.json'), 'utf8');
if (piecesIn(BUILT) !== piecesIn(RELEASES)) {
  console.error(
    `The volume has another release ${version} already, which stays, as browsers keep its files for a year. ` +
      'Give this build a version of its own.',
  );
}

// Last, as it leads to both folders. In one step and by a name of its own, as another container may start now.
const temporary = join(RELEASES, 'travel-shell', `${CURRENT}.${randomUUID()}`);
writeFileSync(temporary, choice);
renameSync(temporary, join(RELEASES, 'travel-shell', CURRENT));
