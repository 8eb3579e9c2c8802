// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseBusinessToggleUrl: Parse<Schema<'BusinessToggleUrl'>> = /*#__PURE__*/ object({
  url: link,
  businessMode: boolean,
});
