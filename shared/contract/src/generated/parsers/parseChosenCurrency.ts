// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseChosenCurrency: Parse<Schema<'ChosenCurrency'>> = /*#__PURE__*/ object({
  currencyCode: string,
  stored: boolean,
});
