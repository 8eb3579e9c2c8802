// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseUserCustomData } from './parseUserCustomData.ts';
import { parseUserRole } from './parseUserRole.ts';

export const parseUserSearchResult: Parse<Schema<'UserSearchResult'>> = /*#__PURE__*/ object({
  email: string,
  firstName: string,
  lastName: string,
  role: parseUserRole,
  profileImageUrl: /*#__PURE__*/ nullable(link),
  customData: parseUserCustomData,
});
