import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { INITIAL_LOOKS } from '../../toolbar.ts';
import { frameAddress, SURFACES } from './ShellFrame.tsx';

const ROOT = join(import.meta.dirname, '../../..');
const ids = globSync('{packages,storybook/pages}/**/*.stories.tsx', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).flatMap((fileName) =>
  loadCsf(readFileSync(join(ROOT, fileName), 'utf8'), { fileName, makeTitle: (title = '') => title })
    .parse()
    .stories.map(({ id }) => id),
);

test.each(SURFACES)('%s is a story', (_, story) => {
  expect(ids).toContain(story);
});

test('the page in it has the looks that are chosen', () => {
  const address = frameAddress('pieces-footer--complete', { ...INITIAL_LOOKS, brand: 'sister', presentation: 'dark' });
  const query = new URLSearchParams(address.split('?')[1]);
  expect(query.get('id')).toBe('pieces-footer--complete');
  expect(query.get('globals')).toContain('brand:sister;presentation:dark;');
});
