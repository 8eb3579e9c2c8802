// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const tierUpgradeRequestRules = {
  tier: { type: 'text', required: true, choices: ['biz', 'bizPlus', 'enterprise'] },
} as const satisfies Rules;
