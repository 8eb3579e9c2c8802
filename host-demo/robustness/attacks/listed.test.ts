import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `A-OPEN-20, 21` are two. */
const idsIn = (text: string) =>
  [...text.matchAll(/(A-[A-Z]+-)(\d\d(?:, \d\d)*)/g)].flatMap(([, kind, numbers = '']) =>
    numbers.split(', ').map((number) => `${kind}${number}`),
  );

it('no attack is lost: there are 205, each with a number in the title of its test', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && !import.meta.filename.endsWith(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  expect(new Set(idsIn(tests.join('\n'))).size).toBeGreaterThanOrEqual(205);
});
