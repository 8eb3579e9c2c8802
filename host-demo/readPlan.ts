import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceRelease, Release } from '@travel-shell/loader/bridge';

const read = (folder: string, url: string) => JSON.parse(readFileSync(join(folder, url), 'utf8'));

/** The `pieces.json` of a built folder. */
export const readRelease = (folder: string): Release => read(folder, 'pieces.json');

/** How an element of the release in this folder is loaded. Throws where it has none of that tag. */
export function readPlan(folder: string, tag: string): PieceRelease {
  const { plans, pieces } = readRelease(folder);
  const plan = pieces[tag];
  if (plan === undefined) throw new Error(`The release in ${folder} has no <${tag}>.`);
  return plan ?? read(folder, `${plans}/${tag}.json`);
}

/** The tags of a release whose plans are in files of their own. */
export const tagsApart = (folder: string): string[] =>
  Object.entries(readRelease(folder).pieces).flatMap(([tag, plan]) => (plan ? [] : tag));
