import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { addToWaitlist as operation } from '@travel-shell/contract/calls/addToWaitlist';

/** Adds an e-mail address to the waitlist of a tier (API-111). Fails with an `ApiError` only. */
export const addToWaitlist = (entry: Schema<'WaitlistEntry'>, signal?: AbortSignal): Promise<null> =>
  call(operation, { json: entry, signal });
