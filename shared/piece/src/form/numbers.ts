import { asciiDigits } from '@travel-shell/i18n/digits';
import { formatNumber } from '@travel-shell/i18n/numbers';

/** As people of a language write it: `200.5` is 200,5 in German. Without group signs, and with every digit that it has. */
export const writeNumber = (value: number, lang: string): string =>
  formatNumber(lang, value, { useGrouping: false, maximumSignificantDigits: 17, numberingSystem: 'latn' });

/**
 * The number that people of a language have written: `1.000,5` is a thousand and a half in German. NaN if it is no
 * number, or may have been meant as another one: a keyboard offers the decimal sign of its own language, which may not
 * be the page's.
 */
export function readNumber(text: string, lang: string): number {
  const { decimal, group, size } = signsOf(lang);
  const plain = plainOf(text).replaceAll('٫', decimal).replaceAll('٬', group);
  // 1.500 is fifteen hundred in half of the languages, and few people end a fraction in a zero there.
  const isAmbiguous = /^[+-]?[1-9]\d{0,2}[.,]\d\d0$/.test(plain) && plain.includes(decimal);
  return isAmbiguous ? Number.NaN : readBy(plain, decimal, group, size);
}

/** The numbers that a text which `readNumber` refuses may mean: `1.500` in English is 1.5 or 1500. */
export function meantBy(text: string): number[] {
  const plain = plainOf(text);
  const read = [readBy(plain, '.', ',', 3), readBy(plain, ',', '.', 3)];
  return [...new Set(read.filter((number) => !Number.isNaN(number)))];
}

const plainOf = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
    .trim();

function signsOf(lang: string): { decimal: string; group: string; size: number } {
  const parts = new Intl.NumberFormat(lang, { useGrouping: 'always', numberingSystem: 'latn' }).formatToParts(
    12345678.9,
  );
  const signOf = (type: string) => asciiDigits(parts.find((part) => part.type === type)?.value ?? '');
  // Three digits; in India two, but for the last block.
  const size = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
  return { decimal: signOf('decimal'), group: signOf('group'), size };
}

/** @param size of the blocks of digits but for the last */
function readBy(plain: string, decimal: string, group: string, size: number): number {
  // Spaces and apostrophes are decimal signs in no language. A number has one kind of group sign.
  const grouped = `[1-9]\\d{0,${size - 1}}(?=(?<sign>[ '’${group}]))(\\k<sign>\\d{${size}})*\\k<sign>\\d{3}`;
  const isNumber = new RegExp(`^[+-]?((${grouped}|\\d+)([${decimal}]\\d*)?|[${decimal}]\\d+)$`).test(plain);
  if (!isNumber) return Number.NaN;
  return Number(plain.replaceAll(/[ '’]/g, '').replaceAll(group, '').replace(decimal, '.'));
}
