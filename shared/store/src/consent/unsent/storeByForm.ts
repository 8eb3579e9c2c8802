import { recordConsentByForm } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import type { CookieCategory } from '@travel-shell/core/cookieCategories';
import { type ChoiceForm, type ConsentText, formOf } from '../withdraw.ts';

/** The categories that the form has stored. */
export type StoredByForm = { acceptedCategories: CookieCategory[] };

/** Without a form token. Fails with an `ApiError` only. */
export async function storeByForm(form: ChoiceForm, text: ConsentText | undefined): Promise<StoredByForm> {
  const { acceptedCategories } = await recordConsentByForm(formOf(form, text) as Schema<'ConsentForm'>);
  return { acceptedCategories: acceptedCategories ?? [] };
}
