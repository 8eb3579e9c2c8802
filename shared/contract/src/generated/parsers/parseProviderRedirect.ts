// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseProviderRedirect: Parse<Schema<'ProviderRedirect'>> = /*#__PURE__*/ object({
  redirectUrl: link,
  state: string,
});
