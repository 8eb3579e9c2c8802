/**
 * Turns tokens/ (DTCG JSON) into src/generated/: two style sheets a brand, the measures as constants, the list of what a
 * host may set; and writes that list into docs/theming.md. With `--check` it writes nothing and fails when a committed
 * file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandSheet } from './brandSheet.mjs';
import { catalogueModule } from './catalogue.mjs';
import { foundationSheet } from './foundationSheet.mjs';
import { measures } from './measures.mjs';
import { BRANDS, ROOT } from './readTokens.mjs';
import { THEMING, themingDocs } from './themingDocs.mjs';

const generated = (name) => join(ROOT, 'src/generated', name);
const files = new Map([
  [generated('measures.ts'), await measures()],
  [generated('catalogue.ts'), await catalogueModule()],
  [THEMING, await themingDocs()],
]);
for (const brand of BRANDS) {
  files.set(generated(`${brand}.shadow.css`), await brandSheet(brand));
  files.set(generated(`${brand}.foundation.shadow.css`), await foundationSheet(brand));
}

if (process.argv.includes('--check')) {
  const read = (file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return undefined; // missing is stale too
    }
  };
  const stale = [...files].filter(([file, text]) => read(file) !== text).map(([file]) => relative(ROOT, file));
  if (stale.length > 0) {
    console.error(`Stale in shared/tokens: ${stale.join(', ')}. Run: node shared/tokens/scripts/build.mjs`);
    process.exit(1);
  }
} else {
  mkdirSync(join(ROOT, 'src/generated'), { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
}
