import { expect, it } from 'vitest';
import { asciiDigits } from './digits.ts';

it.each(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'laoo', 'mathsans', 'mymr', 'thai', 'tibt', 'adlm'])(
  'reads the digits of %s',
  (numberingSystem) => {
    const typed = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9876543210);
    expect(typed).not.toBe('9876543210');
    expect(asciiDigits(typed)).toBe('9876543210');
  },
);

it.each([
  ['of several scripts at once', '٠8१๙１2'],
  ['in circles and raised, as phones offer them', '⓪⑧①⁹₁²'],
  ['of mathematics, each in two code units', '𝟎𝟴𝟏𝟿𝟙𝟮'],
])('reads digits %s', (_what, typed) => {
  expect(asciiDigits(typed)).toBe('081912');
});

it('keeps everything else', () => {
  expect(asciiDigits('Kód: ٠٨ 19-12')).toBe('Kód: 08 19-12');
});
