// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseSsoEntry } from './parseSsoEntry.ts';

export const parseSsoSettings: Parse<Schema<'SsoSettings'>> = /*#__PURE__*/ listOf(parseSsoEntry);
