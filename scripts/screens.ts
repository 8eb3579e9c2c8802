/** The table of screens in the README of each piece that has some, from its table of routes. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { SCREENS_END, SCREENS_START } from './new/templates.ts';
import type { Files } from './writeFiles.ts';

/** The documented part of a row of `defineScreens`. */
interface Row {
  path: string;
  title: string;
  needs?: { features?: readonly string[]; permissions?: readonly string[] };
}

export async function generate(root: string): Promise<Files> {
  // A README of several elements has a table for each.
  const files: Record<string, string> = {};
  // Tables of a piece, or of an element in a folder of its own.
  for (const found of globSync('packages/*/src/{screens.ts,*/screens.ts}', { cwd: root })) {
    const { screens }: { screens: { rows: readonly Row[] } } = await import(join(root, found));
    const { titles }: { titles: Record<string, string> } = JSON.parse(
      readFileSync(join(root, dirname(found), 'messages/en-US.json'), 'utf8'),
    );
    const rows = screens.rows.map((row) => [`\`${row.path}\``, titles[row.title] ?? row.title, visitorsOf(row)]);
    const [, name, , element] = dirname(found).split('/');
    const file = `packages/${name}/README.md`;
    const text = files[file] ?? readFileSync(join(root, file), 'utf8');
    const heading = element ? text.indexOf(`\n## \`<travel-${element}>\``) : 0;
    const start = text.indexOf(SCREENS_START, heading);
    const from = start + SCREENS_START.length;
    const to = text.indexOf(SCREENS_END, from);
    if (heading < 0 || start < 0 || to < 0)
      throw new Error(`${file} has no place for its screens: ${SCREENS_START}${SCREENS_END}`);
    const table = markdownTable([['Address', 'Screen', 'For'], ...rows]);
    files[file] = `${text.slice(0, from)}\n${table}\n\n${text.slice(to)}`;
  }
  return files;
}

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
