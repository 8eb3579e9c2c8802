// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const travelerSelectionRules = {
  email: { type: 'text', required: true, minLength: 1, maxLength: 254 },
  currentTraveler: { type: 'text', nullable: true, maxLength: 254 },
} as const satisfies Rules;
