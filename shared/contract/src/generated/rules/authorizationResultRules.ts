// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const authorizationResultRules = {
  code: { type: 'text', required: true, minLength: 1, maxLength: 2048 },
  state: { type: 'text', required: true, minLength: 1, maxLength: 128 },
} as const satisfies Rules;
