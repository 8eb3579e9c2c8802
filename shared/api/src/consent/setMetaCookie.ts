import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setMetaCookie as operation } from '@travel-shell/contract/calls/setMetaCookie';

/** Sets a meta cookie, also while the page is left; null deletes it (API-068, CNS-051). Fails with an `ApiError` only. */
export const setMetaCookie = (
  name: string,
  newValue: string | null,
  signal?: AbortSignal,
): Promise<Schema<'MetaCookie'>> =>
  call(operation, {
    path: { name },
    json: { newValue },
    signal,
    keepalive: true,
  });
