import { describe, expect, test } from 'vitest';
import { DIALLING_CODES, joinNumber, splitNumber } from './diallingCodes.ts';

test('every country has one code of one to four digits', () => {
  expect(DIALLING_CODES.size).toBeGreaterThan(235);
  for (const [country, code] of DIALLING_CODES) expect(`${country}${code}`).toMatch(/^[A-Z]{2}[1-9]\d{0,3}$/);
});

test('the codes are those of countries that have a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect([...DIALLING_CODES.keys()].filter((country) => !names.of(country))).toEqual([]);
});

describe('splitNumber', () => {
  test.each([
    ['+49 151 234', 'US', 'DE', '151 234'],
    ['0049151234', 'US', 'DE', '151234'],
    ['+49 (0) 30 12', 'FR', 'DE', '(0) 30 12'],
    ['+1 204 555', 'CA', 'CA', '204 555'],
    ['+1 204 555', 'DE', 'US', '204 555'],
    ['+1 868 555', 'US', 'TT', '555'],
    ['+44-20-7946', 'JE', 'JE', '20-7946'],
    // The first digits of a national number are no code.
    ['310 555', 'US', 'US', '310 555'],
    ['49 151', 'US', 'US', '49 151'],
    ['+999 1', 'US', 'US', '+999 1'],
    ['+', 'US', 'US', '+'],
  ])('%s with %s is %s and %s', (text, chosen, country, national) => {
    expect(splitNumber(text, chosen)).toEqual({ country, national });
  });
});

describe('joinNumber', () => {
  test.each([
    ['DE', '030 1234', '+49 30 1234'],
    ['DE', '(030) 1234', '+49 (30) 1234'],
    ['IT', '06 698', '+39 06 698'],
    ['US', '(310) 555-1234', '+1 (310) 555-1234'],
    // The code is not there twice.
    ['DE', '+49 151 234', '+49 151 234'],
    ['US', '0049 151 234', '+49 151 234'],
    ['US', '+999 12', '+999 12'],
    ['DE', ' ', ''],
    ['DE', 'none', 'none'],
  ])('%s and “%s” are “%s”', (country, national, expected) => {
    expect(joinNumber({ country, national })).toBe(expected);
  });
});
