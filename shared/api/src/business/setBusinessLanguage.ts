import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Stores a member's language (API-035). Fails with an `ApiError` only. */
export const setBusinessLanguage = (localeCode: string, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/v1/legalEntities/user/setLanguage', { json: { localeCode }, parse: nothing, signal });
