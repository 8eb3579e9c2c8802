// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

import { type Parse, link } from '@travel-shell/contract/parse';
import type { Schema } from '../../schemas.ts';

export const parseHttpsUrl: Parse<Schema<'HttpsUrl'>> = link;
