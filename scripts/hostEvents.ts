/**
 * Writes the table of the pieces' events in docs/host-api.md from their contracts. `--check` writes nothing and fails when it
 * is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPieces, ROOT } from './build/pieces.ts';

const FILE = join(ROOT, 'docs/host-api.md');
const START = '<!-- events of the pieces, by scripts/hostEvents.ts -->\n';
const END = '<!-- end -->';

const contracts = (await findPieces()).flatMap(({ elements }) => elements.map(({ contract }) => contract));
const names = [...new Set(contracts.flatMap(({ events }) => Object.keys(events)))].sort();
const rows = names.map((name) => {
  const from = contracts.filter(({ events }) => name in events);
  const events = from.map(({ events }) => events[name as 'travel-track']);
  const fields = [...new Set(events.flatMap((event) => Object.keys(event?.detail ?? {})))];
  const detail = fields.map((field) => `\`${field}\``).join(', ') || '–';
  const pieces = from.map(({ tag }) => `[\`${tag.slice('travel-'.length)}\`](elements/${tag}.md)`).join(', ');
  return [`\`${name}\``, events[0]?.description ?? '', detail, pieces];
});
const cells = [['Event', 'When', '`detail`', 'Of'], ...rows];
const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
const line = (row: readonly string[]) =>
  `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
const [head = [], ...body] = cells;
const table = line(head) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');

const text = readFileSync(FILE, 'utf8');
const from = text.indexOf(START) + START.length;
const written = `${text.slice(0, from)}\n${table}\n${text.slice(text.indexOf(END, from))}`;
if (written === text) console.log('The events in docs/host-api.md are up to date.');
else if (process.argv.includes('--check')) {
  console.error('Out of date: docs/host-api.md. Run: node scripts/hostEvents.ts');
  process.exit(1);
} else {
  writeFileSync(FILE, written);
  console.log('The events in docs/host-api.md: written.');
}
