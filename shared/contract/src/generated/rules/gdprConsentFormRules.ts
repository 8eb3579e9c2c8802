// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const gdprConsentFormRules = {
  setConsentBooleanCookie: { type: 'boolean' },
  purposeIds: { type: 'text', maxLength: 71, pattern: '^([1-9][0-9]?(,[1-9][0-9]?){0,23})?$' },
  text: { type: 'text', maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' },
  locale: { type: 'text', maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
} as const satisfies Rules;
