import { describe, expect, it } from 'vitest';
import { isDay } from './formats.ts';
import { type Problem, problemOf, type Rule } from './rule.ts';

const required = { type: 'text', required: true, minLength: 2, maxLength: 3 } as const;
const list = { type: 'list', maxItems: 2, isUnique: true, item: { type: 'text', choices: ['a', 'b', 'c'] } } as const;

/** The problems of values. packages/back-end/src/http/formRules.test.ts compares the rules with the server's checks. */
describe('problemOf', () => {
  it.each<[Rule, unknown, Problem | undefined]>([
    [required, undefined, { code: 'missing' }],
    [required, null, { code: 'missing' }],
    [required, '', { code: 'missing' }],
    [required, 'a', { code: 'short', bound: 2 }],
    [required, '😀😀😀', undefined],
    [required, '😀😀😀😀', { code: 'long', bound: 3 }],
    [{ type: 'text', kind: 'email' }, 'ada@example', { code: 'form' }],
    [{ type: 'text', kind: 'country' }, 'AT', undefined],
    [{ type: 'text', kind: 'country' }, 'UK', { code: 'form' }],
    [{ type: 'text', kind: 'currency' }, 'USD', undefined],
    [{ type: 'text', kind: 'currency' }, 'DOL', { code: 'form' }],
    [{ type: 'text', required: true, choices: ['a'] }, '', { code: 'missing' }],
    [{ type: 'text', choices: ['a'] }, 'b', { code: 'choice' }],
    [{ type: 'integer', min: 0, max: 9 }, Number.NaN, { code: 'number' }],
    [{ type: 'integer', min: 0, max: 9 }, 0.5, { code: 'integer' }],
    [{ type: 'integer', min: 0, max: 9 }, -1, { code: 'low', bound: 0 }],
    [{ type: 'integer', min: 0, max: 9 }, 10, { code: 'high', bound: 9 }],
    [list, ['a', 'b', 'c'], { code: 'many', bound: 2 }],
    [list, ['a', 'a'], { code: 'twice' }],
    [list, ['d'], { code: 'choice' }],
    [list, ['a', 'b'], undefined],
  ])('%j with %j is %j', (rule, value, expected) => {
    expect(problemOf(rule, value)).toEqual(expected);
  });
});

it.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2027-04-31', false],
  ['2027-00-10', false],
  ['2027-01-00', false],
  ['2027-1-1', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
