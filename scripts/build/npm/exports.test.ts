import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from '../pieces.ts';
import { readManifest } from './writePackage.ts';

const PACKED = join(ROOT, 'dist/npm');
const folders = readdirSync(PACKED, { withFileTypes: true }).filter(
  // The modules of `testing` import packages of others, which have to be installed.
  (entry) => entry.isDirectory() && entry.name !== 'testing',
);

/** Entries with types and code of their own. */
const entries = folders.flatMap(({ name: folder }) =>
  Object.entries(readManifest(join(PACKED, folder)).exports ?? {}).flatMap(([entry, files]) => {
    const { types, default: code } = files as { types?: string; default?: string };
    const isOwn = types && !/^export \* from/m.test(readFileSync(join(PACKED, folder, types), 'utf8'));
    return types && isOwn && code?.endsWith('.js')
      ? [{ entry: join(folder, entry), types: join(PACKED, folder, types), code: join(PACKED, folder, code) }]
      : [];
  }),
);

/** Names of declarations that can be used as values. */
function declaredIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const named = listed.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
  const declared = text.matchAll(/\bexport (?:declare )?(?:async )?(?:const|let|function|class) (\w+)/g);
  return [...new Set([...named.map((name) => name.split(' as ').at(-1)), ...[...declared].map(([, name]) => name)])]
    .map(String)
    .sort();
}

/** For the package's own command. */
const INTERNAL: Readonly<Record<string, readonly string[]>> = { fragments: ['fileAttribute'] };

it.each(entries)('$entry: the types name what the code exports', async ({ entry, types, code }) => {
  const module = await import(/* @vite-ignore */ pathToFileURL(code).href);
  const exported = Object.keys(module).filter((name) => !INTERNAL[entry]?.includes(name));
  expect(declaredIn(types)).toEqual(exported.sort());
});

it('there are entries of each kind', () => {
  expect(entries.length).toBeGreaterThan(25);
  expect(declaredIn(join(PACKED, 'fragments/dist/index.d.ts'))).toContain('renderFragment');
});
