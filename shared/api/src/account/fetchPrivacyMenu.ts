import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { getPrivacyMenu } from '@travel-shell/contract/calls/getPrivacyMenu';

/** The links of the privacy menu (API-026). Fails with an `ApiError` only. */
export const fetchPrivacyMenu = (signal?: AbortSignal): Promise<Schema<'PrivacyMenuState'>> =>
  call(getPrivacyMenu, { signal });
