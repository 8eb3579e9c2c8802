// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseOpaqueObject: Parse<Schema<'OpaqueObject'>> = /*#__PURE__*/ object({});
