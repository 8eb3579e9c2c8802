/**
 * Writes our two lines for a page into README, guides and examples, from the contracts: the style line with the pieces' room,
 * and the script with its preload; and the faces that stand in for a typeface. `--check` writes nothing and fails when one is
 * out of date. A file has them as `<style>@layer travel-shell{…}</style>` and `<script>` … `</script>` with
 * `travel-shell/loader.js`, which this replaces.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standInFaces } from './build/fonts.ts';
import { loaderScript } from './build/loaderScript.ts';
import { pageStyle } from './build/pageRules.ts';
import { findPieces, ROOT } from './build/pieces.ts';

const FILES = [
  'README.md',
  'docs/embed-guide.md',
  'docs/partner-guide.md',
  'docs/recipes.md',
  'docs/theming.md',
  'host-demo/guests/react-17/index.html',
  'host-demo/recipes/edge/page.html',
  'host-demo/recipes/nginx/page.shtml',
  'host-demo/recipes/php/page.php',
];

const STYLE = /^( *)<style(.*?)>@layer travel-shell\{.*\}<\/style>$/gm;
const SCRIPT =
  /^( *)<script(.*?)>\n *\(\(src, ([\s\S]*?)\}\)\('([^']+)', document[^\n]*\n *<\/script>(?:\n *<link rel="preload" as="script"[^\n]*)?$/gm;

/** Those of one brand are an example. */
const FACES = /^<style>\n@font-face[\s\S]*?\n<\/style>$/gm;
const faces = `<style>\n${standInFaces('flagship')}\n</style>`;

const contracts = (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));
const style = pageStyle(contracts);
const stale = FILES.filter((file) => {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const written = text
    .replace(FACES, () => faces)
    .replace(STYLE, (_, indent, more) => `${indent}<style${more}>${style}</style>`)
    .replace(SCRIPT, (_, indent, more, code, src) =>
      loaderScript(src, { attributes: more, isIdle: code.includes('requestIdleCallback') }).replace(/^/gm, indent),
    );
  if (!process.argv.includes('--check') && written !== text) writeFileSync(path, written);
  return written !== text;
});
if (stale.length === 0) console.log('The lines for a page are up to date.');
else if (process.argv.includes('--check')) {
  console.error(`Out of date: ${stale.join(', ')}. Run: node scripts/embedSnippet.ts`);
  process.exit(1);
} else console.log(`${stale.length} files written.`);
