// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const googleLoginFormRules = {
  confirm: { type: 'boolean' },
  idToken: { type: 'text', required: true, minLength: 1, maxLength: 8192 },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
