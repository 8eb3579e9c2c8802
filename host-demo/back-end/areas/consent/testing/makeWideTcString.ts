/** A short TC string whose ranges each cover all possible ids. */
export function makeWideTcString(ranges: number): string {
  const bits = [
    number(2, 6) + '0'.repeat(207),
    // Vendor consents.
    number(65_535, 16) + number(1, 1) + number(ranges, 12),
    (number(1, 1) + number(1, 16) + number(65_535, 16)).repeat(ranges),
    // No legitimate interests, no restrictions.
    '0'.repeat(17 + 12),
  ].join('');
  const letters = bits.padEnd(Math.ceil(bits.length / 48) * 48, '0').match(/.{48}/g) ?? [];
  return letters
    .map((six) => Buffer.from(six.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []).toString('base64url'))
    .join('');
}

const number = (value: number, length: number) => value.toString(2).padStart(length, '0');
