import { recordConsentByForm } from '@travel-shell/api/consent';
import type { Schema } from '@travel-shell/contract';
import { type ChoiceForm, type ConsentText, formOf } from './withdraw.ts';

/** Without a form token. Fails with an `ApiError` only. */
export const storeByForm = (form: ChoiceForm, text: ConsentText | undefined): Promise<unknown> =>
  recordConsentByForm(formOf(form, text) as Schema<'ConsentForm'>);
