import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Packages for Node, and for tests. */
const ELSEWHERE = /^(back-end|brand|conformance|fragments|testing)$/;

const SOURCE = /\.tsx?$/;
const OF_TESTS = /\.(test|stories|fixtures)\.|(^|[\\/])(generated|test[A-Z])/;

const files = ['packages', 'shared'].flatMap((room) =>
  readdirSync(join(ROOT, room))
    .filter((name) => !ELSEWHERE.test(name))
    .flatMap((name) => {
      const folder = join(ROOT, room, name, 'src');
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return found.filter((file) => SOURCE.test(file) && !OF_TESTS.test(file)).map((file) => join(folder, file));
    }),
);

/** Prototype.js 1.7 takes `entries` from arrays; its `Array.from` knows neither iterators nor a second argument. */
test('our code on pages uses no function of arrays that Prototype.js replaces', () => {
  expect(files.length).toBeGreaterThan(500);
  const using = files.filter((file) => /(?<!Object|Map)\.entries\(\)|\bArray\.from\(/.test(readFileSync(file, 'utf8')));
  expect(using.map((file) => file.slice(ROOT.length + 1))).toEqual([]);
});
