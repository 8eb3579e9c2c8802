import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage.ts';

test('puts values in their places, each as often as it is named', () => {
  expect(formatMessage('{name}: {count} of {count}', { name: 'Trips', count: 3 })).toBe('Trips: 3 of 3');
});

test('leaves a placeholder visible when its value is missing', () => {
  expect(formatMessage('Hello {name}' as string, {})).toBe('Hello {name}');
});

test('does not read placeholders in a value', () => {
  expect(formatMessage('Hello {name}', { name: '{name}' })).toBe('Hello {name}');
});

test('asks for the values its message names, when the message is known', () => {
  // @ts-expect-error `name` is missing
  expect(formatMessage('Hello {name}', {})).toBe('Hello {name}');
});
