import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';

/** Stores that the two-party dialog was accepted (API-065). Fails with an `ApiError` only. */
export const giveTwoPartyConsent = (signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/twoparty/v1/consent', { parse: nothing, signal });
