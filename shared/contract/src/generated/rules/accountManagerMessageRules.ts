// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const accountManagerMessageRules = {
  subject: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]+$' },
  description: { type: 'text', required: true, minLength: 1, maxLength: 5000 },
  attachment: { type: 'file' },
} as const satisfies Rules;
