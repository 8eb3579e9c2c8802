// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const companySignupRules = {
  companyName: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^\\s](.*[^\\s])?$' },
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  email: { type: 'text', required: true, kind: 'email', minLength: 3, maxLength: 254 },
  password: { type: 'text', required: true, kind: 'secret', minLength: 8, maxLength: 1024 },
} as const satisfies Rules;
