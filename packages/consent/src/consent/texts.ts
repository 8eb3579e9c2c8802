import type { Schema } from '@travel-shell/contract';

/**
 * Which text a decision was made on, by kind. Raise the number when a text changes in meaning, in any language: records
 * of earlier decisions keep the old one.
 */
export const CONSENT_TEXTS = {
  cookies: 'cookies-1',
  notice: 'notice-1',
  'two-party': 'two-party-1',
  'data-transfer': 'data-transfer-1',
  tcf: 'tcf-1',
} as const;

/** CNS-O08 */
export type ConsentKind = keyof typeof CONSENT_TEXTS;

/** The text that is shown, as records have it. */
export const textOf = (kind: ConsentKind, locale: Schema<'ConsentText'>['locale']): Schema<'ConsentText'> => ({
  version: CONSENT_TEXTS[kind],
  locale,
});
