// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseGmailSubscription: Parse<Schema<'GmailSubscription'>> = /*#__PURE__*/ object({
  status: /*#__PURE__*/ oneOf("requested", "subscribed"),
  email: /*#__PURE__*/ nullable(string),
  redirectUrl: /*#__PURE__*/ nullable(link),
  state: /*#__PURE__*/ nullable(string),
});
