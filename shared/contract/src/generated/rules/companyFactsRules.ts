// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const companyFactsRules = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^\\s](.*[^\\s])?$' },
  website: { type: 'text', nullable: true, kind: 'https', format: 'uri', minLength: 9, maxLength: 2000, pattern: '^https://[^\\s/?#@\\\\]+([/?#][^\\s\\\\]*)?$' },
  phoneNumber: { type: 'text', nullable: true, kind: 'phone', minLength: 3, maxLength: 40, pattern: '^\\+?[0-9][0-9 ()./-]*$' },
  address: { type: 'group', nullable: true },
  'address.street': { type: 'text', required: true, minLength: 1, maxLength: 200 },
  'address.postalCode': { type: 'text', nullable: true, minLength: 1, maxLength: 20 },
  'address.city': { type: 'text', required: true, minLength: 1, maxLength: 100 },
  'address.region': { type: 'text', nullable: true, minLength: 1, maxLength: 100 },
  'address.countryCode': { type: 'text', required: true, kind: 'country', pattern: '^[A-Z]{2}$' },
} as const satisfies Rules;
