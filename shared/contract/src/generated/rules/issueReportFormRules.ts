// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const issueReportFormRules = {
  summary: { type: 'text', required: true, minLength: 1, maxLength: 200 },
  description: { type: 'text', required: true, minLength: 1, maxLength: 5000 },
  topic: { type: 'text', required: true, minLength: 1, maxLength: 100 },
  bookingNumber: { type: 'text', minLength: 1, maxLength: 50 },
  attachments: { type: 'list', maxItems: 5, item: { type: 'file', types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'], maxBytes: 5242880 } },
} as const satisfies Rules;
