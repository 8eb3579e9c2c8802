import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseFriendlyUrl } from '@travel-shell/contract/parsers/parseFriendlyUrl';

/**
 * The URL of the same search in another vertical, or null if there is none (API-038). `plainPath` uses the path
 * without `/s` (API-039, API-O13). Fails with an `ApiError` only.
 */
export async function convertSearchUrl(
  form: Schema<'FriendlyUrlForm'>,
  { plainPath = false, signal }: { plainPath?: boolean; signal?: AbortSignal } = {},
): Promise<string | null> {
  const path = plainPath
    ? '/horizon/common/layout/FriendlySearchUrlAction'
    : '/s/horizon/common/layout/FriendlySearchUrlAction';
  const { convertedUrl } = await call('post', path, { form, parse: parseFriendlyUrl, signal });
  return convertedUrl;
}
