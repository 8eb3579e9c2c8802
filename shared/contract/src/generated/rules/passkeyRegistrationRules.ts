// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const passkeyRegistrationRules = {
  id: { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  rawId: { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  type: { type: 'text', choices: ['public-key'] },
  authenticatorAttachment: { type: 'text', nullable: true, maxLength: 32 },
  clientExtensionResults: { type: 'object' },
  response: { type: 'group', required: true },
  'response.clientDataJSON': { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  'response.attestationObject': { type: 'text', maxLength: 65536, pattern: '^[A-Za-z0-9_-]*$' },
  'response.transports': { type: 'list', maxItems: 16, item: { type: 'text', maxLength: 32 } },
} as const satisfies Rules;
