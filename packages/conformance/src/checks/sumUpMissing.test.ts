import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/Exchange.ts';
import { type CheckResult, verdict } from './Check.ts';
import { sumUpMissing } from './sumUpMissing.ts';

function came(check: string, status: number, problems = [`status ${status}`], method = 'POST'): CheckResult {
  const exchange: Exchange = {
    request: { method, path: '/thing', headers: {} },
    url: 'http://host/thing',
    status,
    headers: {},
    text: '',
    json: undefined,
    failure: null,
  };
  return verdict(check, '200', problems, exchange);
}

describe('sumUpMissing', () => {
  it.each([404, 405, 501])('makes one result of an operation that answers %i to everything', (status) => {
    const results = ['without a form token', 'name is missing', 'a right request'].map((check) => came(check, status));
    expect(sumUpMissing(results)).toMatchObject([
      { verdict: 'missing', problems: [`status ${status} for a right request`], exchange: { status } },
    ]);
  });

  it('does so behind a gate, and whatever another method answers', () => {
    const gate = [
      came('signed out', 401, []),
      came('without a form token', 403, []),
      came('a body of 32 MiB', 413, []),
    ];
    const results = [...gate, came('by GET', 200, [], 'GET'), came('a request that must fail here', 404)];
    expect(sumUpMissing(results)).toHaveLength(1);
  });

  it.each([
    ['a right request works', [came('without a form token', 404), came('a right request', 200, [])]],
    ['404 is right', [came('a request that must fail here', 404, [])]],
    ['malformed ones are refused as such', [came('name is missing', 400, []), came('a right request', 404)]],
    ['it fails', [came('a right request', 500)]],
    ['nothing got as far', [came('what must come first', 404)]],
  ])('leaves everything as it is where %s', (_name, results) => {
    expect(sumUpMissing(results)).toBe(results);
  });
});
