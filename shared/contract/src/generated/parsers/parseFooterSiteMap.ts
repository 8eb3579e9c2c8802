// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFooterLink } from './parseFooterLink.ts';

export const parseFooterSiteMap: Parse<Schema<'FooterSiteMap'>> = /*#__PURE__*/ object({
  siteMapTitle: string,
  siteMapLinks: /*#__PURE__*/ listOf(parseFooterLink),
});
