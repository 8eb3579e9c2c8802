/** What the style sheets of all rooms keep to. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) => ({
    path,
    room: path.split('/').slice(0, 2).join('/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
const sheets = read('{packages,shared}/*/src/**/*.shadow.css');
const code = read('{packages,shared}/*/src/**/*.{ts,tsx}');

test('a property that a sheet reads without a fallback is a token, or set in its room or in shared/ui', () => {
  const set = new Map<string, Set<string>>();
  for (const { room, text } of [...sheets, ...code]) {
    const of = room === 'shared/tokens' || room === 'shared/ui' ? 'all' : room;
    const names = set.get(of) ?? new Set();
    for (const [name] of text.matchAll(/--_[\w-]+(?=['"`]?\]?:)|(?<=['"`])--_[\w-]+/g)) names.add(name);
    set.set(of, names);
  }
  const unknown = sheets.flatMap(({ path, room, text }) =>
    [...text.matchAll(/var\((--_[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.get('all')?.has(name) && !set.get(room)?.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('what is read out is in the accessibility tree before it has a text', () => {
  // No live regions.
  const others = ['.tools', '.partners', '.social', '.symbol', '.form-choices'];
  const hidden = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]*:empty[^{}]*)\{[^}]*display: none/g)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !others.some((name) => selector.includes(name)))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(hidden).toEqual([]);
});
