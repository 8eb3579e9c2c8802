// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const companyLogoFormRules = {
  multipartFile: { type: 'file', required: true },
} as const satisfies Rules;
