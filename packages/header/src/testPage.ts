/** For tests: a page with a header, and a back end that says who is signed in. */
import { authStateOf } from '@travel-shell/api/authStateOf';
import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';
import { closeOtherTabs } from '../../../shared/ui/src/testing/closeOtherTabs.ts';
import { type MountOptions, mountElement } from '../../../shared/ui/src/testing/mountElement.ts';

export { part } from '../../../shared/ui/src/testing/mountElement.ts';

const STORE = Symbol.for('travel-shell.store');

let auth: AuthState | 'pending' = authStateOf();

/** Forgets what the page knows and answers its calls from here; returns the undo. */
export function playBackEnd(state: AuthState | 'pending'): () => void {
  auth = state;
  Reflect.deleteProperty(globalThis, STORE);
  const closeTabs = closeOtherTabs();
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
    if (pathname.endsWith('/AuthStateProviderAction')) {
      return auth === 'pending' ? new Promise(() => {}) : Response.json(auth);
    }
    return original(input, init);
  };
  return () => {
    window.fetch = original;
    closeTabs();
  };
}

/** Someone signs in, or out, elsewhere. */
export async function answerWith(state: AuthState): Promise<void> {
  auth = state;
  await refreshAuth(); // may be the answer to an earlier question
  await refreshAuth();
}

/** A header that has rendered. */
export async function mountHeader(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-header', attributes, options);
}
