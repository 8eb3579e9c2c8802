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

/**
 * What the visitor takes back counts before it is stored, and is kept until it is: by this page, or by a later one
 * (`sendUnsent`). D-43, D-51.
 * @param form how the form of the banner says it
 */
export function withdraw(
  { categories, tcString }: Left,
  form: Pick<Schema<'ConsentForm'>, 'regime' | 'choice' | 'accepted' | 'additionalVendors'>,
  text?: ConsentText,
): void {
  keepAccepted(categories);
  if (tcString !== undefined) keepTcString(tcString);
  // A caller may not say which text it has shown.
  keepUnsent({ ...form, text: text?.version ?? 'unknown', locale: text?.locale ?? 'und' });
}
