// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const tripNotificationIdRules = {
  tripId: { type: 'text', required: true, maxLength: 6, pattern: '^[A-Za-z0-9]{6}$' },
} as const satisfies Rules;
