// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object, oneOf, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseLinkTarget } from './parseLinkTarget.ts';

export const parseAppStoreLink: Parse<Schema<'AppStoreLink'>> = /*#__PURE__*/ object({
  appStoreType: /*#__PURE__*/ oneOf("appleappstore", "googleplay"),
  appStoreLink: parseLinkTarget,
  title: string,
});
