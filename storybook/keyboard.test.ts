import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keyboard } from './keyboard.ts';

const UI = join(import.meta.dirname, '../shared/ui/src');
/** The sources of a primitive's tests, by its folder. */
const tests = new Map<string, string>();
for (const file of globSync('*/*.browser.test.tsx', { cwd: UI }).sort()) {
  const folder = dirname(file);
  tests.set(folder, `${tests.get(folder) ?? ''}\n${readFileSync(join(UI, file), 'utf8')}`);
}

/** How tests press the keys named in a table. */
const PRESSES: Readonly<Record<string, RegExp>> = {
  '↓': /\{ArrowDown\}/,
  '↑': /\{ArrowUp\}/,
  '←': /\{ArrowLeft\}/,
  '→': /\{ArrowRight\}/,
  'Alt ↓': /\{Alt>\}\{ArrowDown\}/,
  'Alt ↑': /\{Alt>\}\{ArrowUp\}/,
  End: /\{End\}/,
  Enter: /\{Enter\}/,
  Escape: /\{Escape\}/,
  Home: /\{Home\}/,
  Digits: /'\d+'/,
  Letters: /'[a-z]+['{]/,
  'Page Down': /\{PageDown\}/,
  'Page Up': /\{PageUp\}/,
  'Shift Tab': /\{Shift>\}(\{Tab\})+\{\/Shift\}/,
  Space: /['}] '/,
  Tab: /\{Tab\}/,
};

/** A test with its table of cases, from the source of its file. */
function testOf(folder: string, proof: string): string | undefined {
  const [title, where = folder] = proof.split(' › ').reverse();
  const blocks = tests.get(where)?.split(/^(?= *test(?:\.each)?\()/m) ?? [];
  return blocks.find((block) => [`('${title}'`, `("${title}"`].some((start) => block.includes(start)));
}

const rows = Object.entries(keyboard).flatMap(([folder, table]) =>
  table.map(([keys, does, ...proofs]) => ({ folder, keys, does, proofs })),
);

test.each(rows)('$folder: $keys – $does', ({ folder, keys, proofs }) => {
  const found = proofs.map((proof) => testOf(folder, proof));
  expect(proofs.filter((_, index) => found[index] === undefined)).toEqual([]);
  const source = found.join('\n');
  expect(keys.split(', ').filter((key) => !PRESSES[key]?.test(source))).toEqual([]);
});

test('every primitive whose tests press keys has a table', () => {
  const pressed = [...tests].filter(([, source]) => source.includes('userEvent.keyboard(')).map(([folder]) => folder);
  expect(pressed.filter((folder) => !keyboard[folder])).toEqual([]);
});
