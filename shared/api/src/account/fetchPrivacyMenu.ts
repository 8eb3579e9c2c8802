import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parsePrivacyMenuState } from '@travel-shell/contract/parsers/parsePrivacyMenuState';

/** The links of the privacy menu (API-026). Fails with an `ApiError` only. */
export const fetchPrivacyMenu = (signal?: AbortSignal): Promise<Schema<'PrivacyMenuState'>> =>
  call('get', '/horizon/react/component/PrivacyMenuStateProviderAction', { parse: parsePrivacyMenuState, signal });
