import { describe, expect, it } from 'vitest';
import { agreedVersion, isLength, isOrigin, LONGEST, OLDEST, readMessage, VERSION } from './protocol.ts';

describe('readMessage', () => {
  it('takes the text of an object', () => {
    expect(readMessage('{"type":"height","height":7}')).toEqual({ type: 'height', height: 7 });
  });

  it.each([
    ['no text', { type: 'height' }],
    ['no JSON', '{"type"'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a number', '7'],
    ['too long', JSON.stringify({ type: 'x'.repeat(LONGEST) })],
  ])('drops what is %s', (_what, data) => {
    expect(readMessage(data)).toBeUndefined();
  });
});

describe('agreedVersion', () => {
  it('is the older of the newest versions of both sides', () => {
    expect(agreedVersion({ version: VERSION, oldest: OLDEST })).toBe(VERSION);
    expect(agreedVersion({ version: VERSION + 3, oldest: VERSION })).toBe(VERSION);
  });

  it.each([
    ['is too old', { version: OLDEST - 1, oldest: 0 }],
    ['speaks newer ones only', { version: VERSION + 2, oldest: VERSION + 1 }],
    ['names none', {}],
    ['names half a one', { version: 0.5, oldest: 0.5 }],
    ['names a text', { version: 'new', oldest: 1 }],
  ])('is none where the other side %s', (_what, hello) => {
    expect(agreedVersion(hello)).toBeUndefined();
  });
});

it.each([
  ['https://www.example.com', true],
  ['http://localhost:8080', true],
  ['null', false],
  ['*', false],
  ['https://*.example.com', false],
  ['https://www.example.com/', false],
  ['www.example.com', false],
  ['file://', false],
])('isOrigin(%j) is %s', (value, expected) => {
  expect(isOrigin(value)).toBe(expected);
});

it.each([
  [0, true],
  [100_000, true],
  [100_001, false],
  [-1, false],
  ['7', false],
  [Number.NaN, false],
  [null, false],
])('isLength(%j) is %s', (value, expected) => {
  expect(isLength(value)).toBe(expected);
});
