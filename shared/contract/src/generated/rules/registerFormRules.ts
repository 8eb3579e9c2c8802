// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const registerFormRules = {
  username: { type: 'text', required: true, minLength: 1, maxLength: 254 },
  passwd: { type: 'text', required: true, kind: 'secret', minLength: 8, maxLength: 1024 },
  optin: { type: 'boolean' },
  consent: { type: 'boolean' },
  regurl: { type: 'text', maxLength: 2048 },
} as const satisfies Rules;
