import { ApiError, call, getFormToken } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { setMetaCookieByForm as operation } from '@travel-shell/contract/calls/setMetaCookieByForm';

/**
 * Sets a meta cookie the older way; null deletes it (API-069, CNS-052). For back ends that do not have API-068.
 * Fails with an `ApiError` only.
 */
export async function setMetaCookieByForm(
  name: string,
  value: string | null,
  signal?: AbortSignal,
): Promise<Schema<'MetaCookie'>> {
  const change = value === null ? { action: 'deletenewmeta' as const } : { action: 'setnewmeta' as const, value };
  // The form also contains the token, so a retry must send the new one there as well.
  const send = async () =>
    call(operation, {
      form: { ...change, name, formtoken: await getFormToken() },
      signal,
    });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.serverCode !== 'INVALID_FORM_TOKEN') throw error;
    return send();
  }
}
