// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const consentFormRules = {
  regime: { type: 'text', required: true, choices: ['cookies', 'notice', 'two-party', 'data-transfer', 'tcf'] },
  choice: { type: 'text', required: true, choices: ['accept', 'decline', 'close'] },
  text: { type: 'text', required: true, maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' },
  locale: { type: 'text', required: true, maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
  accepted: { type: 'text', maxLength: 64, pattern: '^(strictlyNecessary|functional|advertising|analytical)([.](functional|advertising|analytical)){0,3}$' },
  tcString: { type: 'text', maxLength: 3500, pattern: '^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$' },
  additionalVendors: { type: 'text', maxLength: 2000, pattern: '^([1-9][0-9]{0,4}([.][1-9][0-9]{0,4})*)?$' },
  secondsAgo: { type: 'text', pattern: '^[0-9]{1,8}$' },
} as const satisfies Rules;
