// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, firstOf } from '@travel-shell/contract/parse';
import type { operations } from '../openapi.ts';
import { parseTcfDetailedPreferences } from './parseTcfDetailedPreferences.ts';
import { parseTcfVendor } from './parseTcfVendor.ts';
import { parseTcfVendorRows } from './parseTcfVendorRows.ts';

export const parseGetTcfDetailedPreferencesAnswer: Parse<operations['getTcfDetailedPreferences']['responses'][200]['content']['application/json']> = /*#__PURE__*/ firstOf(parseTcfDetailedPreferences, parseTcfVendorRows, parseTcfVendor);
