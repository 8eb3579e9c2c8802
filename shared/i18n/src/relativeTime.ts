import { createFormatCache } from './createFormatCache.ts';

const formats = createFormatCache<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (tag, options) => new Intl.RelativeTimeFormat(tag, options),
);

/** Each unit with its length in seconds, and the number of seconds from which it is used. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, from: number])[] = [
  ['year', 31_557_600, 31_557_600],
  ['month', 2_629_800, 2_629_800],
  ['week', 604_800, 1_209_600],
  ['day', 86_400, 86_400],
  ['hour', 3600, 3600],
  ['minute', 60, 60],
  ['second', 1, 0],
];

/**
 * How far a moment is from another, in the largest unit that fits: `in 3 days`, `yesterday`, `5 minutes ago`. Weeks are
 * used from two on.
 */
export function formatRelativeTime(
  locale: string,
  moment: Date | number,
  now: Date | number = Date.now(),
  options: Intl.RelativeTimeFormatOptions = { numeric: 'auto' },
): string {
  const seconds = Math.round((Number(moment) - Number(now)) / 1000);
  const fitting = UNITS.find(([, , from]) => Math.abs(seconds) >= from) ?? (['second', 1] as const);
  const [unit, length] = fitting;
  return formats(locale, options).format(Math.trunc(seconds / length), unit);
}
