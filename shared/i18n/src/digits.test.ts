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

it('keeps everything else', () => {
  expect(asciiDigits('Kód: ٠٨ 19-12')).toBe('Kód: 08 19-12');
});
