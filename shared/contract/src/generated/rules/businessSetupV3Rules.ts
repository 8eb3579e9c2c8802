// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const businessSetupV3Rules = {
  firstName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  lastName: { type: 'text', required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  jobTitle: { type: 'text', nullable: true, maxLength: 100 },
  phoneNumber: { type: 'text', nullable: true, kind: 'phone', minLength: 3, maxLength: 40, pattern: '^\\+?[0-9][0-9 ()./-]*$' },
  localeCode: { type: 'text', minLength: 2, maxLength: 11, pattern: '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$' },
  allowsBookingByOthers: { type: 'boolean' },
} as const satisfies Rules;
