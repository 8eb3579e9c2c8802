import { expect, it } from 'vitest';
import { numbersIn, plainTypes } from './plainTypes.ts';

it.each([
  ['in brackets', '/** The form token (API-002, STA-040). */', '/** The form token. */'],
  ['a decision', '/** The signed-in cookie (D-30). More. */', '/** The signed-in cookie. More. */'],
  ['a range', '/** Addresses (MSC-044 to MSC-046). */', '/** Addresses. */'],
  ['an open question', '/** By default (FTR-030, FTR-O05). */', '/** By default. */'],
  ['as a sentence', '/** What was accepted. STA-075. */', '/** What was accepted. */'],
  ['as a source', '/** Seconds. Default: 10. Source: MSC-014, CON-108, CON-O04. */', '/** Seconds. Default: 10. */'],
])('leaves out our numbers: %s', (_, given, plain) => {
  expect(plainTypes(given)).toBe(plain);
});

it('leaves out a comment that had nothing else, and keeps the lines of others', () => {
  const given = `interface A {
  /** HDR-003. */
  one: string;
  /**
   * Kept.
   * Source: SIG-006.
   */
  two: 'D-49';
}
`;
  expect(plainTypes(given)).toBe(`interface A {
  one: string;
  /**
   * Kept.
   */
  two: 'D-49';
}
`);
});

it('finds what is left, but no standard', () => {
  expect(numbersIn('By STA-089, D-4 and SHA-256 of UTF-8, ISO-639')).toEqual(['STA-089', 'D-4']);
});
