// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, listOf, nullable, number, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseTcfId } from './parseTcfId.ts';

export const parseStorageDisclosure: Parse<Schema<'StorageDisclosure'>> = /*#__PURE__*/ object({
  identifier: string,
  type: /*#__PURE__*/ oneOf("cookie", "web", "app"),
  maxAgeSeconds: /*#__PURE__*/ nullable(number),
  cookieRefresh: boolean,
  purposes: /*#__PURE__*/ listOf(parseTcfId),
});
