// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const currencyChoiceRules = {
  currencyCode: { type: 'text', required: true, maxLength: 3, pattern: '^[A-Z]{3}$' },
  store: { type: 'boolean' },
} as const satisfies Rules;
