/** The files that a partner's bundler makes of our packages. Expects `dist/guests/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GUEST = join(import.meta.dirname, '../../dist/guests/vite-npm');
const files = readdirSync(join(GUEST, 'assets'));
const textOf = new Map(files.map((name) => [name, readFileSync(join(GUEST, 'assets', name), 'utf8')]));

/** Files that are named by another one or by the page. */
function reached(): Set<string> {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const name of files) {
      if (found.has(name) || !text.includes(name)) continue;
      found.add(name);
      follow(textOf.get(name) ?? '');
    }
  };
  follow(readFileSync(join(GUEST, 'index.html'), 'utf8'));
  return found;
}

it('emits no file that nothing imports, and none twice', () => {
  const known = reached();
  expect(files.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(textOf.values()).size).toBe(files.length);
});

it('emits no language that visitors do not have', () => {
  const languages = files.filter((name) => /^(\w\w-\w\w|ar|pseudo)-/.test(name)).map((name) => name.slice(0, 6));
  expect(languages.filter((name) => name.startsWith('de-DE')).length).toBeGreaterThan(5);
  expect(languages.filter((name) => name.startsWith('pseudo'))).toEqual([]);
});

it('emits no check that is for development', () => {
  expect([...textOf].filter(([, text]) => text.includes('Choose another name.')).map(([name]) => name)).toEqual([]);
});
