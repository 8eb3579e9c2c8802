// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFooterLink } from './parseFooterLink.ts';

export const parseFooterLinkGroup: Parse<Schema<'FooterLinkGroup'>> = /*#__PURE__*/ object({
  title: string,
  links: /*#__PURE__*/ listOf(parseFooterLink),
});
