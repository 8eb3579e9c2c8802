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
    ['+49 (0) 30 12', 'FR', 'DE', '30 12'],
    ['+49 (0)30 123456', 'US', 'DE', '30 123456'],
    ['+41 (0) 79 123 45 67', 'US', 'CH', '79 123 45 67'],
    ['+44(0)2079460018', 'US', 'GB', '2079460018'],
    ['0049(0)30 123456', 'US', 'DE', '30 123456'],
    ['+49 (0 30) 123456', 'US', 'DE', '(30) 123456'],
    ['(+49) 30 123456', 'US', 'DE', '30 123456'],
    ['+49 (30 123456', 'US', 'DE', '30 123456'],
    ['+49 30) 12(3456', 'US', 'DE', '30 123456'],
    ['+49 +49 30 123456', 'US', 'DE', '30 123456'],
    // As address books of Apple copy it, and as pages write it.
    ['\u202a+49 30 123456\u202c', 'US', 'DE', '30 123456'],
    ['\u2066+49 30 123456\u2069\u200b', 'US', 'DE', '30 123456'],
    ['tel:+49-30\u2011123456', 'US', 'DE', '30-123456'],
    ['+49 30\u2212123456', 'US', 'DE', '30-123456'],
    ['（０３）１２３４ー５６７８', 'JP', 'JP', '(03)1234-5678'],
    // Networks without a country.
    ['+800 1234 5678', 'US', 'US', '+800 1234 5678'],
    ['+881 6 1234 5678', 'US', 'US', '+881 6 1234 5678'],
    ['+39 (06) 698 12345', 'US', 'VA', '(06) 698 12345'],
    ['+39 06 4881234', 'US', 'IT', '06 4881234'],
    ['+36 06 1 234 5678', 'US', 'HU', '1 234 5678'],
    ['+7 (8) 495 123-45-67', 'US', 'RU', '495 123-45-67'],
    // The country’s own way to dial abroad, and the one of most.
    ['011 49 30 123456', 'US', 'DE', '30 123456'],
    ['011 44 20 7946 0123', 'CA', 'GB', '20 7946 0123'],
    ['0011 49 30 123456', 'AU', 'DE', '30 123456'],
    ['010 49 30 123456', 'JP', 'DE', '30 123456'],
    ['00 49 30 123456', 'US', 'DE', '30 123456'],
    // A code without a sign.
    ['1 415 555 0123', 'US', 'US', '415 555 0123'],
    ['14155550123', 'US', 'US', '4155550123'],
    ['1 (415) 555-0123', 'US', 'US', '(415) 555-0123'],
    ['49 30 123456', 'DE', 'DE', '30 123456'],
    ['44 20 7946 0123', 'GB', 'GB', '20 7946 0123'],
    ['+1 204 555', 'CA', 'CA', '204 555'],
    ['+1 204 555', 'DE', 'US', '204 555'],
    ['+1 868 555 0123', 'US', 'TT', '868 555 0123'],
    ['+1868 555 0123', 'US', 'TT', '868 555 0123'],
    ['+1 204 555 0123', 'US', 'CA', '204 555 0123'],
    ['+44-20-7946', 'JE', 'JE', '20-7946'],
    // As it is dialled at home.
    ['030 123456', 'DE', 'DE', '030 123456'],
    ['8 495 123-45-67', 'RU', 'RU', '8 495 123-45-67'],
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
    ['DE', '(0)30 1234', '+49 30 1234'],
    ['DE', '٠٣٠ ١٢٣٤', '+49 30 1234'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['RU', '8 495 123-45-67', '+7 495 123-45-67'],
    ['US', '1 415 555 0123', '+1 415 555 0123'],
    ['US', '011 49 30 1234', '+49 30 1234'],
    ['AR', '011 15 1234 5678', '+54 91112345678'],
    ['DE', '30 123456 ext. 7', '+49 30 123456 ext. 7'],
    ['DE', '1', '+49 1'],
    ['IT', '06 698', '+39 06 698'],
    ['US', '(310) 555-1234', '+1 (310) 555-1234'],
    // The code is not there twice.
    ['DE', '+49 151 234', '+49 151 234'],
    ['US', '0049 151 234', '+49 151 234'],
    ['US', '\u202a+49 151 234\u202c', '+49 151 234'],
    ['US', '+800 1234 5678', '+800 1234 5678'],
    ['US', '+999 12', '+999 12'],
    ['DE', ' ', ''],
    ['DE', 'none', 'none'],
  ])('%s and “%s” are “%s”', (country, national, expected) => {
    expect(joinNumber({ country, national })).toBe(expected);
  });
});
