import { expect, test } from 'vitest';
import { describeArguments } from './argumentsOf.ts';
import { evaluate } from './evaluate.ts';
import { parseMessage } from './parseMessage.ts';
import { pseudo } from './pseudo.ts';

const disguised = (text: string, values = {}) => String(evaluate(pseudo(parseMessage(text, 'en-US')), 'en-XA', values));

test.each([
  ['Sign in', {}, '[Šîĝñ îñ öñé]'],
  ['Account: {name}', { name: 'Ada' }, '[Åççöûñţ: Ada öñé]'],
  ['{n, plural, one {# trip} other {# trips}}', { n: 1200 }, '[1,200 ţŕîþš öñ]'],
])('“%s” with %j', (text, values, result) => {
  expect(disguised(text, values)).toBe(result);
});

test.each([
  'Welcome back, {name}',
  '{n, plural, =0 {No trips} one {# trip of {name}} other {# trips of {name}}}',
  '{who, select, a {One} other {Two}} and <b>more</b>',
])('leaves arguments and syntax of “%s” unchanged', (text) => {
  const original = parseMessage(text, 'en-US');
  expect(describeArguments(pseudo(original))).toEqual(describeArguments(original));
});

test.each([
  'A',
  'Help',
  'Sign in',
  'Create an account',
  'You are still signed in. Please try again.',
  'Trips '.repeat(40).trim(),
])('“%s” grows by 40 %% or a little less, keeps no plain letter, and is in brackets', (text) => {
  const result = disguised(text);
  const inner = result.slice(1, -1);
  expect(result).toMatch(/^\[.*\]$/);
  expect(inner).not.toMatch(/[A-Za-z]/);
  expect(inner.length / text.length).toBeGreaterThanOrEqual(1.35);
  expect(inner.length).toBeLessThanOrEqual(Math.ceil(text.length * 1.4) + 1);
});

test('no two letters look the same', () => {
  const letters = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
  const forms = [...letters].map((letter) => disguised(letter).slice(1, 2));
  expect(new Set(forms).size).toBe(letters.length);
});
