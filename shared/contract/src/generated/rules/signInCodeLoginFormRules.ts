// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const signInCodeLoginFormRules = {
  username: { type: 'text', required: true, minLength: 1, maxLength: 254 },
  code: { type: 'text', required: true, minLength: 6, maxLength: 6, pattern: '^[0-9]{6}$' },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
