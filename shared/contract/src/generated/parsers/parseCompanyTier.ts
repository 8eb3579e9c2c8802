// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCompanyTier: Parse<Schema<'CompanyTier'>> = /*#__PURE__*/ oneOf("biz", "bizPlus", "enterprise");
