import { expect, it } from 'vitest';
import { ownValue } from './ownValue.ts';

it('gives what a record has, and nothing of what every object has', () => {
  expect(ownValue({ hotels: 'Hotels' }, 'hotels')).toBe('Hotels');
  for (const key of ['flights', 'constructor', '__proto__', 'toString']) expect(ownValue({}, key)).toBeUndefined();
});
