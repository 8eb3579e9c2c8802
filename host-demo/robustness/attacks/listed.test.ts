import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GUIDE = join(import.meta.dirname, '../../../docs/security.md');

/** `A-OPEN-20, 21` are two. */
const idsIn = (text: string) =>
  [...text.matchAll(/(A-[A-Z]+-)(\d\d(?:, \d\d)*)/g)].flatMap(([, kind, numbers = '']) =>
    numbers.split(', ').map((number) => `${kind}${number}`),
  );

it('every attack is in the tables of docs/security.md, which name no other', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && !import.meta.filename.endsWith(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const [, tables = ''] = readFileSync(GUIDE, 'utf8').split('\n## Attacks and their tests\n');
  const played = new Set(idsIn(tests.join('\n')));
  // 28 of an earlier state of the server, and 50 more.
  expect(played.size).toBeGreaterThanOrEqual(78);
  expect([...new Set(idsIn(tables))].sort()).toEqual([...played].sort());
});
