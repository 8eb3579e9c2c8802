// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const kmkidSuggestionRules = {
  suggestedKmkid: { type: 'text', maxLength: 64, pattern: '^([A-Za-z0-9_-]{8,64})?$' },
} as const satisfies Rules;
