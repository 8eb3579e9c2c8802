import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands, firstTags, snippetOf, snippets } from './guideSnippets.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** Guide, words that only one of its blocks has, and how that block is kept right: by a test, or as (a part of) a file. */
const ROW = /^\| (\S+) +\| `(.+?)` +\| (?:run by `(\S+)`|is in `(\S+)`|not run: \S.*?) +\|$/gm;
const rows = [...read('docs/snippets.md').matchAll(ROW)].map(([, guide = '', words = '', ranBy = '', file = '']) => ({
  guide,
  words,
  ranBy,
  file,
}));

/** A command in text, and what runs it. */
const COMMAND_ROW = /^\| `([^|]+?)` +\| (?:run by `(\S+)`|not run: \S.*?) +\|$/gm;
const commandRows = [...read('docs/snippets.md').matchAll(COMMAND_ROW)].map(([, command = '', ranBy = '']) => ({
  command,
  ranBy,
}));

describe('docs/snippets.md', () => {
  test('has each row in its form', () => {
    const lines = read('docs/snippets.md').match(/^\| (?!Guide|Command |-)/gm);
    expect(rows.length + commandRows.length).toBe(lines?.length);
  });

  test('has one row for each command in text, and no other', () => {
    expect(commands).toContain('npm run release -- --dry-run');
    expect(commandRows.map(({ command }) => command).sort()).toEqual([...commands].sort());
  });

  test.each(commandRows.filter(({ ranBy }) => ranBy))('$ranBy runs $command', ({ command, ranBy }) => {
    const [program = '', ...args] = command.replace(/ <.*>$/, '').split(' ');
    const words = program === 'node' ? args : [program, ...args];
    // As a line, or as the arguments of a call.
    const known = [words, words.slice(0, 3)].flatMap((each) => [
      each.join(' '),
      each.map((word) => `'${word}'`).join(', '),
    ]);
    const text = read(ranBy);
    expect(
      known.filter((each) => text.includes(each)),
      `${command} in ${ranBy}`,
    ).not.toEqual([]);
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

describe('the page of each framework', () => {
  const INSTALLS = /^(npm install |npx travel-shell-fragments serve|<script async src=)|\n +<script async src=/;
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-');

  test.each(readdirSync(join(import.meta.dirname, '../docs/frameworks')))(
    '%s begins with a tested line that installs',
    (name) => {
      const page = read(`docs/frameworks/${name}`);
      // Blocks are those of the guides, which have rows.
      expect(page).not.toContain('```');
      const [, guide = '', anchor] = /^<!--@include: \.\.\/(\S+)#(\S+)-->$/m.exec(page) ?? [];
      const section = read(`docs/${guide}`)
        .split(/^##+ (?=[A-Z])/m)
        .find((text) => anchorOf(text.split('\n')[0] as string) === anchor);
      const { text = '' } =
        snippets.find((each) => each.guide === `docs/${guide}` && section?.includes(each.text)) ?? {};
      expect(text).toMatch(INSTALLS);
      const row = rows.find((each) => each.guide === `docs/${guide}` && text.includes(each.words));
      expect(row?.ranBy || row?.file).toBeTruthy();
    },
  );
});

test('packages/back-end/README.md maps the folders that there are', () => {
  const map = snippetOf('packages/back-end/README.md', 'src/errors/');
  const folders = [...map.matchAll(/^(\S+)\/ /gm)].map(([, folder = '']) => folder.replace('/<area>', ''));
  expect(folders).toHaveLength(map.split('\n').length);
  for (const folder of folders)
    expect(existsSync(join(import.meta.dirname, '../packages/back-end', folder)), folder).toBe(true);
});

test('the first snippet is the same in README and guide, and short', () => {
  const [ofReadme, ofGuide] = ['README.md', 'docs/embed-guide.md'].map(firstTags);
  expect(ofReadme).toBe(ofGuide);
  expect(ofReadme?.split('\n').length).toBeLessThanOrEqual(6);
  expect(ofReadme?.length).toBeLessThanOrEqual(400);
});

test('README.md maps the folders that there are', () => {
  const map = snippetOf('README.md', 'packages/     what ships');
  const folders = [...map.matchAll(/^(\S+)\/ /gm)].map(([, folder = '']) => folder);
  expect(folders).toHaveLength(map.split('\n').length);
  for (const folder of folders) expect(existsSync(join(import.meta.dirname, '..', folder)), folder).toBe(true);
});
