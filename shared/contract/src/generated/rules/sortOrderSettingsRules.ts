// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import type { Rules } from '../../rule.ts';

export const sortOrderSettingsRules = {
  flight: { type: 'text', required: true, choices: ['RECOMMENDED', 'PRICE', 'DURATION', 'RATING'] },
  hotel: { type: 'text', required: true, choices: ['RECOMMENDED', 'PRICE', 'DURATION', 'RATING'] },
  train: { type: 'text', required: true, choices: ['RECOMMENDED', 'PRICE', 'DURATION', 'RATING'] },
  car: { type: 'text', required: true, choices: ['RECOMMENDED', 'PRICE', 'DURATION', 'RATING'] },
} as const satisfies Rules;
