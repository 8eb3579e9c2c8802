// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const signInCodeFormRules = {
  username: { type: 'text', required: true, minLength: 1, maxLength: 254 },
} as const satisfies Rules;
