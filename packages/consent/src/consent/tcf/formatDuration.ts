import { formatList } from '@travel-shell/i18n/lists';
import { formatNumber } from '@travel-shell/i18n/numbers';

/** Seconds in each unit. Source: CON-065; a year has 365 days there. */
const UNITS = [
  ['year', 365 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export const DAY = 24 * 3600;

/** `1 year, 30 days`: exact, in as many units as it takes (CNS-041). Below a second it is "0 seconds". */
export function formatDuration(locale: string, seconds: number): string {
  const parts: string[] = [];
  let rest = Math.floor(seconds);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0 || (length === 1 && parts.length === 0))
      parts.push(formatNumber(locale, count, { style: 'unit', unit, unitDisplay: 'long' }));
  }
  return formatList(locale, parts, { type: 'unit' });
}
