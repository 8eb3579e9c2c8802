// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, listOf, object, optional, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseLanguageLink } from './parseLanguageLink.ts';

export const parseCountryEntry: Parse<Schema<'CountryEntry'>> = /*#__PURE__*/ object({
  text: string,
  locale: string,
  href: /*#__PURE__*/ optional(link),
  dataHref: /*#__PURE__*/ optional(link),
  active: boolean,
  flag: link,
  countryCode: string,
  countryName: string,
  countryNativeName: string,
  languageName: string,
  languageNativeName: string,
  languageLinks: /*#__PURE__*/ listOf(parseLanguageLink),
});
