// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseSocialMediaSite: Parse<Schema<'SocialMediaSite'>> = /*#__PURE__*/ object({
  name: string,
  url: link,
  prompt: string,
});
