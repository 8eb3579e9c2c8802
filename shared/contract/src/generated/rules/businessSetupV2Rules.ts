// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const businessSetupV2Rules = {
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  jobTitle: { type: 'text', nullable: true, maxLength: 100 },
  phoneNumber: { type: 'text', nullable: true, kind: 'phone', minLength: 3, maxLength: 40, pattern: '^\\+?[0-9][0-9 ()./-]*$' },
} as const satisfies Rules;
