// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const waitlistEntryRules = {
  email: { type: 'text', required: true, kind: 'email', minLength: 3, maxLength: 254 },
  tier: { type: 'text', required: true, choices: ['biz', 'bizPlus', 'enterprise'] },
} as const satisfies Rules;
