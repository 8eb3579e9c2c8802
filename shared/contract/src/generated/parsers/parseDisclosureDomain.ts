// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseDisclosureDomain: Parse<Schema<'DisclosureDomain'>> = /*#__PURE__*/ object({
  domain: string,
  use: string,
});
