import { describe, expect, it } from 'vitest';
import { readSession } from './session.ts';

describe('readSession', () => {
  it.each<[string, string | null | undefined, boolean]>([
    ['without a header, in Express', undefined, false],
    ['without a header, at an edge', null, false],
    ['without cookies', '', false],
    ['with the cookie alone', 'travel_signed_in=1', true],
    ['with the cookie among others', 'theme=dark; travel_signed_in=1; a=b', true],
    ['with no space between', 'theme=dark;travel_signed_in=1', true],
    ['with another value', 'travel_signed_in=0', false],
    ['with a longer value', 'travel_signed_in=10', false],
    ['with a cookie whose name only ends so', 'not_travel_signed_in=1', false],
  ])('%s says whether the visitor may be signed in', (_case, header, expected) => {
    expect(readSession(header).mayBeSignedIn).toBe(expected);
  });

  it('takes the configured name, and anybody may be signed in where there is no such cookie', () => {
    expect(readSession('in=1', { signedInCookie: 'in' }).mayBeSignedIn).toBe(true);
    expect(readSession('travel_signed_in=1', { signedInCookie: 'in' }).mayBeSignedIn).toBe(false);
    expect(readSession('', { signedInCookie: '' }).mayBeSignedIn).toBe(true);
  });

  it.each<[string, readonly string[]]>([
    ['consent=strictlyNecessary.analytical; travel_signed_in=1', ['strictlyNecessary', 'analytical']],
    ['my_consent=strictlyNecessary.analytical', []],
    ['consent=analytical', []],
    ['consent=', []],
    ['consent=strictlyNecessary.analytical; consent=strictlyNecessary', ['strictlyNecessary']],
    ['a=1', []],
  ])('CON-061 %s accepts %j', (header, expected) => {
    expect(readSession(header).acceptedCategories).toEqual(expected);
  });
});
