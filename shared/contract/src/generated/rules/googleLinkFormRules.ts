// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const googleLinkFormRules = {
  idToken: { type: 'text', minLength: 1, maxLength: 8192 },
  code: { type: 'text', minLength: 1, maxLength: 2048 },
  state: { type: 'text', minLength: 1, maxLength: 128 },
} as const satisfies Rules;
