/**
 * Before the server starts in its container: adds the release of this image to the volume with those of other images, which
 * open pages and pages that pin a version still ask for, and makes it the current one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addVersion, CURRENT, chooseVersion, findRelease } from '../../scripts/build/versions.ts';

const BUILT = 'dist';
const RELEASES = 'releases';

const { version } = JSON.parse(readFileSync(join(BUILT, 'travel-shell', CURRENT), 'utf8')) as { version: string };
for (const folder of ['renderers', 'travel-shell']) {
  try {
    addVersion(join(BUILT, folder), join(RELEASES, folder), version);
  } catch (error) {
    console.error((error as Error).message);
    // The release in the volume is served, if it is whole.
    findRelease(join(RELEASES, folder), version);
  }
}
// Last, as it leads to both folders.
chooseVersion(join(RELEASES, 'travel-shell'), version);
