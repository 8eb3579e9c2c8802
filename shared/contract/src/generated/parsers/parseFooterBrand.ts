// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, number, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseFooterBrand: Parse<Schema<'FooterBrand'>> = /*#__PURE__*/ object({
  name: string,
  title: string,
  url: link,
  logoUrl: link,
  height: number,
});
