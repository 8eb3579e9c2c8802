/** For tests: a page with a header and a fake back end for the auth state. */

import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';
import { AUTH_STATE, answerCalls, FORM_TOKEN, never, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { type MountOptions, mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';

export { part } from '@travel-shell/testing/mountElement';

let auth: AuthState | 'pending' | 'failed' = authStateOf();

/** Resets the page's state and fakes its back end; returns the undo. */
export function playBackEnd(state: AuthState | 'pending' | 'failed'): () => void {
  setAuth(state);
  idleAtOnce();
  forgetStore();
  const closeTabs = closeOtherTabs();
  const end = answerCalls((_request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    if (path !== AUTH_STATE) return undefined;
    if (auth === 'failed') return refusal();
    return auth === 'pending' ? never() : Response.json(auth);
  });
  return () => {
    end();
    closeTabs();
  };
}

/** As a real back end, it sets or clears the signed-in cookie. */
function setAuth(state: AuthState | 'pending' | 'failed'): void {
  auth = state;
  playSignedInCookie(typeof state === 'string' || state.loggedInSession);
}

/** The visitor signs in or out elsewhere. */
export async function answerWith(state: AuthState): Promise<void> {
  setAuth(state);
  await refreshAuth(); // may return the response to an earlier request
  await refreshAuth();
}

/** A rendered header. */
export async function mountHeader(
  attributes: Record<string, string> = {},
  options: MountOptions = {},
): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-header', attributes, options);
}
