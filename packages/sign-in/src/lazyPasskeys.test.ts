import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offersPasskeys } from './lazyPasskeys.ts';

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['shop.example.com', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('passkeys belong to a domain: offered on %s: %s', (hostname, isOffered) => {
  vi.stubGlobal('location', { hostname });
  expect(offersPasskeys({ passkeys: 'on' })).toBe(isOffered);
  expect(offersPasskeys({ passkeys: 'off' })).toBe(false);
});

it('a browser without them is offered none', () => {
  vi.stubGlobal('location', { hostname: 'shop.example.com' });
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  expect(offersPasskeys({ passkeys: 'on' })).toBe(false);
});
