import { expect, test } from 'vitest';
import { withRedirect } from './withRedirect.ts';

const here = 'https://host.example/flights?from=BER#results';

test.each([
  ['/login', 'https://host.example/login'],
  ['/login?register', 'https://host.example/login'],
  ['https://id.example/start?a=1', 'https://id.example/start'],
])('RTE-O04 %s gets the full return URL', (url, target) => {
  const result = new URL(withRedirect(url, here));
  expect(result.origin + result.pathname).toBe(target);
  expect(result.searchParams.get('redir')).toBe(here);
  for (const [key] of new URL(url, here).searchParams) expect(result.searchParams.has(key)).toBe(true);
});

test('an invalid URL stays unchanged', () => {
  expect(withRedirect('https://', here)).toBe('https://');
});
