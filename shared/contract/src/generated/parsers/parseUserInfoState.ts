// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseUserInfoState: Parse<Schema<'UserInfoState'>> = /*#__PURE__*/ object({
  accountName: /*#__PURE__*/ nullable(string),
  accountEmail: /*#__PURE__*/ nullable(string),
  userImgUrl: /*#__PURE__*/ nullable(link),
  userDisplayEmail: /*#__PURE__*/ nullable(string),
});
