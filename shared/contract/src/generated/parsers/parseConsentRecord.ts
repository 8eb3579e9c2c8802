// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, nullable, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseConsentChoices } from './parseConsentChoices.ts';
import { parseConsentText } from './parseConsentText.ts';

export const parseConsentRecord: Parse<Schema<'ConsentRecord'>> = /*#__PURE__*/ object({
  id: string,
  kind: /*#__PURE__*/ oneOf("cookies", "tcf", "two-party", "data-transfer"),
  choices: parseConsentChoices,
  time: string,
  text: /*#__PURE__*/ nullable(parseConsentText),
});
