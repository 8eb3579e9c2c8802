// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const tripSettingChangeRules = {
  enabled: { type: 'boolean' },
} as const satisfies Rules;
