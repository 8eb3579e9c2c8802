// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, number, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parsePageable: Parse<Schema<'Pageable'>> = /*#__PURE__*/ object({
  page: number,
  size: number,
  offset: number,
  paged: boolean,
});
