import type { Schema } from '@travel-shell/contract';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { keepAccepted } from './acceptedCategories.ts';
import { keepTcString, keepUnsent } from './consentCookies.ts';

/** Version and language of the text the visitor saw; part of the proof. */
export type ConsentText = Schema<'ConsentText'>;

/** What is left of a choice. */
interface Left {
  categories: readonly CookieCategory[];
  /** In the full framework; empty where nothing is left, or its string is not made yet. */
  tcString?: string;
}

/** For callers that do not say which text they have shown. */
const NO_TEXT: ConsentText = { version: 'unknown', locale: 'und' };

/**
 * What the visitor takes back counts before it is stored, and is kept until it is: by this page, or by a later one
 * (`sendUnsent`). D-43, D-49.
 * @param form how the form of the banner says it
 */
export function withdraw(
  { categories, tcString }: Left,
  form: Pick<Schema<'ConsentForm'>, 'regime' | 'choice' | 'accepted' | 'additionalVendors'>,
  text: ConsentText = NO_TEXT,
): void {
  keepAccepted(categories);
  if (tcString !== undefined) keepTcString(tcString);
  keepUnsent({ ...form, text: text.version, locale: text.locale });
}
