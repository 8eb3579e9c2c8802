// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSsoUrl: Parse<Schema<'SsoUrl'>> = /*#__PURE__*/ object({
  url: link,
});
