import { expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';

test.each([
  ['mei@shop.example', ['mei@shop.example']],
  ['a@x.example, b@x.example;c@x.example\r\nd@x.example', ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']],
  ['a@x.example b@x.example\tc@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['Mei Tan <mei@shop.example>, "Tan, Jo" <jo@shop.example>', ['mei@shop.example', 'jo@shop.example']],
  ['A@x.example,a@X.example', ['a@x.example']],
  ['jonas.example.com, , ;', ['jonas.example.com']],
  [' \n', []],
])('%j has %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});
