import type { Schema } from '@travel-shell/contract';
import type { LeftConsent } from '@travel-shell/core/answerConsent';
import { unsentValue } from '@travel-shell/core/unsentConsent';

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

/**
 * The part of an answer that counts before it is stored, by this page or by a later one (D-43, D-51); without
 * `accepted` for a refusal.
 */
export const leftBy = (
  left: Omit<LeftConsent, 'unsent'>,
  form: ChoiceForm,
  text: ConsentText | undefined,
): LeftConsent => ({ ...left, unsent: unsentValue(formOf(form, text)) });
