import { ApiError, getConfig } from '@travel-shell/api';
import { apiUrl } from '@travel-shell/core';

/**
 * The text of an icon (API-045). The URL may be on any host, so the request has neither cookies nor the form token. Text
 * that does not start with an svg tag is rejected (FTR-019). The text is untrusted: show it as an image (a mask, an
 * `<img>` with a data URL), never as markup of the page. Fails with an `ApiError` only.
 */
export async function fetchSvg(address: string, signal?: AbortSignal): Promise<string> {
  const { apiTimeout } = getConfig();
  const url = apiUrl(address);
  const limit = AbortSignal.timeout(apiTimeout);
  let response: Response;
  let text: string;
  try {
    if (globalThis.origin === 'null') throw new TypeError('This page has no origin.');
    response = await fetch(url, { credentials: 'omit', signal: signal ? AbortSignal.any([signal, limit]) : limit });
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('ABORTED', `GET ${url} was ended by its caller`, { url, cause });
    if (limit.aborted) throw new ApiError('TIMEOUT', `GET ${url} timed out`, { url, cause });
    throw new ApiError('NETWORK', `GET ${url} got no answer`, { url, cause });
  }
  const { ok, status } = response;
  if (!ok) throw new ApiError('HTTP', `GET ${url} was refused: ${status}`, { url, status, body: text });
  if (/^\s*<svg[\s/>]/i.test(text)) return text;
  throw new ApiError('INVALID_ANSWER', `GET ${url} does not start with an svg tag`, { url, path: '', body: text });
}
