import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseMetaCookie } from '@travel-shell/contract/parsers/parseMetaCookie';

/** Sets a meta cookie, also while the page is left; null deletes it (API-068, CNS-051). Fails with an `ApiError` only. */
export const setMetaCookie = (
  name: string,
  newValue: string | null,
  signal?: AbortSignal,
): Promise<Schema<'MetaCookie'>> =>
  call('put', '/i/api/cookies/v2/meta/{name}', {
    path: { name },
    json: { newValue },
    parse: parseMetaCookie,
    signal,
    keepalive: true,
  });
