import { getFormToken } from '@travel-shell/api';

/**
 * The nonce for a provider's script that creates an ID token: the hash of the form token, so that the back end accepts
 * the ID token only from this page. Call again after a sign-in or a refusal, as the form token changes then.
 */
export async function idTokenNonce(): Promise<string> {
  const token = new TextEncoder().encode(await getFormToken());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
