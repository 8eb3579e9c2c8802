import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceRelease, Release } from '../packages/loader/src/bridge.ts';

const read = (folder: string, url: string) => JSON.parse(readFileSync(join(folder, url), 'utf8'));

/** What a built folder has in `pieces.json`. */
export const readRelease = (folder: string): Release => read(folder, 'pieces.json');

/** How an element of the release in this folder is loaded. Throws where it has none of that tag. */
export function readPlan(folder: string, tag: string): PieceRelease {
  const { pieces, plans } = readRelease(folder);
  return pieces[tag] ?? read(folder, `${plans}${tag}.json`);
}

/** The tags of a release whose plans are in files of their own. */
export const tagsApart = (folder: string): string[] =>
  readdirSync(join(folder, readRelease(folder).plans))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
