// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, oneOf, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAuthErrorCode } from './parseAuthErrorCode.ts';
import { parseUserInfoState } from './parseUserInfoState.ts';

export const parseAuthResponse: Parse<Schema<'AuthResponse'>> = /*#__PURE__*/ object({
  status: /*#__PURE__*/ oneOf(-1, 0, 1, 2),
  message: /*#__PURE__*/ optional(string),
  errorField: /*#__PURE__*/ optional(string),
  errorCode: /*#__PURE__*/ optional(parseAuthErrorCode),
  uid: /*#__PURE__*/ optional(string),
  userInfo: /*#__PURE__*/ optional(parseUserInfoState),
  formToken: /*#__PURE__*/ optional(string),
  businessRedirectUrl: /*#__PURE__*/ optional(link),
  loginRedirectUrl: /*#__PURE__*/ optional(link),
});
