// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link } from '../../parse.ts';
import type { Schema } from '../../schemas.ts';

export const parseHttpsUrl: Parse<Schema<'HttpsUrl'>> = link;
