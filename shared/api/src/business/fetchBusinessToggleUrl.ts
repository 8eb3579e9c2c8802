import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getBusinessToggleUrl } from '@travel-shell/contract/calls/getBusinessToggleUrl';

/** The URL that switches between business and personal mode (API-080). Fails with an `ApiError` only. */
export const fetchBusinessToggleUrl = (signal?: AbortSignal): Promise<Schema<'BusinessToggleUrl'>> =>
  call(getBusinessToggleUrl, { signal });
