// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const dataSharingRules = {
  allowDataSharing: { type: 'boolean' },
} as const satisfies Rules;
