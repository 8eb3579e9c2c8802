import type { Schema } from '@travel-shell/contract';
import { isDay, isUriReference } from '@travel-shell/contract/formats';
import type { Rule } from '@travel-shell/contract/rule';
import { tripResultRules } from '@travel-shell/contract/rules/tripResultRules';
import { VERTICALS } from '@travel-shell/contract/values';

/** The result as a page gives it: all that is not known may be left out. */
export interface GivenResult {
  /** The page's own name for it: letters, digits and `_ . : ~ -`, 90 at most. */
  resultId: string;
  /** 200 characters at most. */
  title: string;
  /** The address to see it again: an http(s) address, or a path that begins with `/`. */
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

type Check = [expected: string, fits: (value: unknown) => boolean];

const { resultId, title, location, startDate, endDate, imageUrl, url, price, currencyCode } = tripResultRules;

type Fits = Check[1];

/** As the back end checks a text. Without `problemOf`, which says more than a line of the console needs. */
const isText =
  (
    { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' }: Rule,
    isOne?: (text: string) => boolean,
  ): Fits =>
  (value) => {
    if (typeof value !== 'string' || !new RegExp(pattern, 'u').test(value)) return false;
    const { length } = [...value];
    return length >= minLength && length <= maxLength && (isOne?.(value) ?? true);
  };
const orNone =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || value === null || fits(value);

const LINK = 'an http(s) address or a path that begins with /';
const DAY = 'a day such as "2027-05-01"';

const CHECKS: Readonly<Record<keyof Schema<'TripResult'>, Check>> = {
  resultId: [`letters, digits and _ . : ~ -, ${resultId.maxLength} at most`, isText(resultId)],
  // One that this release does not know becomes `unknown`.
  vertical: ['a text', orNone(isText({ type: 'text' }))],
  title: [`a text of ${title.minLength} to ${title.maxLength} characters`, isText(title)],
  location: [`a text of ${location.maxLength} characters at most`, orNone(isText(location))],
  startDate: [DAY, orNone(isText(startDate, isDay))],
  endDate: [DAY, orNone(isText(endDate, isDay))],
  imageUrl: [LINK, orNone(isText(imageUrl, isUriReference))],
  url: [LINK, isText(url, isUriReference)],
  price: [`a number from ${price.min}`, orNone((value) => Number.isFinite(value) && (value as number) >= price.min)],
  currencyCode: ['a code such as "EUR"', orNone(isText(currencyCode))],
};

/** The problem of a `result`, as the end of "expected …"; undefined if there is none. */
export function checkResult(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an object with a resultId';
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) return `no field "${unknown}"`;
  const wrong = Object.entries(CHECKS).find(([name, [, fits]]) => !fits((value as Record<string, unknown>)[name]));
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
