/** The table of the pieces' events in docs/host-api.md, from their contracts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { findPieces, ROOT } from './build/pieces.ts';
import type { Files } from './writeFiles.ts';

const FILE = 'docs/host-api.md';
const START = '<!-- events of the pieces, by scripts/hostEvents.ts -->\n';
const END = '<!-- end -->';

export async function generate(): Promise<Files> {
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
  const table = markdownTable([['Event', 'When', '`detail`', 'Of'], ...rows]);
  const text = readFileSync(join(ROOT, FILE), 'utf8');
  const from = text.indexOf(START) + START.length;
  return { [FILE]: `${text.slice(0, from)}\n${table}\n\n${text.slice(text.indexOf(END, from))}` };
}
