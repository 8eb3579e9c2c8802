import { createFormatCache } from './createFormatCache.ts';

/** A moment, as `Date` or milliseconds; or a calendar day as `2026-11-21`, which is that day in every time zone. */
export type DateInput = Date | number | string;

const formats = createFormatCache<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (tag, options) => new Intl.DateTimeFormat(tag, options),
);

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day has no time zone: parse and format it in UTC. */
const isDay = (value: DateInput): value is string => typeof value === 'string' && CALENDAR_DAY.test(value);

const formatFor = (locale: string, value: DateInput, options: Intl.DateTimeFormatOptions) =>
  formats(locale, isDay(value) ? { ...options, timeZone: 'UTC' } : options);

/** `Nov 21, 2026`, or as `options` specify. Throws a RangeError for an invalid date. */
export function formatDate(
  locale: string,
  value: DateInput,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatFor(locale, value, options).format(new Date(value));
}

/** `2:05 PM`, in the visitor's time zone unless `options` name another. */
export function formatTime(
  locale: string,
  value: Date | number,
  options: Intl.DateTimeFormatOptions = { timeStyle: 'short' },
): string {
  return formatDate(locale, value, options);
}

/** `Nov 21 – 24, 2026`: parts that both dates share appear once. Both are moments, or both are days. */
export function formatDateRange(
  locale: string,
  from: DateInput,
  to: DateInput,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatFor(locale, from, options).formatRange(new Date(from), new Date(to));
}
