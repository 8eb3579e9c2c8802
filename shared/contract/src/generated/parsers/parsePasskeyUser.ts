// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseBase64Url } from './parseBase64Url.ts';

export const parsePasskeyUser: Parse<Schema<'PasskeyUser'>> = /*#__PURE__*/ object({
  id: parseBase64Url,
  name: string,
  displayName: string,
});
