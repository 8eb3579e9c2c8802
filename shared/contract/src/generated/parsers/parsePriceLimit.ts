// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, number, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePriceLimit: Parse<Schema<'PriceLimit'>> = /*#__PURE__*/ object({
  amount: number,
  currencyCode: string,
});
