// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSsoEntry: Parse<Schema<'SsoEntry'>> = /*#__PURE__*/ object({
  id: string,
  active: boolean,
  name: string,
  issuer: link,
  authorizationEndpoint: link,
  clientId: string,
  hasClientSecret: boolean,
});
