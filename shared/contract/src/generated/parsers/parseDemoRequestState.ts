// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseRequestStatus } from './parseRequestStatus.ts';

export const parseDemoRequestState: Parse<Schema<'DemoRequestState'>> = /*#__PURE__*/ object({
  status: parseRequestStatus,
});
