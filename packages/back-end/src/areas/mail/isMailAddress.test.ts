import { expect, it } from 'vitest';
import { isMailAddress } from './isMailAddress.ts';

it.each([
  'ada@example.com',
  'ada.lovelace+trips@mail.example.co.uk',
  "o'neil_1@example.travel",
  'ada@bücher.example',
  'आदा@उदाहरण.भारत',
  'ada@xn--bcher-kva.example',
])('%s may be one', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

it.each([
  ...['', '@', 'ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'a@b@example.com'],
  ...[
    'ada@.com',
    'ada@example..com',
    'ada@example.com.',
    'ada@-x.com',
    'ada@x-.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
  ],
  ...[
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'ada @example.com',
    'ada@exa mple.com',
    'ada@exam_ple.com',
  ],
  ...[
    'ada@example.com,eve@evil.example',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada\0@example.com',
  ],
  ...[`${'a'.repeat(65)}@example.com`, `ada@${'a'.repeat(64)}.com`, `ada@${'a.'.repeat(130)}com`],
])('%j is none', (address) => {
  expect(isMailAddress(address)).toBe(false);
});
