// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const fullTripIdFormRules = {
  fullTripId: { type: 'text', required: true, minLength: 6, maxLength: 70, pattern: '^[A-Za-z0-9]{6}[A-Za-z0-9_-]*$' },
} as const satisfies Rules;
