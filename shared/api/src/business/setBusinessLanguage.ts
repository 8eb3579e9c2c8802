import { call } from '@travel-shell/api';
import { setBusinessLanguage as operation } from '@travel-shell/contract/calls/setBusinessLanguage';

/** Stores a member's language (API-035). Fails with an `ApiError` only. */
export const setBusinessLanguage = (localeCode: string, signal?: AbortSignal): Promise<null> =>
  call(operation, { json: { localeCode }, signal });
