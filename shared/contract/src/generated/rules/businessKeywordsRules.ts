// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const businessKeywordsRules = {
  keywords: { type: 'list', maxItems: 20, isUnique: true, item: { type: 'text', minLength: 1, maxLength: 60 } },
} as const satisfies Rules;
