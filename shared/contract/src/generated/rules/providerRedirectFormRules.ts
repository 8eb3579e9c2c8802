// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const providerRedirectFormRules = {
  redir: { type: 'text', maxLength: 2048 },
  sticky: { type: 'boolean' },
  popup: { type: 'boolean' },
} as const satisfies Rules;
