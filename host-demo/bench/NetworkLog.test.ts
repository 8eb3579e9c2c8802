import { expect, test } from 'vitest';
import { countRounds } from './NetworkLog.ts';

const request = (start: number, end: number) => ({ path: '/', start, end, bytes: 1 });

test.each([
  ['nothing', [], 0],
  ['one after the other', [request(0, 10), request(10, 20), request(25, 30)], 3],
  ['all at once', [request(0, 10), request(1, 30), request(9, 12)], 1],
  ['the second waits for the first to end', [request(0, 10), request(1, 90), request(11, 50), request(12, 40)], 2],
  ['in any order', [request(40, 50), request(0, 10), request(20, 30)], 3],
])('counts rounds of requests: %s', (_, requests, rounds) => {
  expect(countRounds(requests)).toBe(rounds);
});
