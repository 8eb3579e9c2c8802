// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseImpersonationEnd: Parse<Schema<'ImpersonationEnd'>> = /*#__PURE__*/ object({
  formToken: string,
  redirectUrl: link,
});
