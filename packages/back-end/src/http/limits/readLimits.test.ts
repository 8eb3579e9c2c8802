import { expect, it } from 'vitest';
import { readLimits } from './readLimits.ts';

it('replaces the named scopes of an action', () => {
  const address = { max: 5, windowSeconds: 60 };
  expect(readLimits(JSON.stringify({ recordConsent: { address } }))).toEqual({
    recordConsent: { address, grows: false },
  });
});

it.each([
  ['no JSON', 'none'],
  ['an unknown action', '{"logout": {"address": {"max": 1, "windowSeconds": 1}}}'],
  ['an unknown scope', '{"login": {"browser": {"max": 1, "windowSeconds": 1}}}'],
  ['no number', '{"login": {"address": {"max": "5", "windowSeconds": 1}}}'],
  ['zero', '{"login": {"address": {"max": 0, "windowSeconds": 1}}}'],
])('refuses %s', (_title, json) => {
  expect(() => readLimits(json)).toThrow(/^LIMITS has .* Give JSON/);
});
