// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, number, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parsePageable } from './parsePageable.ts';

export const parsePaging: Parse<Schema<'Paging'>> = /*#__PURE__*/ object({
  pageable: parsePageable,
  first: boolean,
  last: boolean,
  numberOfElements: number,
  totalPages: number,
  totalElements: number,
});
