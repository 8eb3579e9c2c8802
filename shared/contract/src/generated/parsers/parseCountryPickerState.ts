// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCountryEntry } from './parseCountryEntry.ts';
import { parseLanguageEntry } from './parseLanguageEntry.ts';

export const parseCountryPickerState: Parse<Schema<'CountryPickerState'>> = /*#__PURE__*/ object({
  countries: /*#__PURE__*/ listOf(parseCountryEntry),
  languages: /*#__PURE__*/ listOf(parseLanguageEntry),
});
