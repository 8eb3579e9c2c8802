import { asciiDigits } from '@travel-shell/i18n/digits';
import { formatNumber } from '@travel-shell/i18n/numbers';

/** As people of a language write it: `200.5` is 200,5 in German. Without group signs, and with every digit that it has. */
export const writeNumber = (value: number, lang: string): string =>
  formatNumber(lang, value, { useGrouping: false, maximumSignificantDigits: 17, numberingSystem: 'latn' });

/**
 * What people of a language have written: `1.000,5` is a thousand and a half in German. NaN if it is no number, or may have
 * been meant as another one: a keyboard offers the decimal sign of its own language, which may not be the page's.
 */
export function readNumber(text: string, lang: string): number {
  const parts = new Intl.NumberFormat(lang, { useGrouping: 'always', numberingSystem: 'latn' }).formatToParts(
    12345678.9,
  );
  const signOf = (type: string) => asciiDigits(parts.find((part) => part.type === type)?.value ?? '');
  const [decimal, group] = [signOf('decimal'), signOf('group')];
  // Three digits; in India two, but for the last block.
  const size = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
  const plain = asciiDigits(text)
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
    .trim()
    .replaceAll('٫', decimal)
    .replaceAll('٬', group);

  // Spaces and apostrophes are decimal signs in no language. A number has one kind of group sign.
  const grouped = `[1-9]\\d{0,${size - 1}}(?=(?<sign>[ '’${group}]))(\\k<sign>\\d{${size}})*\\k<sign>\\d{3}`;
  const isNumber = new RegExp(`^[+-]?((${grouped}|\\d+)([${decimal}]\\d*)?|[${decimal}]\\d+)$`).test(plain);
  // 1.500 is fifteen hundred in half of the languages, and few people end a fraction in a zero there.
  const isAmbiguous = /^[+-]?[1-9]\d{0,2}[.,]\d\d0$/.test(plain) && plain.includes(decimal);
  if (!isNumber || isAmbiguous) return Number.NaN;
  return Number(plain.replaceAll(/[ '’]/g, '').replaceAll(group, '').replace(decimal, '.'));
}
