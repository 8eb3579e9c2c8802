import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GUIDES = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

/** Snippets that name their file: `file=` after the language. */
const snippets = GUIDES.flatMap((guide) =>
  [...readFileSync(join(ROOT, guide), 'utf8').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)\n```$/gm)].map(
    ([, file = '', text = '']) => ({ guide, file, text }),
  ),
);

test('guides have snippets of files', () => {
  expect(snippets.map(({ guide }) => guide)).toContain('docs/recipes.md');
});

test.each(snippets)('$file is in $guide as it is', ({ file, text }) => {
  expect(text).toBe(readFileSync(join(ROOT, file), 'utf8').trimEnd());
});
