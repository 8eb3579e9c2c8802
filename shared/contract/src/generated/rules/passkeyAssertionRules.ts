// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const passkeyAssertionRules = {
  id: { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  rawId: { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  type: { type: 'text', choices: ['public-key'] },
  authenticatorAttachment: { type: 'text', nullable: true, maxLength: 32 },
  clientExtensionResults: { type: 'object' },
  response: { type: 'group', required: true },
  'response.clientDataJSON': { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  'response.authenticatorData': { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  'response.signature': { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  'response.userHandle': { type: 'text', nullable: true, maxLength: 128, pattern: '^[A-Za-z0-9_-]*$' },
} as const satisfies Rules;
