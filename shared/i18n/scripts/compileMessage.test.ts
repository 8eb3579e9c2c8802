import { expect, test } from 'vitest';
import { compileMessage, typeOfMessage } from './compileMessage.ts';
import { evaluate } from './evaluate.ts';
import { parseMessage } from './parseMessage.ts';

const NBSP = '\u00a0';

test.each([
  ['Trips', {}, 'Trips'],
  ['Back\\slash, `tick`, $\u007bname}', { name: 'x' }, 'Back\\slash, `tick`, $x'],
  ["It’s {name}’s '{'literal'}' trip", { name: 'Ada' }, 'It’s Ada’s {literal} trip'],
  ['{a}{b}{a}', { a: 1, b: 'two' }, '1two1'],
  ['{name}', { name: '{name}' }, '{name}'],
  ['{who, select, female {her} male {his} other {their}} trip', { who: 'male' }, 'his trip'],
  ['{who, select, female {her} male {his} other {their}} trip', { who: 'constructor' }, 'their trip'],
  ['{n, plural, =0 {No trips} one {# trip} other {# trips}}', { n: 0 }, 'No trips'],
  ['{n, plural, =0 {No trips} one {# trip} other {# trips}}', { n: 1 }, '1 trip'],
  ['{n, plural, =0 {No trips} one {# trip} other {# trips}}', { n: 1200 }, '1,200 trips'],
  [
    '{n, plural, offset:1 =1 {{name}} one {{name} and # other} other {{name} and # others}}',
    { n: 3, name: 'Ada' },
    'Ada and 2 others',
  ],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} stop', { n: 22 }, '22nd stop'],
  [
    '{a, plural, one {# adult} other {# adults with {c, plural, one {# child} other {# children}}}}',
    { a: 2, c: 1 },
    '2 adults with 1 child',
  ],
  [
    '{a, plural, one {# {kind, select, night {night} other {day}}} other {# {kind, select, night {nights} other {days}}}}',
    { a: 2, kind: 'night' },
    '2 nights',
  ],
  ['{n, number} and {n, number, integer}', { n: 1234.5 }, '1,234.5 and 1,235'],
  ['{n, number, percent} {n, number, ::.00}', { n: 0.256 }, '26% 0.26'],
  ['{d, date, long}', { d: '2026-11-21' }, 'November 21, 2026'],
  ['{d, date, ::yMMMd}', { d: '2026-11-21' }, 'Nov 21, 2026'],
])('%s with %j', (message, values, text) => {
  expect(evaluate(message, 'en-US', values)).toBe(text);
});

test.each([
  ['de-DE', 1234, '1.234 Reisen'],
  ['pl-PL', 3, '3 few'],
  ['ar', 0, 'zero'],
])('a plural follows the rules and the numbers of %s', (tag, n, text) => {
  const messages: Record<string, string> = {
    'de-DE': '{n, plural, one {# Reise} other {# Reisen}}',
    'pl-PL': '{n, plural, one {# one} few {# few} many {# many} other {# other}}',
    ar: '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}',
  };
  expect(evaluate(messages[tag] as string, tag, { n })).toBe(text);
});

test('a million takes the French case "many"', () => {
  const message = '{n, plural, one {# voyage} many {# de voyages} other {# voyages}}';
  expect(evaluate(message, 'fr-FR', { n: 1_000_000 })).toBe('1\u202f000\u202f000 de voyages');
  expect(evaluate(message, 'fr-FR', { n: 0 })).toBe('0 voyage');
});

test('tags give the results of their functions, between the texts', () => {
  const link = (content: string) => ({ link: content });
  expect(evaluate('I accept the <terms>terms of {brand}</terms>.', 'en-US', { terms: link, brand: 'Vireo' })).toEqual([
    'I accept the ',
    { link: 'terms of Vireo' },
    '.',
  ]);
  expect(
    evaluate('{n, plural, one {<b>#</b> trip} other {<b>#</b> trips}} of {name}', 'en-US', {
      n: 2,
      b: link,
      name: 'Ada',
    }),
  ).toEqual([{ link: '2' }, ' trips', ' of ', 'Ada']);
});

test('a tag’s content is one text, plurals included', () => {
  const message = '<b>{n, plural, one {# trip} other {# trips}}</b> of {name}';
  expect(evaluate(message, 'en-US', { n: 2, b: (content: string) => content.toUpperCase(), name: 'Ada' })).toEqual([
    '2 TRIPS',
    ' of ',
    'Ada',
  ]);
});

test.each([
  ['en-US', 'סול', true],
  ['en-US', 'Ada (Ltd.)', false],
  ['ja-JP', 'علي', true],
  ['ar', 'Ada (Ltd.)', true],
  ['ar', 'علي', false],
  ['ar', '21', false],
  ['ar', '\u2068Ada\u2069', false],
])('in %s what fills a message, %s, is isolated: %s', (tag, name, isIsolated) => {
  const shown = isIsolated ? `\u2068${name}\u2069` : name;
  expect(evaluate('by {name}, 21', tag, { name })).toBe(`by ${shown}, 21`);
  expect(evaluate('<b>by</b> {name}', tag, { name, b: () => '' })).toContain(shown);
});

test('a message without formatting imports no formatter', () => {
  const helpers = (text: string) => [...compileMessage(parseMessage(text, 'en-US'), 'en-US').helpers];
  expect(helpers('A trip of {who, select, a {x} other {y}} <b>bold</b>')).toEqual([]);
  expect(helpers('{n, plural, one {{d, date}} other {#}} {n, number}').sort()).toEqual([
    'formatDate',
    'formatNumber',
    'plural',
  ]);
});

test.each([
  ['Trips', 'string'],
  ['{name}', '(v: { name: string | number }) => string'],
  ['{name} {n, plural, one {#} other {{n}}}', '(v: { name: string | number; n: number }) => string'],
  ['{d, date} {t, time} {s, select, a {x} other {y}}', '(v: { d: DateInput; t: Date | number; s: string }) => string'],
  ['<b>{name}</b>', '<T>(v: { b: (content: string) => T; name: string | number }) => (string | T)[]'],
])('the type of “%s”', (message, type) => {
  expect(typeOfMessage(parseMessage(message, 'en-US'))).toBe(type);
});

test.each([
  ['<a>one <b>two</b></a>', 'tags cannot be nested'],
  ['{n, number, currency}', 'unknown number style “currency”'],
  ['{d, date, tiny}', 'unknown style “tiny”'],
])('refuses %s', (message, problem) => {
  expect(() => compileMessage(parseMessage(message, 'en-US'), 'en-US')).toThrow(problem);
});

test('keeps a nonbreaking space from the source', () => {
  expect(evaluate(`Compte${NBSP}: {name}`, 'fr-FR', { name: 'Ada' })).toBe('Compte\u00a0: Ada');
});
