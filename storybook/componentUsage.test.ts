import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentUsage, exportsOf, folderOf } from './componentUsage.ts';
import { keyboard } from './keyboard.ts';

const UI = join(import.meta.dirname, '../shared/ui/src');

test('the names of an index are read without its types', () => {
  const source = `
    export { type A, B, type C } from './b.ts';
    export { default as bSheet } from './b.shadow.css';
    export type { D } from './d.ts';
    export const bSheets = [];`;
  expect(exportsOf(source)).toEqual(['B', 'bSheet', 'bSheets']);
});

test('the usage imports from the primitive and shows its args', () => {
  const folder = folderOf('../shared/ui/src/link/Link.stories.tsx') ?? '';
  const usage = componentUsage(folder, 'Link', { href: '/help', external: true, onClick: () => {}, children: 'Help' });
  expect(usage).toContain("from '@travel-shell/ui/link';");
  expect(usage).toContain('<Link href="/help" external onClick={…}>Help</Link>');
  expect(componentUsage('nowhere', 'Nothing', {})).toBeUndefined();
});

test('every keyboard table belongs to a primitive', () => {
  const folders = readdirSync(UI);
  expect(Object.keys(keyboard).filter((folder) => !folders.includes(folder))).toEqual([]);
});
