// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const uiMetricRules = {
  metricName: { type: 'text', required: true, maxLength: 60, pattern: '^[A-Za-z][A-Za-z0-9_.-]*$' },
  metricValue: { type: 'number', required: true, min: -1000000000, max: 1000000000 },
} as const satisfies Rules;
