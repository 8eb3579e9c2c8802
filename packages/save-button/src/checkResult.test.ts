import { describe, expect, it } from 'vitest';
import { checkResult, completeResult } from './checkResult.ts';

const least = { resultId: 'flights-17', title: 'Berlin to Lisbon', url: '/flights/BER-LIS' };

describe('checkResult', () => {
  it.each([
    ['the least', least],
    [
      'everything',
      { ...least, ...{ vertical: 'flights', location: 'Lisbon', startDate: '2027-05-01', endDate: null } },
    ],
    ['a price and a picture', { ...least, price: 0, currencyCode: 'EUR', imageUrl: 'https://example.com/a.jpg' }],
    ['a vertical this release does not know', { ...least, vertical: 'balloons' }],
    ['the longest title, counted as the back end counts', { ...least, title: '😀'.repeat(200) }],
    ['the longest id', { ...least, resultId: 'a'.repeat(90) }],
  ])('takes %s', (_title, result) => {
    expect(checkResult(result)).toBeUndefined();
  });

  it.each([
    [undefined, 'an object with a resultId'],
    ['flights-17', 'an object with a resultId'],
    [[least], 'an object with a resultId'],
    [{ ...least, resultId: '' }, 'resultId to be letters'],
    [{ ...least, resultId: 'a'.repeat(91) }, 'resultId to be letters'],
    [{ ...least, resultId: '../login' }, 'resultId to be letters'],
    [{ ...least, title: '' }, 'title to be a text of 1'],
    [{ ...least, title: 17 }, 'title to be a text of 1'],
    [{ ...least, url: 'javascript:alert(1)' }, 'url to be an http(s) address'],
    [{ ...least, url: 'flights' }, 'url to be an http(s) address'],
    [{ ...least, imageUrl: 'data:text/html,x' }, 'imageUrl to be an http(s) address'],
    [{ ...least, startDate: '1 May' }, 'startDate to be a day'],
    [{ ...least, endDate: '2027-02-29' }, 'endDate to be a day'],
    [{ ...least, url: '/a b' }, 'url to be an http(s) address'],
    [{ ...least, title: 'a'.repeat(201) }, 'title to be a text of 1 to 200'],
    [{ ...least, price: -1 }, 'price to be a number from 0'],
    [{ ...least, price: '89' }, 'price to be a number from 0'],
    [{ ...least, currencyCode: 'EURO' }, 'currencyCode to be a code'],
    [{ ...least, note: 'x' }, 'no field "note"'],
  ])('refuses %j', (result, expected) => {
    expect(checkResult(result)).toContain(expected);
  });
});

describe('completeResult', () => {
  it('fills in what is not known', () => {
    expect(completeResult(least)).toEqual({
      ...{ ...least, vertical: 'unknown', location: '', startDate: null, endDate: null },
      ...{ imageUrl: null, price: null, currencyCode: null },
    });
  });

  it('keeps what is known, and takes an unknown vertical for `unknown`', () => {
    const whole = {
      ...{ ...least, vertical: 'flights', location: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' },
      ...{ imageUrl: '/a.jpg', price: 89, currencyCode: 'EUR' },
    };
    expect(completeResult(whole)).toEqual(whole);
    expect(completeResult({ ...whole, vertical: 'balloons' }).vertical).toBe('unknown');
  });
});
