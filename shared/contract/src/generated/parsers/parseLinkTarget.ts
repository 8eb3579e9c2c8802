// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseLinkTarget: Parse<Schema<'LinkTarget'>> = /*#__PURE__*/ object({
  url: link,
});
