// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const metaCookieFormRules = {
  action: { type: 'text', required: true, choices: ['setnewmeta', 'deletenewmeta'] },
  name: { type: 'text', required: true, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
  value: { type: 'text', maxLength: 256 },
  formtoken: { type: 'text', required: true, minLength: 20, maxLength: 512 },
} as const satisfies Rules;
