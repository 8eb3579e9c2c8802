import { call } from '@travel-shell/api';
import { nothing } from '@travel-shell/contract/parse';
import { parseSyncedKmkid } from '@travel-shell/contract/parsers/parseSyncedKmkid';

/** The marketing id of this visitor, or null (API-040). Fails with an `ApiError` only. */
export async function syncKmkid(suggestedKmkid: string, signal?: AbortSignal): Promise<string | null> {
  const { kmkid } = await call('post', '/s/run/kmkid/sync', {
    form: { suggestedKmkid },
    parse: parseSyncedKmkid,
    signal,
  });
  return kmkid;
}

/** Stores an id returned by a sync (API-041). Fails with an `ApiError` only. */
export const setKmkid = (kmkid: string, signal?: AbortSignal): Promise<null> =>
  call('post', '/s/run/kmkid/set', { form: { kmkid }, parse: nothing, signal });
