import { getFormToken } from '@travel-shell/api';

/**
 * The nonce to give a provider's script before it makes an ID token: the hash of the form token, so that the back end
 * takes the token from this page only. Ask anew after a sign-in or a refusal, as the form token is another one then.
 */
export async function idTokenNonce(): Promise<string> {
  const token = new TextEncoder().encode(await getFormToken());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
