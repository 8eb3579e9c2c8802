import { expect, it } from 'vitest';
import { usualSymbol } from './usualSymbol.ts';

it.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['JPY', '¥'],
  ['CHF', ''],
  ['nonsense', ''],
])('the symbol of %s is "%s"', (code, symbol) => {
  expect(usualSymbol(code)).toBe(symbol);
});
