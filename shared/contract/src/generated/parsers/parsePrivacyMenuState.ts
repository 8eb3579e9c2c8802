// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parsePrivacyMenuItem } from './parsePrivacyMenuItem.ts';

export const parsePrivacyMenuState: Parse<Schema<'PrivacyMenuState'>> = /*#__PURE__*/ object({
  items: /*#__PURE__*/ listOf(parsePrivacyMenuItem),
});
