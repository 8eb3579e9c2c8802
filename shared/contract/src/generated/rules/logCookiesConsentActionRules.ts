// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const logCookiesConsentActionRules = {
  isRepeat: { type: 'boolean' },
  action: { type: 'text', choices: ['ACCEPT_ALL', 'ACCEPT_PARTIAL', 'REJECT', 'CLOSE'] },
} as const satisfies Rules;
