// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePasskeyTransports: Parse<Schema<'PasskeyTransports'>> = /*#__PURE__*/ listOf(string);
