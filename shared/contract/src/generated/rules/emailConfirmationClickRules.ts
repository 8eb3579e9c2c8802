// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const emailConfirmationClickRules = {
  confirmationCode: { type: 'text', required: true, minLength: 1, maxLength: 200 },
} as const satisfies Rules;
