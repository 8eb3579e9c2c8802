// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const googleLinkExistingFormRules = {
  idToken: { type: 'text', minLength: 1, maxLength: 8192 },
  state: { type: 'text', minLength: 1, maxLength: 128 },
  passwd: { type: 'text', required: true, minLength: 1, maxLength: 1024 },
  sticky: { type: 'boolean' },
  userInfo: { type: 'boolean' },
} as const satisfies Rules;
