/** Problems in our style sheets that can be found without a browser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const sheets = read('{packages,shared}/*/src/**/*.shadow.css');

/** A name that no sheet and no view sets makes the declaration invalid: a ground is transparent, a text as the one around it. */
function unsetNames(css: string, sources: string): string[] {
  const names = new Set([...sources.matchAll(/(--_[\w-]+)['"`\]]*\s*[:,]/g)].map(([, name]) => name));
  return [...new Set(css.match(/(?<=var\()--_[\w-]+/g))].filter((name) => !names.has(name));
}

test('finds a property that nothing sets', () => {
  expect(unsetNames('a { color: var(--_color-txt) }', 'b { --_color-text: red }')).toEqual(['--_color-txt']);
});

test('our sheets read only properties that something sets', () => {
  const sources = read('{packages,shared}/*/src/**/*.{css,ts,tsx}').map(({ text }) =>
    text.replaceAll(/var\(--_[\w-]+/g, ''),
  );
  const all = sources.join('\n');
  expect(sheets.flatMap(({ file, text }) => unsetNames(text, all).map((name) => `${file}: ${name}`))).toEqual([]);
});

/** No live regions. */
const HIDDEN_WHILE_EMPTY = ['.ts-table-value', '.tools', '.partners', '.social', '.symbol', '.form-choices'];

test('what is read out is in the accessibility tree before it has a text', () => {
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]*:empty[^{}]*)\{[^}]*display: none/g)]
      .map(([, selector = '']) => `${file}: ${selector.trim()}`)
      .filter((rule) => !HIDDEN_WHILE_EMPTY.some((name) => rule.includes(name))),
  );
  expect(found).toEqual([]);
});

const PHYSICAL =
  /^ *((?:margin|padding|border)-(?:left|right)\b|left|right|text-align: (?:left|right)|float: (?:left|right)).*$/gm;

/** Each has a rule for both directions. */
const FOR_BOTH_DIRECTIONS = [
  // Texts may be in another language than their page, and begin where its own do.
  'packages/admin-hub/src/parts/tables.shadow.css: text-align: right;',
  'packages/footer/src/Footer.shadow.css: text-align: left !important;',
  'packages/footer/src/Footer.shadow.css: text-align: right !important;',
  'packages/pickers/src/list.shadow.css: text-align: left;',
  'packages/pickers/src/list.shadow.css: text-align: right;',
  // Like the sides of Floating UI.
  'shared/ui/src/tooltip/tooltip.shadow.css: left: -0.3125em;',
  'shared/ui/src/tooltip/tooltip.shadow.css: right: -0.3125em;',
];

test('our sheets name no side of the screen, so that they are right in both directions', () => {
  const found = sheets.flatMap(({ file, text }) =>
    (text.match(PHYSICAL) ?? []).map((declaration) => `${file}: ${declaration.trim()}`),
  );
  expect(found.sort()).toEqual(FOR_BOTH_DIRECTIONS);
});
