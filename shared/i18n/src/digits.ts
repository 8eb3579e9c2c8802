/** Every digit of any script as 0 to 9, as Arabic and Japanese keyboards type others: `٠٨１` is `081`. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)));

/** Unicode has the ten digits of a script in a row. */
function digitValue(codePoint: number): number {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return value;
}
