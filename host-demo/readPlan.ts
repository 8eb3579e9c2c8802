import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceRelease, Release } from '../packages/loader/src/bridge.ts';

const read = (folder: string, url: string) => JSON.parse(readFileSync(join(folder, url), 'utf8'));

/** What a built folder has in `pieces.json`. */
export const readRelease = (folder: string): Release => read(folder, 'pieces.json');

/** How an element of the release in this folder is loaded. Throws where it has none of that tag. */
export function readPlan(folder: string, tag: string): PieceRelease {
  const plan = readRelease(folder).pieces[tag];
  if (!plan) throw new Error(`${folder}/pieces.json has no ${tag}. Build the pieces first: npm run build.`);
  return typeof plan === 'string' ? read(folder, plan) : plan;
}
