// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const businessSetupV1Rules = {
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
} as const satisfies Rules;
