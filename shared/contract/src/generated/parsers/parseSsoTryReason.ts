// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSsoTryReason: Parse<Schema<'SsoTryReason'>> = /*#__PURE__*/ oneOf("INVALID_REQUEST", "UNAUTHORIZED_CLIENT", "ACCESS_DENIED", "UNSUPPORTED_RESPONSE_TYPE", "INVALID_SCOPE", "SERVER_ERROR", "TEMPORARILY_UNAVAILABLE", "INTERACTION_REQUIRED", "LOGIN_REQUIRED", "ACCOUNT_SELECTION_REQUIRED", "CONSENT_REQUIRED", "NO_CODE", "WRONG_ISSUER", "OTHER");
