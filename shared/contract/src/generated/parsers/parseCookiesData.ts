// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseCookiesData: Parse<Schema<'CookiesData'>> = /*#__PURE__*/ object({
  cookiesConsent: boolean,
  dataTransferConsent: boolean,
  policyUrl: link,
  betterUx: boolean,
  messageVisible: boolean,
  twoPartyConsent: boolean,
});
