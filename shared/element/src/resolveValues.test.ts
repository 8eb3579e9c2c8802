import { expect, test } from 'vitest';
import { counterContract } from './fixtures/counterContract.ts';
import { resolveValues } from './resolveValues.ts';

test('absent attributes give the defaults', () => {
  expect(resolveValues(counterContract, {})).toEqual({
    values: {
      text: 'Count',
      open: false,
      stepSize: 1,
      tone: 'calm',
      locale: 'en-US',
      helpUrl: '/help',
      items: undefined,
    },
    problems: [],
  });
});

test.each([
  ['text', '', 'text', ''],
  ['open', '', 'open', true],
  ['open', 'false', 'open', true],
  ['step-size', ' 2.5 ', 'stepSize', 2.5],
  ['step-size', '-1e2', 'stepSize', -100],
  ['tone', 'loud', 'tone', 'loud'],
  ['help-url', 'https://help.example/?q', 'helpUrl', 'https://help.example/?q'],
  ['items', '["a"]', 'items', ['a']],
])('%s="%s" is %s = %j', (name, text, property, value) => {
  const { values, problems } = resolveValues(counterContract, { [name]: text });
  expect(problems).toEqual([]);
  expect(values).toHaveProperty(property, value);
});

test.each([
  ['step-size', '', 'a number'],
  ['step-size', '1px', 'a number'],
  ['tone', 'LOUD', 'one of calm, loud'],
  ['help-url', 'javascript:alert(1)', 'an http(s) or relative address'],
  ['items', '[', 'JSON ('],
  ['items', '{}', 'an array of names'],
])('%s="%s" is a problem and gives the default', (name, text, expected) => {
  const { values, problems } = resolveValues(counterContract, { [name]: text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`<travel-fixture-counter> ${name}="${text}": expected ${expected}`);
  expect(values).toEqual(resolveValues(counterContract, {}).values);
});

test('names outside the contract, inherited ones too, are left out', () => {
  const attributes = Object.create({ text: 'inherited' }) as Record<string, string>;
  attributes.class = 'wide';
  const { values, problems } = resolveValues(counterContract, attributes);
  expect(problems).toEqual([]);
  expect(values).not.toHaveProperty('class');
  expect(values.text).toBe('Count');
});

test('Infinity is no number for an attribute', () => {
  expect(resolveValues(counterContract, { 'step-size': 'Infinity' }).problems).toHaveLength(1);
});
