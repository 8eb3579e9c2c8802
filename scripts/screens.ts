/**
 * Writes the table of screens in the README of each piece that has some, from its table of routes. `--check` writes nothing
 * and fails when one is out of date; `--root=<folder>` looks at the pieces in its `packages/` instead of ours.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCREENS_END, SCREENS_START } from './new/templates.ts';

/** The documented part of a row of `defineScreens`. */
interface Row {
  path: string;
  title: string;
  needs?: { features?: readonly string[]; permissions?: readonly string[] };
}

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, root: { type: 'string' } } });
const packages = join(resolve(options.root ?? join(import.meta.dirname, '..')), 'packages');
// Tables of a piece, or of an element in a folder of its own.
const tables = globSync('*/src/{screens.ts,*/screens.ts}', { cwd: packages });

for (const found of tables) {
  const [name = ''] = found.split('/');
  const { screens }: { screens: { rows: readonly Row[] } } = await import(join(packages, found));
  const { titles }: { titles: Record<string, string> } = JSON.parse(
    readFileSync(join(packages, dirname(found), 'messages/en-US.json'), 'utf8'),
  );
  const rows = screens.rows.map((row) => [`\`${row.path}\``, titles[row.title] ?? row.title, visitorsOf(row)]);

  const file = join(packages, name, 'README.md');
  const text = readFileSync(file, 'utf8');
  // A README of several elements has a heading for each.
  const element = dirname(found).split('/')[2];
  const heading = element ? text.indexOf(`\n## \`<travel-${element}>\``) : 0;
  const start = text.indexOf(SCREENS_START, heading);
  const from = start + SCREENS_START.length;
  const to = text.indexOf(SCREENS_END, from);
  if (heading < 0 || start < 0 || to < 0)
    throw new Error(`packages/${name}/README.md has no place for its screens: ${SCREENS_START}${SCREENS_END}`);
  const written = `${text.slice(0, from)}\n${table([['Address', 'Screen', 'For'], ...rows])}\n${text.slice(to)}`;
  if (written === text) continue;
  if (!options.check) writeFileSync(file, written);
  else {
    console.error(`Out of date: packages/${name}/README.md. Run: node scripts/screens.ts`);
    process.exitCode = 1;
  }
}
console.log(`The screens of ${tables.length} pieces.`);

function visitorsOf({ needs }: Row): string {
  if (!needs) return 'everybody';
  const { features = [], permissions = [] } = needs;
  const anyOf = (list: readonly string[]) => list.map((each) => `\`${each}\``).join(' or ');
  const wanted = [
    permissions.length > 0 && anyOf(permissions),
    features.length > 0 && `the feature ${anyOf(features)}`,
  ];
  return ['members of a company', wanted.filter(Boolean).join(' and ')].filter(Boolean).join(' with ');
}

function table([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');
}
