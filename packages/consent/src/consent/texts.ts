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
