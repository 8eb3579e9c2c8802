import type { Schema } from '@travel-shell/contract';
import { isHttpAddress } from '@travel-shell/core';
import { VERTICALS } from '@travel-shell/tokens';

/** What a page gives: all that is not known may be left out. */
export interface GivenResult {
  /** The page's own name for it: letters, digits and `_ . : ~ -`, 90 at most. */
  resultId: string;
  /** 200 characters at most. */
  title: string;
  /** Where it can be seen again: an http(s) address, or a path that begins with `/`. */
  url: string;
  /** `hotels`, `flights`, `cars` … */
  vertical?: string | undefined;
  location?: string | undefined;
  /** A day: `2027-05-01`. */
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  imageUrl?: string | null | undefined;
  price?: number | null | undefined;
  /** Three letters (ISO 4217). */
  currencyCode?: string | null | undefined;
}

type Rule = [expected: string, fits: (value: unknown) => boolean];

const isText = (longest: number) => (value: unknown) => typeof value === 'string' && value.length <= longest;
const isLink = (value: unknown) =>
  isText(2000)(value) && /^(https?:\/\/|\/)/.test(value as string) && isHttpAddress(value as string);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isAbsent = (value: unknown) => value === undefined || value === null;
const orNone = ([expected, fits]: Rule): Rule => [expected, (value) => isAbsent(value) || fits(value)];

const LINK: Rule = ['an http(s) address or a path that begins with /', isLink];
const DAY: Rule = ['a day such as "2027-05-01"', isDay];

/** As in the contract of the back end, which refuses anything else. */
const RULES: Readonly<Record<keyof Schema<'TripResult'>, Rule>> = {
  resultId: [
    'letters, digits and _ . : ~ -, 90 at most',
    (value) => isText(90)(value) && /^[A-Za-z0-9][\w.:~-]*$/.test(value as string),
  ],
  vertical: orNone(['a text', isText(50)]),
  title: ['a text of 1 to 200 characters', (value) => isText(200)(value) && value !== ''],
  location: orNone(['a text of 200 characters at most', isText(200)]),
  startDate: orNone(DAY),
  endDate: orNone(DAY),
  imageUrl: orNone(LINK),
  url: LINK,
  price: orNone(['a number from 0', (value) => Number.isFinite(value) && (value as number) >= 0]),
  currencyCode: orNone(['a code such as "EUR"', (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)]),
};

/** What is wrong with a `result`, as the end of "expected …"; undefined if nothing is. */
export function checkResult(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an object with a resultId';
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(RULES, name));
  if (unknown !== undefined) return `no field "${unknown}"`;
  const wrong = Object.entries(RULES).find(([name, [, fits]]) => !fits((value as Record<string, unknown>)[name]));
  return wrong && `${wrong[0]} to be ${wrong[1][0]}`;
}

/** With all fields, for the back end. A vertical that this release does not know is `unknown`. */
export function completeResult(given: GivenResult): Schema<'TripResult'> {
  const { resultId, title, url, vertical, location, startDate, endDate, imageUrl, price, currencyCode } = given;
  return {
    resultId,
    vertical: VERTICALS.find((known) => known === vertical) ?? 'unknown',
    title,
    location: location ?? '',
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    imageUrl: imageUrl ?? null,
    url,
    price: price ?? null,
    currencyCode: currencyCode ?? null,
  };
}
