import { ApiError, getConfig } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { parseStoredConsent } from '@travel-shell/contract/parsers/parseStoredConsent';

const PATH = '/privacy/consent';

/**
 * Stores what was pressed in a first layer, as its form does. Without a form token, so that it is one request, which is
 * sent even if the page is left at once. Fails with an `ApiError` only.
 */
export async function recordConsentByForm(form: Schema<'ConsentForm'>): Promise<Schema<'StoredConsent'>> {
  const { apiBase, apiTimeout } = getConfig();
  const url = apiBase + PATH;
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Accept: 'application/json' },
      credentials: 'include',
      keepalive: true,
      signal: AbortSignal.timeout(apiTimeout),
    });
    if (response.ok) return parseStoredConsent(await response.json(), '');
    status = response.status;
  } catch (cause) {
    throw new ApiError('NETWORK', `POST ${url} got no answer that can be read`, { url, cause });
  }
  throw new ApiError('HTTP', `POST ${url} was refused: ${status}`, { url, status, body: null });
}
