// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseRequestStatus: Parse<Schema<'RequestStatus'>> = /*#__PURE__*/ oneOf("notRequested", "requested", "postponed");
