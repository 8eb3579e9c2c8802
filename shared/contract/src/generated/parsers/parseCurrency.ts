// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCurrency: Parse<Schema<'Currency'>> = /*#__PURE__*/ object({
  currencyCode: string,
  displayName: string,
  name: string,
  nativeName: string,
  htmlSymbolAlone: string,
  showCurrency: boolean,
});
