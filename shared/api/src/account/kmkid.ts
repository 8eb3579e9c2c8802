import { call } from '@travel-shell/api';
import { setKmkid as setKmkidCall } from '@travel-shell/contract/calls/setKmkid';
import { syncKmkid as syncKmkidCall } from '@travel-shell/contract/calls/syncKmkid';

/** The marketing id of this visitor, or null (API-040). Fails with an `ApiError` only. */
export async function syncKmkid(suggestedKmkid: string, signal?: AbortSignal): Promise<string | null> {
  const { kmkid } = await call(syncKmkidCall, {
    form: { suggestedKmkid },
    signal,
  });
  return kmkid;
}

/** Stores an id returned by a sync (API-041). Fails with an `ApiError` only. */
export const setKmkid = (kmkid: string, signal?: AbortSignal): Promise<null> =>
  call(setKmkidCall, { form: { kmkid }, signal });
