import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';

/** Stores that the two-party dialog was accepted, also while the page is left (API-065). Fails with an `ApiError` only. */
export const giveTwoPartyConsent = (text?: Schema<'ConsentText'>, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/twoparty/v1/consent', {
    ...(text && { json: { text } }),
    parse: nothing,
    signal,
    keepalive: true,
  });
