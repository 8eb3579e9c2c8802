// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSsoTry } from './parseSsoTry.ts';

export const parseSsoEntry: Parse<Schema<'SsoEntry'>> = /*#__PURE__*/ object({
  id: string,
  active: boolean,
  name: string,
  issuer: link,
  authorizationEndpoint: link,
  clientId: string,
  hasClientSecret: boolean,
  lastTry: /*#__PURE__*/ optional(parseSsoTry),
});
