// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseImpersonationSupport: Parse<Schema<'ImpersonationSupport'>> = /*#__PURE__*/ object({
  enabled: boolean,
  grantedAt: /*#__PURE__*/ nullable(string),
  grantedBy: /*#__PURE__*/ nullable(string),
});
