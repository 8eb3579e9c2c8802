// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const travelerReleaseRules = {
  currentTraveler: { type: 'text', nullable: true, maxLength: 254 },
} as const satisfies Rules;
