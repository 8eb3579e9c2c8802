// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const passkeyNameRules = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
} as const satisfies Rules;
