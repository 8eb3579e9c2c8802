// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, optional } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseCompanyChange } from './parseCompanyChange.ts';
import { parseErrorItem } from './parseErrorItem.ts';
import { parseOpaqueObject } from './parseOpaqueObject.ts';

export const parseVersionConflict: Parse<Schema<'VersionConflict'>> = /*#__PURE__*/ object({
  errors: /*#__PURE__*/ listOf(parseErrorItem),
  current: /*#__PURE__*/ optional(parseOpaqueObject),
  lastChange: /*#__PURE__*/ optional(parseCompanyChange),
});
