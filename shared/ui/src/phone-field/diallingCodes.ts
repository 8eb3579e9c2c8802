import { asciiDigits } from '@travel-shell/i18n/digits';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

const COUNTRIES = Object.entries(metadata.country_calling_codes as Record<string, string[]>);

/** Country (ISO 3166-1) -> code, without the plus. Of countries that share a code, the main one comes first. */
export const DIALLING_CODES: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(([code, countries]) => countries.map((country) => [country, code] as const)),
);

export interface PhoneNumber {
  /** ISO 3166-1. */
  country: string;
  /** The digits after the code, as they are typed. */
  national: string;
}

/**
 * Takes the country off a number that has its code. Another number stays with `country`.
 * @param country from which it is dialled, and kept where it shares the code
 */
export function splitNumber(typed: string, country: string): PhoneNumber {
  const found = parse(typed, country);
  if (found?.hasCode) return { country: found.country, national: found.national };
  return { country, national: plain(typed) };
}

/**
 * As a keyboard writes it: address books put marks of direction around what they copy, and pages have many dashes, of which
 * the contract knows one.
 */
const plain = (typed: string): string => asciiDigits(typed.replaceAll(/\p{Cf}/gu, '')).replaceAll(/[\p{Pd}−ー]/gu, '-');

/** As it is sent: `+49 30 123456`; empty without digits. */
export function joinNumber({ country, national }: PhoneNumber): string {
  const text = plain(national).trim();
  const found = parse(text, country);
  if (found) return `+${found.code} ${found.national}`;
  const code = DIALLING_CODES.get(country);
  // Not yet a number, or none: the form says so.
  return code === undefined || !/\d/.test(text) || text.startsWith('+') ? text : `+${code} ${text}`;
}

interface Parsed extends PhoneNumber {
  code: string;
  hasCode: boolean;
}

/**
 * By the tables of libphonenumber: how each country dials abroad, and which zero or digit it leaves out from there. Undefined
 * where it is no number, one with an extension, or one of a network that belongs to no country: its code stays with it.
 */
function parse(typed: string, country: string): Parsed | undefined {
  // Pasted behind a code that is there already.
  const text = plain(typed)
    .trim()
    .replace(/^.*(?=\+)/, '');
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const own = DIALLING_CODES.get(country);
  let number = dial(text.includes('+') ? `+${digits}` : digits, country);
  // Most of the world dials 00, and visitors write it so, wherever the page thinks they are.
  if (digits.startsWith('00') && (number?.countryCallingCode ?? own) === own) {
    number = dial(`+${digits.slice(2)}`, country) ?? number;
  }
  const countries = number && (metadata.country_calling_codes as Record<string, string[]>)[number.countryCallingCode];
  if (!number || !countries) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  const dropped = digits.slice(0, Math.max(0, digits.length - nationalNumber.length));
  const hasCode = text.includes('+') || dropped.includes(code);
  const shared = own === code ? country : countries[0];
  return {
    code,
    hasCode,
    country: hasCode ? (number.country ?? shared ?? country) : country,
    national: endOf(text, nationalNumber),
  };
}

const dial = (digits: string, country: string) =>
  parsePhoneNumberFromString(digits, { defaultCountry: country as CountryCode, extract: false });

/** The end of a text that has these digits, as it is typed; the digits alone where it has others. */
function endOf(text: string, digits: string): string {
  if (!text.replaceAll(/\D/g, '').endsWith(digits)) return digits;
  let left = digits.length;
  let start = text.length;
  while (left > 0) {
    start -= 1;
    if (/\d/.test(text.charAt(start))) left -= 1;
  }
  const end = text.slice(start);
  const isBalanced = (part: string) => !/[()]/.test(part.replaceAll(/\([^()]*\)/g, ''));
  // Cut behind the bracket of an area code, or behind one that never closed.
  return [end, `(${end}`].find(isBalanced) ?? end.replaceAll(/[()]/g, '');
}
