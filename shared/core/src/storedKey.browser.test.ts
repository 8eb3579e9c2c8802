import { afterEach, expect, it } from 'vitest';
import { storedKey } from './storedKey.ts';

const key = storedKey('test.list', 'session', (value) => (Array.isArray(value) ? value : undefined));
afterEach(() => {
  key.remove();
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

it('keeps what it can read again', () => {
  expect(key.write([1, 2])).toBe(true);
  expect(key.read()).toEqual([1, 2]);
});

it('keeps a list where the page makes arrays a text, as Prototype.js 1.6 does', () => {
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    value(this: unknown[]) {
      return `[${this.join(', ')}]`;
    },
  });
  expect(key.write([1, 2])).toBe(true);
  expect(key.read()).toEqual([1, 2]);
});
