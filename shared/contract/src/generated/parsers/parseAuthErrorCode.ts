// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseAuthErrorCode: Parse<Schema<'AuthErrorCode'>> = /*#__PURE__*/ oneOf("VALIDATION_ERROR", "INVALID_SESSION", "NO_SUCH_USER", "PASSKEYS_NOT_SETUP", "EXTERNAL_AUTH_REQUIRED");
