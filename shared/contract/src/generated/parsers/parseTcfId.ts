// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, number } from '../../parse.ts';
import type { Schema } from '../../schemas.ts';

export const parseTcfId: Parse<Schema<'TcfId'>> = number;
