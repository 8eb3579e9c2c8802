import { expect, it } from 'vitest';
import { cookiePlaces } from './cookiePlaces.ts';

it('are every folder above the page, on the host alone and on each parent domain', () => {
  expect(cookiePlaces('shop.example.com', '/a/b')).toEqual(
    ['', '; Domain=shop.example.com', '; Domain=example.com', '; Domain=com'].flatMap((domain) =>
      ['/', '/a', '/a/', '/a/b', '/a/b/'].map((path) => `; Path=${path}${domain}`),
    ),
  );
  expect(cookiePlaces('localhost', '/')).toEqual(['; Path=/', '; Path=/; Domain=localhost']);
});
