// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const demoRequestRules = {
  phoneNumber: { type: 'text', kind: 'phone', minLength: 3, maxLength: 40, pattern: '^\\+?[0-9][0-9 ()./-]*$' },
  message: { type: 'text', minLength: 1, maxLength: 2000 },
} as const satisfies Rules;
