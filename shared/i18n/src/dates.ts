import { createFormatCache } from './createFormatCache.ts';

/** A moment, as `Date` or milliseconds; or a day of the calendar as `2026-11-21`, which is that day everywhere. */
export type DateInput = Date | number | string;

const formats = createFormatCache<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (tag, options) => new Intl.DateTimeFormat(tag, options),
);

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar has no time zone: read and written in UTC it stays what it is. */
const isDay = (value: DateInput): value is string => typeof value === 'string' && CALENDAR_DAY.test(value);

const formatFor = (locale: string, value: DateInput, options: Intl.DateTimeFormatOptions) =>
  formats(locale, isDay(value) ? { ...options, timeZone: 'UTC' } : options);

/** `Nov 21, 2026`, or whatever `options` ask for. Throws a RangeError where there is no such date. */
export function formatDate(
  locale: string,
  value: DateInput,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatFor(locale, value, options).format(new Date(value));
}

/** `2:05 PM`, in the visitor's time zone where `options` name no other. */
export function formatTime(
  locale: string,
  value: Date | number,
  options: Intl.DateTimeFormatOptions = { timeStyle: 'short' },
): string {
  return formatDate(locale, value, options);
}

/** `Nov 21 – 24, 2026`: what both dates share is said once. Both are moments, or both are days. */
export function formatDateRange(
  locale: string,
  from: DateInput,
  to: DateInput,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatFor(locale, from, options).formatRange(new Date(from), new Date(to));
}
