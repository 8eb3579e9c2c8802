// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link, listOf, mapOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFooterBrand } from './parseFooterBrand.ts';
import { parseSocialMediaSite } from './parseSocialMediaSite.ts';

export const parseFooterBrandsState: Parse<Schema<'FooterBrandsState'>> = /*#__PURE__*/ object({
  brands: /*#__PURE__*/ listOf(parseFooterBrand),
  socialMediaSites: /*#__PURE__*/ listOf(parseSocialMediaSite),
  socialIconsByName: /*#__PURE__*/ mapOf(link),
});
