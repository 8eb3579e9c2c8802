/**
 * Writes into the guides what is generated: the longer forms of our script, and the faces that stand in for a typeface.
 * `--check` writes nothing and fails when one is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standInFaces } from './build/fonts.ts';
import { loaderScript } from './build/loaderScript.ts';
import { ROOT } from './build/pieces.ts';

const FILES = ['docs/embed-guide.md', 'docs/theming.md'];

const SCRIPT =
  /^<script>\n *\(\(src, ([\s\S]*?)\}\)\('([^']+)', document[^\n]*\n *<\/script>\n<link rel="preload" as="script"[^\n]*$/gm;

/** Those of one brand are an example. */
const FACES = /^<style>\n@font-face[\s\S]*?\n<\/style>$/gm;
const faces = `<style>\n${standInFaces('flagship')}\n</style>`;

const stale = FILES.filter((file) => {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const written = text
    .replace(FACES, () => faces)
    .replace(SCRIPT, (_, code, src) => loaderScript(src, { isIdle: code.includes('requestIdleCallback') }));
  if (!process.argv.includes('--check') && written !== text) writeFileSync(path, written);
  return written !== text;
});
if (stale.length === 0) console.log('The generated parts of the guides are up to date.');
else if (process.argv.includes('--check')) {
  console.error(`Out of date: ${stale.join(', ')}. Run: node scripts/embedSnippet.ts`);
  process.exit(1);
} else console.log(`${stale.length} files written.`);
