/** Writes the faces that stand in for a typeface into the theming guide. `--check` only fails where they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standInFaces } from './build/fonts.ts';
import { ROOT } from './build/pieces.ts';

const GUIDE = join(ROOT, 'docs/theming.md');

/** Those of one brand are an example. */
const FACES = /^<style>\n@font-face[\s\S]*?\n<\/style>$/gm;

const text = readFileSync(GUIDE, 'utf8');
const written = text.replace(FACES, () => `<style>\n${standInFaces('flagship')}\n</style>`);

if (written === text) console.log('The stand-in faces in the theming guide are up to date.');
else if (process.argv.includes('--check')) {
  console.error('docs/theming.md is out of date. Run: node scripts/standInFaces.ts');
  process.exit(1);
} else writeFileSync(GUIDE, written);
