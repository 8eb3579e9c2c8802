// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseFooterLinkGroup } from './parseFooterLinkGroup.ts';

export const parseFooterLinkGroups: Parse<Schema<'FooterLinkGroups'>> = /*#__PURE__*/ object({
  seo: parseFooterLinkGroup,
  popularCities: parseFooterLinkGroup,
  popularDestinations: parseFooterLinkGroup,
  staticCompany: parseFooterLinkGroup,
  staticContact: parseFooterLinkGroup,
  staticAirline: parseFooterLinkGroup,
  staticMore: parseFooterLinkGroup,
});
