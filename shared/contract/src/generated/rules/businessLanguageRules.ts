// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const businessLanguageRules = {
  localeCode: { type: 'text', required: true, minLength: 2, maxLength: 11, pattern: '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$' },
} as const satisfies Rules;
