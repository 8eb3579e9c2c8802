import { describe, expect, it } from 'vitest';
import { convertSearchUrl } from './convertSearchUrl.ts';

const FLIGHTS = '/flights/{origin}-{destination}/{start}/{end}';
const HOTELS = '/hotels/{destination}/{start}/{end}';

describe('convertSearchUrl', () => {
  it.each([
    ['a path', '/flights/BER-LIS/2027-05-01/2027-05-08', '/hotels/LIS/2027-05-01/2027-05-08'],
    ['a country site', '/de-DE/flights/BER-LIS/2027-05-01/2027-05-08', '/de-DE/hotels/LIS/2027-05-01/2027-05-08'],
    [
      'another host, which is dropped',
      'https://elsewhere.example/flights/BER-LIS/2027-05-01/2027-05-08',
      '/hotels/LIS/2027-05-01/2027-05-08',
    ],
    [
      'the travelers, and nothing else from the query',
      '/flights/BER-LIS/2027-05-01/2027-05-08?adults=2&children=x&sort=price#top',
      '/hotels/LIS/2027-05-01/2027-05-08?adults=2',
    ],
    [
      'a place that is not English',
      '/flights/BER-%C3%85rhus/2027-05-01/2027-05-08',
      '/hotels/%C3%85rhus/2027-05-01/2027-05-08',
    ],
  ])('takes %s', (_title, address, converted) => {
    expect(convertSearchUrl(address, FLIGHTS, HOTELS)).toBe(converted);
  });

  it.each([
    ['a page that is not a search', '/flights', FLIGHTS, HOTELS],
    ['a search that says too little', '/hotels/LIS/2027-05-01/2027-05-08', HOTELS, FLIGHTS],
    ['a template as text, not as a pattern', '/flightsXBER', '/flights.{origin}', '/x/{origin}'],
    ['an invalid URL', 'http://', FLIGHTS, HOTELS],
    ['a path that is not UTF-8', '/flights/BER-%ff/2027-05-01/2027-05-08', FLIGHTS, HOTELS],
    ['a path traversal', '/flights/BER-..%2f..%2f/2027-05-01/2027-05-08', FLIGHTS, HOTELS],
    ['a script', 'javascript:/flights/BER-LIS/2027-05-01/2027-05-08', FLIGHTS, '/hotels/{place}'],
  ])('gives null for %s', (_title, address, from, to) => {
    expect(convertSearchUrl(address, from, to)).toBeNull();
  });
});
