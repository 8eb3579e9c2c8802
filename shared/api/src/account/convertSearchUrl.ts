import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { convertSearchUrl as convertSearchUrlCall } from '@travel-shell/contract/calls/convertSearchUrl';
import { convertSearchUrlPlainPath } from '@travel-shell/contract/calls/convertSearchUrlPlainPath';

/**
 * The URL of the same search in another vertical, or null if there is none (API-038). `plainPath` uses the path
 * without `/s` (API-039, API-O13). Fails with an `ApiError` only.
 */
export async function convertSearchUrl(
  form: Schema<'FriendlyUrlForm'>,
  { plainPath = false, signal }: { plainPath?: boolean; signal?: AbortSignal } = {},
): Promise<string | null> {
  const operation = plainPath ? convertSearchUrlPlainPath : convertSearchUrlCall;
  const { convertedUrl } = await call(operation, { form, signal });
  return convertedUrl;
}
