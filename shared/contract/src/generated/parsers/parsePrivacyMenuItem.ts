// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePrivacyMenuItem: Parse<Schema<'PrivacyMenuItem'>> = /*#__PURE__*/ object({
  title: string,
  url: link,
});
