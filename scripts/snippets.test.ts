import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { snippets } from './guideSnippets.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** Guide, words that only one of its blocks has, and how that block is kept right: by a test, or as (a part of) a file. */
const ROW = /^\| (\S+) +\| `(.+?)` +\| (?:run by `(\S+)`|is in `(\S+)`|not run: \S.*?) +\|$/gm;
const rows = [...read('docs/snippets.md').matchAll(ROW)].map(([, guide = '', words = '', ranBy = '', file = '']) => ({
  guide,
  words,
  ranBy,
  file,
}));

describe('docs/snippets.md', () => {
  test('has each row in its form', () => {
    const lines = read('docs/snippets.md').match(/^\| (?!Guide|-)/gm);
    expect(rows).toHaveLength(lines?.length ?? 0);
  });

  test.each(snippets)('has one row for the block of $guide: $text', ({ guide, text }) => {
    expect(rows.filter((row) => row.guide === guide && text.includes(row.words))).toHaveLength(1);
  });

  test.each(rows)('$guide has one block with $words', ({ guide, words, ranBy, file }) => {
    const found = snippets.filter((each) => each.guide === guide && each.text.includes(words));
    expect(found).toHaveLength(1);
    // The test takes the block from the guide by the same words.
    if (ranBy) expect(read(ranBy)).toContain(words);
    if (file) expect(`\n${read(file)}`).toContain(`\n${found[0]?.text}\n`);
  });
});
