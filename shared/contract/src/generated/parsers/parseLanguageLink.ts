// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseLanguageLink: Parse<Schema<'LanguageLink'>> = /*#__PURE__*/ object({
  locale: string,
  text: string,
  languageNativeName: string,
  currencyCode: string,
  active: boolean,
  href: /*#__PURE__*/ optional(link),
  dataHref: /*#__PURE__*/ optional(link),
});
