import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, describe, expect, test } from 'vitest';
import { agesOf, checkAges, checkGenders, checkTravelDay, gendersOf, travelDayOf } from './bounds.ts';
import { checkAge, dayOf } from './checkAge.ts';
import { AGES } from './defaults.ts';
import { detailOf, fieldsOf, phoneOf, valuesOf } from './travelerValues.ts';

describe('age', () => {
  test.each([
    // On the birthday itself, and the day before it.
    ['2009-05-02', '2027-05-02', undefined],
    ['2009-05-02', '2027-05-01', 'age'],
    // The last day at the upper bound, and the day after it.
    ['1916-05-03', '2027-05-02', undefined],
    ['1916-05-02', '2027-05-02', 'age'],
    // Born on 29 February: on 1 March of other years.
    ['2008-02-29', '2026-02-28', 'age'],
    ['2008-02-29', '2026-03-01', undefined],
    ['1916-02-29', '2027-02-28', undefined],
    ['1916-02-29', '2027-03-01', 'age'],
    // On 29 February.
    ['2010-02-28', '2028-02-29', undefined],
    ['2010-03-01', '2028-02-29', 'age'],
    ['1917-02-28', '2028-02-29', 'age'],
    ['1917-03-01', '2028-02-29', undefined],
    ['2027-05-03', '2027-05-02', 'future'],
    ['2027-05-02', '2027-05-02', 'age'],
  ])('MSC-080 whoever is born on %s is on %s: %s', (birth, today, expected) => {
    expect(checkAge(birth, AGES, today)).toBe(expected);
  });

  test('counts on the day of travel, where that is known', () => {
    expect(checkAge('2009-05-02', AGES, '2027-01-01', '2027-05-02')).toBeUndefined();
    expect(checkAge('2009-05-02', AGES, '2027-06-01', '2027-05-01')).toBe('age');
    // Born before the trip, and not yet today.
    expect(checkAge('2027-03-01', { min: 0, max: 2 }, '2027-01-01', '2027-05-02')).toBe('future');
  });

  test('bounds may be those of an infant', () => {
    expect(checkAge('2026-05-02', { min: 0, max: 1 }, '2028-05-01')).toBeUndefined();
    expect(checkAge('2026-05-02', { min: 0, max: 1 }, '2028-05-02')).toBe('age');
  });
});

describe('today', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  // Etc/GMT+12 is twelve hours behind Greenwich, Etc/GMT-14 fourteen ahead.
  const zones = Array.from({ length: 27 }, (_, index) => index - 12).map((hours) => ({
    hours,
    name: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
  }));
  test.each(zones)('is the day of the calendar at $hours hours, at both of its ends', ({ hours, name }) => {
    process.env.TZ = name;
    const midnight = Date.UTC(2028, 1, 29) - hours * 3_600_000;
    expect(dayOf(new Date(midnight))).toBe('2028-02-29');
    expect(dayOf(new Date(midnight - 1))).toBe('2028-02-28');
    expect(dayOf(new Date(midnight + 86_399_999))).toBe('2028-02-29');
    expect(dayOf(new Date(midnight + 86_400_000))).toBe('2028-03-01');
    // Who is 18 on that day is 18 from its first millisecond.
    expect(checkAge('2010-02-28', AGES, dayOf(new Date(midnight)))).toBeUndefined();
    expect(checkAge('2010-02-28', AGES, dayOf(new Date(midnight - 86_400_001)))).toBe('age');
  });
});

describe('what a page configures', () => {
  test('MSC-080 bounds hold unless they leave nobody', () => {
    expect(agesOf(0, 17)).toEqual({ min: 0, max: 17 });
    expect(agesOf(21, 21)).toEqual({ min: 21, max: 21 });
    expect(agesOf(30, 20)).toEqual(AGES);
    expect(agesOf(-1, 20)).toEqual(AGES);
    expectConsole(/CONFIG.*min-age="30" and max-age="20"/, 1);
    checkAges(30, 20);
    checkAges(21, 21);
  });

  test('genders are which of four the page lists', () => {
    expect(gendersOf('F, M X U M')).toEqual(['F', 'M', 'X', 'U']);
    expect(gendersOf('')).toEqual([]);
    expectConsole(/CONFIG.*gender-options has "Z"/, 1);
    checkGenders('M Z');
    expect(gendersOf('M Z')).toEqual(['M']);
  });

  test('a day of travel that is none is said, and ages count today', () => {
    expect(travelDayOf('2028-02-29')).toBe('2028-02-29');
    expect(travelDayOf(undefined)).toBeUndefined();
    expect(travelDayOf('2027-02-29')).toBeUndefined();
    expectConsole(/CONFIG.*travel-date="2027-02-29"/, 1);
    checkTravelDay('2027-02-29');
    checkTravelDay('2028-02-29');
    checkTravelDay(undefined);
  });
});

describe('telephone', () => {
  const nothing = { phoneNumber: null, phoneCountryCode: null, phoneCountryCodeISO: null };
  test.each([
    ['+44 20 7946 0123', 'GB', { phoneNumber: '20 7946 0123', phoneCountryCode: '44', phoneCountryCodeISO: 'GB' }],
    ['+1 204 555', 'CA', { phoneNumber: '204 555', phoneCountryCode: '1', phoneCountryCodeISO: 'CA' }],
    ['+1 204 555', 'US', { phoneNumber: '204 555', phoneCountryCode: '1', phoneCountryCodeISO: 'US' }],
    ['0049 30 123', 'US', { phoneNumber: '30 123', phoneCountryCode: '49', phoneCountryCodeISO: 'DE' }],
    ['', 'DE', nothing],
    [null, 'DE', nothing],
    ['ask me', 'DE', undefined],
    ['+999 12', 'DE', undefined],
    ['+49 1', 'DE', undefined],
    ['+49 (-)', 'DE', undefined],
  ])('%s with %s is sent as %o', (phone, phoneCountryCodeISO, expected) => {
    expect(phoneOf({ phone, phoneCountryCodeISO })).toEqual(expected);
  });

  test('a saved number is shown with the code of its country', () => {
    expect(valuesOf({ phoneNumber: '30 123', phoneCountryCode: '49' })).toEqual({ phone: '+49 30 123' });
    expect(valuesOf({ phoneNumber: '30 123', phoneCountryCode: null })).toEqual({ phone: '30 123' });
    expect(valuesOf({})).toEqual({ phone: undefined });
  });
});

test('the gender goes to the page and not to the back end', () => {
  const body = { firstName: 'A', lastName: 'B', dateOfBirth: '1990-02-28', gender: 'X', phone: null, middleName: null };
  expect(fieldsOf(body)).not.toHaveProperty('gender');
  expect(detailOf(body, undefined)).toEqual({
    isSaved: false,
    firstName: 'A',
    lastName: 'B',
    dateOfBirth: '1990-02-28',
    gender: 'X',
    preferred: false,
  });
});
