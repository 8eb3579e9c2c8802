// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, nullable, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseAccountSwitcherItem: Parse<Schema<'AccountSwitcherItem'>> = /*#__PURE__*/ object({
  userEmail: string,
  businessMode: boolean,
  tokenId: string,
  accountName: string,
  userImgUrl: /*#__PURE__*/ nullable(link),
});
