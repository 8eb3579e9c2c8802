import type { ApiError } from '@travel-shell/api';
import type { ChoiceForm, ConsentText } from './withdraw.ts';

/**
 * Stores a choice by the banner's form where its form token is refused: a page of another site sends no cookies of the back
 * end, so no token is right there, and the form needs none. The back end cannot show this visitor that record.
 * @param saved in place of the answer
 */
export async function orByForm<T>(
  answer: Promise<T>,
  saved: T,
  form: ChoiceForm,
  text: ConsentText | undefined,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if ((error as ApiError).serverCode !== 'INVALID_FORM_TOKEN') throw error;
    await (await import(/* webpackChunkName: "unsent" */ './storeByForm.ts')).storeByForm(form, text);
    return saved;
  }
}
