// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const naverLoginFormRules = {
  code: { type: 'text', required: true, minLength: 1, maxLength: 2048 },
  state: { type: 'text', required: true, minLength: 1, maxLength: 128 },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
