import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { giveTwoPartyConsent as operation } from '@travel-shell/contract/calls/giveTwoPartyConsent';

/** Stores that the two-party dialog was accepted, also while the page is left (API-065). Fails with an `ApiError` only. */
export const giveTwoPartyConsent = (text?: Schema<'ConsentText'>, signal?: AbortSignal): Promise<null> =>
  call(operation, {
    ...(text && { json: { text } }),
    signal,
    keepalive: true,
  });
