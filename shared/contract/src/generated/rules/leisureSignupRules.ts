// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const leisureSignupRules = {
  companyName: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^\\s](.*[^\\s])?$' },
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
} as const satisfies Rules;
