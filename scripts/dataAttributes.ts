/**
 * Writes docs/data-attributes.md from shared/core/src/dataAttributes.ts. `--check` writes nothing and fails when it is out of
 * date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_ATTRIBUTES } from '@travel-shell/core/dataAttributes';
import { ROOT } from './build/pieces.ts';

const FILE = 'docs/data-attributes.md';

const rows = Object.entries(DATA_ATTRIBUTES)
  .sort(([one], [two]) => (one < two ? -1 : 1))
  .map(([name, { sentence, from, to, ...row }]) => [
    `\`${name}\``,
    sentence,
    'value' in row ? row.value : '–',
    from.join(', '),
    to.join(', '),
  ]);
const cells = [['Attribute', 'What it says', 'Value', 'Written by', 'Read by'], ...rows];
const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
const line = (row: readonly string[]) =>
  `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
const [head = [], ...body] = cells;

const text = `# \`data-*\` attributes

The protocol between the HTML of a fragment, the loader, React and our style sheets: every \`data-*\` attribute that one room
writes and another reads. \`piece\` is any piece, \`page\` the host's page. What a room has for itself, such as for its own style
sheet, is not here.

Written by \`scripts/dataAttributes.ts\` from \`shared/core/src/dataAttributes.ts\`; a test compares that with the code.

${line(head)}${line(widths.map((width) => '-'.repeat(width)))}${body.map(line).join('')}`;

const path = join(ROOT, FILE);
let before: string | undefined;
try {
  before = readFileSync(path, 'utf8');
} catch {
  // Not written yet.
}
if (before === text) console.log(`${FILE} is up to date.`);
else if (process.argv.includes('--check')) {
  console.error(`Out of date: ${FILE}. Run: node scripts/dataAttributes.ts`);
  process.exit(1);
} else {
  writeFileSync(path, text);
  console.log(`${FILE}: written.`);
}
