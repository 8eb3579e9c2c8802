import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseBusinessToggleUrl } from '@travel-shell/contract/parsers/parseBusinessToggleUrl';

/** The URL that switches between business and personal mode (API-080). Fails with an `ApiError` only. */
export const fetchBusinessToggleUrl = (signal?: AbortSignal): Promise<Schema<'BusinessToggleUrl'>> =>
  call('get', '/i/api/business/me/v1/businessToggleUrl', { parse: parseBusinessToggleUrl, signal });
