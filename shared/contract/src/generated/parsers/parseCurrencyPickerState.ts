// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCurrency } from './parseCurrency.ts';

export const parseCurrencyPickerState: Parse<Schema<'CurrencyPickerState'>> = /*#__PURE__*/ object({
  topCurrencies: /*#__PURE__*/ listOf(parseCurrency),
  allCurrencies: /*#__PURE__*/ listOf(parseCurrency),
  current: parseCurrency,
});
