import { describe, expect, it } from 'vitest';
import { isHttpAddress } from './isHttpAddress.ts';

describe('isHttpAddress', () => {
  it.each(['https://a.example/x', 'HTTP://a.example', '/path?q', 'relative', '#anchor', '//cdn.example/x', ''])(
    'lets %j pass',
    (address) => expect(isHttpAddress(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' \tJAVA\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'ftp://a.example',
    'httpx://a.example',
    'http://[',
    'https://',
  ])('refuses %j', (address) => expect(isHttpAddress(address)).toBe(false));
});
