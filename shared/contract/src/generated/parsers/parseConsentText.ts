// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseConsentTextLocale } from './parseConsentTextLocale.ts';
import { parseConsentTextVersion } from './parseConsentTextVersion.ts';

export const parseConsentText: Parse<Schema<'ConsentText'>> = /*#__PURE__*/ object({
  version: parseConsentTextVersion,
  locale: parseConsentTextLocale,
});
