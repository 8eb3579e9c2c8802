import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it, test } from 'vitest';
import { ALIASES, humanName, namedForSearch, shownName } from './searchNames.ts';

const ROOT = join(import.meta.dirname, '..');
const files = globSync('{packages,shared,storybook}/**/*.stories.tsx', { cwd: ROOT, exclude: ['**/node_modules/**'] });
const parsed = files.map((file) => {
  const makeTitle = (title = '') => title;
  return { file, csf: loadCsf(readFileSync(join(ROOT, file), 'utf8'), { fileName: file, makeTitle }).parse() };
});
const stories = parsed.flatMap(({ file, csf }) =>
  csf.indexInputs.map((input) => ({ file, ...input, globals: csf._storyAnnotations[input.exportName]?.globals })),
);
/** The entries that the sidebar shows. */
const entries = parsed.flatMap(({ csf }) =>
  namedForSearch(csf.indexInputs).filter(({ tags = [] }) => !tags.includes('!dev')),
);

test('reads the stories', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(entries.length).toBeGreaterThan(250);
});

test('the words that designers search for belong to titles, and each title but that of a screen has some', () => {
  const titles = [...new Set(parsed.map(({ csf }) => csf.meta.title ?? ''))];
  const named = Object.keys(ALIASES);
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  // A screen is found by its own title.
  expect(titles.filter((title) => !named.includes(title) && !title.startsWith('Screens/'))).toEqual([]);
});

test.each([
  ...['cookie', 'language', 'hamburger', 'modal', 'error', 'login', 'dropdown', 'toggle', 'wishlist', 'loading'],
  ...['typography', 'dark mode', 'theme', 'privacy', 'user menu'],
])('"%s" finds something', (word) => {
  const found = entries.filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(word));
  expect(found).not.toEqual([]);
});

describe('names', () => {
  it.each([
    ['Signed In With Image', 'Signed in with image'],
    ['AOS', 'AOS'],
    ['In Arabic', 'In Arabic'],
  ])('%s is %s', (name, human) => {
    expect(humanName(name)).toBe(human);
  });

  it('leaves a name that is written as it is to be read', () => {
    expect(humanName('Sign-in of Vireo')).toBe('Sign-in of Vireo');
  });

  it('the sidebar shows them without the words of the search', () => {
    const [first, second] = namedForSearch([
      { title: 'Pieces/Consent', name: 'Landing' },
      { title: 'Pieces/Consent', name: 'Two Party' },
    ]);
    expect(first?.name).toContain('cookie');
    expect(shownName(first?.name ?? '')).toBe('Landing');
    expect(second?.name).toBe('Two party');
  });

  it('none is split like code', () => {
    const bad = entries.filter(({ name }) =>
      /(^|\s)[b-hj-z](\s|$)|^[B-HJ-Z]\s|\b(xs|xl|rtl|aos)\b/.test(shownName(name ?? '')),
    );
    expect(bad).toEqual([]);
  });
});

/** By the property of `globals`: what the toolbar has a switch for. */
const SWITCHES = ['brand', 'presentation', 'locale', 'direction', 'textSize', 'forcedColors'];

/** Titles of which a story waits for its texts in one language, or shows one look of many. */
const WITH_A_REASON = ['Pieces/Save button', 'Foundations/Brand of any colour'];

test('a story that turns a switch of the toolbar is for the pictures, not for the sidebar', () => {
  const turned = stories.filter(({ globals }) => {
    if (!globals || !t.isObjectExpression(globals)) return false;
    return globals.properties.some(
      (property) =>
        t.isObjectProperty(property) && t.isIdentifier(property.key) && SWITCHES.includes(property.key.name),
    );
  });
  expect(turned.length).toBeGreaterThan(20);
  const shown = turned.filter(({ title, tags }) => !tags?.includes('!dev') && !WITH_A_REASON.includes(title ?? ''));
  expect(shown.map(({ title, name }) => `${title}, ${name}`)).toEqual([]);
});
