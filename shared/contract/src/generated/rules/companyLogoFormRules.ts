// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const companyLogoFormRules = {
  multipartFile: { type: 'file', required: true, types: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: 1048576, maxPixels: 16000000 },
} as const satisfies Rules;
