// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, oneOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCookieCategory: Parse<Schema<'CookieCategory'>> = /*#__PURE__*/ oneOf("strictlyNecessary", "functional", "advertising", "analytical");
