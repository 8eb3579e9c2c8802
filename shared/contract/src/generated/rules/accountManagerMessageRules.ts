// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const accountManagerMessageRules = {
  subject: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]+$' },
  description: { type: 'text', required: true, minLength: 1, maxLength: 5000 },
  attachment: { type: 'file', types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'], maxBytes: 5242880 },
} as const satisfies Rules;
