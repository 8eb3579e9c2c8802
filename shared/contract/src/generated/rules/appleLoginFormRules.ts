// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const appleLoginFormRules = {
  idToken: { type: 'text', minLength: 1, maxLength: 8192 },
  code: { type: 'text', minLength: 1, maxLength: 2048 },
  state: { type: 'text', minLength: 1, maxLength: 128 },
  name: { type: 'text', maxLength: 200 },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
