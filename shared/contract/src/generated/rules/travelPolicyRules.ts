// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const travelPolicyRules = {
  enabled: { type: 'boolean' },
  approval: { type: 'text', required: true, choices: ['NEVER', 'OUT_OF_POLICY', 'ALWAYS'] },
  priceLimit: { type: 'group', nullable: true },
  'priceLimit.amount': { type: 'number', required: true, min: 0, max: 1000000000 },
  'priceLimit.currencyCode': { type: 'text', required: true, kind: 'currency', pattern: '^[A-Z]{3}$' },
  minimumDaysInAdvance: { type: 'integer', nullable: true, min: 0, max: 365 },
  allowedClasses: { type: 'list', maxItems: 20, isUnique: true, item: { type: 'text', minLength: 1, maxLength: 40, pattern: '^[A-Z][A-Z0-9_]*$' } },
  preferredSuppliers: { type: 'list', maxItems: 50, isUnique: true, item: { type: 'text', minLength: 1, maxLength: 100 } },
} as const satisfies Rules;
