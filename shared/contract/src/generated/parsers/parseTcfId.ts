// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, number } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseTcfId: Parse<Schema<'TcfId'>> = number;
