import { authState } from '@travel-shell/store';

/**
 * The account of the visitor who is signed in: told apart from others, also in the browser's storage, without its e-mail
 * address.
 */
export const person = (auth = authState.get()): string | undefined =>
  auth.status === 'signedIn' ? digest(auth.state.userInfoState.accountEmail) : undefined;

/** FNV-1a, 64 bits. */
function digest(text: string | null | undefined): string {
  if (!text) return '';
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
