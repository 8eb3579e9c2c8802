// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const ssoEntryFormRules = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 100 },
  issuer: { type: 'text', required: true, kind: 'https', format: 'uri', minLength: 9, maxLength: 500, pattern: '^https://[^\\s/?#@\\\\]+(/[^\\s?#\\\\]*)?$' },
  authorizationEndpoint: { type: 'text', required: true, kind: 'https', format: 'uri', minLength: 9, maxLength: 2000, pattern: '^https://[^\\s/?#@\\\\]+([/?][^\\s#\\\\]*)?$' },
  clientId: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[\\x20-\\x7E]+$' },
  clientSecret: { type: 'text', kind: 'secret', maxLength: 500, pattern: '^[\\x20-\\x7E]*$' },
} as const satisfies Rules;
