// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const loginFormRules = {
  username: { type: 'text', required: true, minLength: 1, maxLength: 254 },
  passwd: { type: 'text', required: true, kind: 'secret', minLength: 1, maxLength: 1024 },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
