import { directionOf } from './directionOf.ts';

/**
 * A name or an id inside a sentence that may be written in the other direction: nothing of it moves to the other end. For
 * texts; markup has `<bdi>`.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

const RIGHT_TO_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const FOREIGN = {
  ltr: new RegExp(`[${RIGHT_TO_LEFT}]`, 'u'),
  rtl: new RegExp(`(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u'),
};

/**
 * A value for a message, isolated where it has letters of the other direction. Other texts stay as they are, so that
 * they can be compared and searched for.
 * @param tag of the message's language
 */
export function isolateForeign(tag: string, value: string | number): string {
  const text = String(value);
  return FOREIGN[directionOf(tag)].test(text) && !text.startsWith('\u2068') ? isolate(text) : text;
}
