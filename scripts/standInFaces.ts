/** The theming guide, with the faces that stand in for a typeface. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standInFaces } from './build/fonts.ts';
import { ROOT } from './build/pieces.ts';
import type { Files } from './writeFiles.ts';

const GUIDE = 'docs/theming.md';

/** Those of one brand are an example. */
const FACES = /^<style>\n@font-face[\s\S]*?\n<\/style>$/gm;

export function generate(): Files {
  const text = readFileSync(join(ROOT, GUIDE), 'utf8');
  return { [GUIDE]: text.replace(FACES, () => `<style>\n${standInFaces('flagship')}\n</style>`) };
}
