// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const guestSelectionRules = {
  email: { type: 'text', required: true, kind: 'email', minLength: 3, maxLength: 254 },
  firstName: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', minLength: 1, maxLength: 100, pattern: '\\S' },
  currentTraveler: { type: 'text', nullable: true, maxLength: 254 },
} as const satisfies Rules;
