// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const setMetaCookieRules = {
  newValue: { type: 'text', nullable: true, maxLength: 256 },
} as const satisfies Rules;
