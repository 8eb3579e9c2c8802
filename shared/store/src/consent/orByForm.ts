import type { ApiError } from '@travel-shell/api';
import { loadUnsent } from './loadUnsent.ts';
import type { StoredByForm } from './unsent/index.ts';
import type { ChoiceForm, ConsentText } from './withdraw.ts';

/**
 * Stores a choice by the banner's form where its form token is refused: a page of another site sends no cookies of the back
 * end, so no token is right there, and the form needs none. The back end cannot show this visitor that record.
 */
export async function orByForm<T>(
  answer: Promise<T>,
  form: ChoiceForm,
  text: ConsentText | undefined,
): Promise<T | StoredByForm> {
  try {
    return await answer;
  } catch (error) {
    if ((error as ApiError).serverCode !== 'INVALID_FORM_TOKEN') throw error;
    return (await loadUnsent()).storeByForm(form, text);
  }
}
