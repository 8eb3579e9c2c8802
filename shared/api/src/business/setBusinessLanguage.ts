import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Keeps the language a member reads (API-035). Fails with an `ApiError` only. */
export const setBusinessLanguage = (localeCode: string, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/v1/legalEntities/user/setLanguage', { json: { localeCode }, parse: nothing, signal });
