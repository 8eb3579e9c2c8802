import { expect, test } from 'vitest';
import { componentUsage, exportsOf, folderOf } from './componentUsage.ts';

test('reads the names of an index without its types', () => {
  const source = `
    export { type A, B, type C } from './b.ts';
    export { default as bSheet } from './b.shadow.css';
    export type { D } from './d.ts';
    export const bSheets = [];`;
  expect(exportsOf(source)).toEqual(['B', 'bSheet', 'bSheets']);
});

test('the usage example imports from the primitive and shows its args', () => {
  const folder = folderOf('../shared/ui/src/link/Link.stories.tsx') ?? '';
  const usage = componentUsage(folder, 'Link', { href: '/help', external: true, onClick: () => {}, children: 'Help' });
  expect(usage).toContain("from '@travel-shell/ui/link';");
  expect(usage).toContain('<Link href="/help" external onClick={…}>Help</Link>');
  expect(componentUsage('nowhere', 'Nothing', {})).toBeUndefined();
});
