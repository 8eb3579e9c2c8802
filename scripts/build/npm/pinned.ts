import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../pieces.ts';

const { catalog } = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

/** The version we test with. */
export function pinned(name: string): string {
  const version = catalog[name];
  if (!version) throw new Error(`${name} is in the bundle of npm, but not in the catalog.`);
  return version;
}
