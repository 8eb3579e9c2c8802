// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const saveTcfConsentRules = {
  consentedPurposes: { type: 'list', maxItems: 24, isUnique: true, item: { type: 'integer', min: 1, max: 24 } },
  consentedVendors: { type: 'list', maxItems: 5000, isUnique: true, item: { type: 'integer', min: 1, max: 65535 } },
  consentedAdditionalVendors: { type: 'list', maxItems: 5000, isUnique: true, item: { type: 'integer', min: 1, max: 65535 } },
  objectedLegIntPurposes: { type: 'list', maxItems: 24, isUnique: true, item: { type: 'integer', min: 1, max: 24 } },
  objectedLegIntVendors: { type: 'list', maxItems: 5000, isUnique: true, item: { type: 'integer', min: 1, max: 65535 } },
  optedInSpecialFeatures: { type: 'list', maxItems: 24, isUnique: true, item: { type: 'integer', min: 1, max: 24 } },
  tcString: { type: 'text', required: true, minLength: 1, maxLength: 3500, pattern: '^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$' },
  text: { type: 'group' },
  'text.version': { type: 'text', required: true, maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' },
  'text.locale': { type: 'text', required: true, maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
} as const satisfies Rules;
