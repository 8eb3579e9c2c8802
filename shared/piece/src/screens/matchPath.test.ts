import { expect, test } from 'vitest';
import { fillPath, hasParameters, matchPath } from './matchPath.ts';

test.each<[string, string, Record<string, string> | undefined]>([
  ['/desk', '/desk', {}],
  ['/desk', '/desk/', {}],
  ['/desk', '/desks', undefined],
  ['/desk', '/desk/people', undefined],
  ['/desk/people', '/desk', undefined],
  ['/', '/', {}],
  ['/desk/{id}', '/desk/7', { id: '7' }],
  ['/desk/{id}', '/desk/', undefined],
  ['/desk/{id}/trips/{trip}', '/desk/7/trips/9', { id: '7', trip: '9' }],
  ['/desk/{id}', '/desk/ada%20l%2F1', { id: 'ada l/1' }],
  // No encoded text.
  ['/desk/{id}', '/desk/%E0%A4%A', undefined],
  ['/desk/people', '/desk/p%65ople', {}],
])('%s and %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test('fills in parameters so that they are found again', () => {
  const path = fillPath('/desk/{id}', { id: 'ada l/1?' });
  expect(path).toBe('/desk/ada%20l%2F1%3F');
  expect(matchPath('/desk/{id}', path)).toEqual({ id: 'ada l/1?' });
  expect(() => fillPath('/desk/{id}')).toThrow('/desk/{id} needs a value for {id}.');
});

test('knows which patterns have parameters', () => {
  expect(['/desk', '/desk/{id}'].map(hasParameters)).toEqual([false, true]);
});
