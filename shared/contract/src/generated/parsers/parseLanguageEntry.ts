// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, boolean, link, object, string } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseLanguageEntry: Parse<Schema<'LanguageEntry'>> = /*#__PURE__*/ object({
  locale: string,
  dataHref: link,
  active: boolean,
});
