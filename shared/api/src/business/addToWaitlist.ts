import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';

/** Adds an e-mail address to the waitlist of a tier (API-111). Fails with an `ApiError` only. */
export const addToWaitlist = (entry: Schema<'WaitlistEntry'>, signal?: AbortSignal): Promise<null> =>
  call('post', '/i/api/business/company/v2/addToWaitlist', { json: entry, parse: nothing, signal });
