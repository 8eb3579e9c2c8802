// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, listOf, object } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';
import { parseDisclosureDomain } from './parseDisclosureDomain.ts';
import { parseStorageDisclosure } from './parseStorageDisclosure.ts';

export const parseDeviceStorageDisclosure: Parse<Schema<'DeviceStorageDisclosure'>> = /*#__PURE__*/ object({
  disclosures: /*#__PURE__*/ listOf(parseStorageDisclosure),
  domains: /*#__PURE__*/ listOf(parseDisclosureDomain),
});
