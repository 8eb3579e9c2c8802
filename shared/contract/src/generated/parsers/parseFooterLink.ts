// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseFooterLink: Parse<Schema<'FooterLink'>> = /*#__PURE__*/ object({
  url: link,
  title: string,
  name: string,
  testAttr: string,
});
