// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOfKnown, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseAppStoreLink } from './parseAppStoreLink.ts';
import { parseFooterLinkGroups } from './parseFooterLinkGroups.ts';

export const parseFooterState: Parse<Schema<'FooterState'>> = /*#__PURE__*/ object({
  brandDisplayName: string,
  pageDescription: string,
  appStoreLinks: /*#__PURE__*/ listOfKnown(parseAppStoreLink),
  linkGroups: parseFooterLinkGroups,
});
