import { COUNTRY_CODES, CURRENCY_CODES } from '@travel-shell/core/isoCodes';

/**
 * The formats of the contract that a visitor can get wrong. The back end checks bodies with these functions too, because
 * two implementations of one format differ at the edges: one takes `müller.de`, the other refuses it.
 */

/** RFC 5321 as far as mail servers take it: no quoted names, no address literals, a domain with a dot. */
export const isEmail = (text: string): boolean =>
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i.test(
    text,
  );

/** A day that exists: `2028-02-29`. Without `Date` in a zone, where a day can be another one. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!(m >= 1 && m <= 12 && d >= 1)) return false;
  const isLeap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  return d <= (m === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);
}

/** RFC 3986, absolute or relative: no spaces, nothing but ASCII. */
export const isUriReference = (text: string): boolean =>
  /^([\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i.test(text) && URL.canParse(text, 'http://a');

export const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && isUriReference(text);

export const isCountryCode = (text: string): boolean => COUNTRY_CODES.includes(text);

export const isCurrencyCode = (text: string): boolean => CURRENCY_CODES.includes(text);

/** By their names in JSON Schema; the codes are ours. */
export const FORMATS = {
  ...{ email: isEmail, date: isDay, uri: isUri, 'uri-reference': isUriReference },
  ...{ 'country-code': isCountryCode, 'currency-code': isCurrencyCode },
} as const;
