// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const sortOrderSettingsRules = {
  flight: { type: 'text', required: true, minLength: 1, maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' },
  hotel: { type: 'text', required: true, minLength: 1, maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' },
  train: { type: 'text', required: true, minLength: 1, maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' },
  car: { type: 'text', required: true, minLength: 1, maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' },
} as const satisfies Rules;
