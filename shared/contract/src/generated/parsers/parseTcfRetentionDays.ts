// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, mapOf, number } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseTcfRetentionDays: Parse<Schema<'TcfRetentionDays'>> = /*#__PURE__*/ mapOf(number);
