// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const giveTwoPartyConsentRules = {
  text: { type: 'group' },
  'text.version': { type: 'text', required: true, maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' },
  'text.locale': { type: 'text', required: true, maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
} as const satisfies Rules;
