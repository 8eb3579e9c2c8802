import type { Schema } from '@travel-shell/contract';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { keepAccepted } from './acceptedCategories.ts';
import { keepTcString, keepUnsent } from './consentCookies.ts';

/** Version and language of the text the visitor saw; part of the proof. */
export type ConsentText = Schema<'ConsentText'>;

/** How the form of the banner says a choice. */
export type ChoiceForm = Pick<
  Schema<'ConsentForm'>,
  'regime' | 'choice' | 'accepted' | 'additionalVendors' | 'tcString'
>;

/** A caller may not say which text it has shown. */
export const formOf = (
  form: ChoiceForm,
  text?: ConsentText,
): ChoiceForm & Pick<Schema<'ConsentForm'>, 'text'> & { locale: string } => ({
  ...form,
  text: text?.version ?? 'unknown',
  locale: text?.locale ?? 'und',
});

/** What is left of a choice. */
interface Left {
  categories: readonly CookieCategory[];
  /** In the full framework; empty where nothing is left, or its string is not made yet. */
  tcString?: string;
}

/**
 * What the visitor takes back counts before it is stored, and is kept until it is: by this page, or by a later one
 * (`sendUnsent`). D-43, D-51.
 */
export function withdraw({ categories, tcString }: Left, form: ChoiceForm, text?: ConsentText): void {
  // What other tabs hear of comes last.
  keepUnsent(formOf(form, text));
  if (tcString !== undefined) keepTcString(tcString);
  keepAccepted(categories);
}
