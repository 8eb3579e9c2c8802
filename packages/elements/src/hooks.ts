import type { TravelShell } from '@travel-shell/loader/TravelShell';
import { type AuthStatus, ensureAuth, knownAuth, useShellState } from '@travel-shell/store';
import { type ConsentStatus, consentChoice } from '@travel-shell/store/consentChoice';
import { useContext, useEffect } from 'react';
import { ShellContext } from './ShellContext.ts';

export type { AuthStatus, ConsentStatus };
export { useShellState };

/**
 * Who is signed in, and renders again with each change. `pending` until the back end has answered, also on a server and in
 * the render that hydrates its HTML, so that a guard sends nobody away who is signed in; with `failed` where it could not
 * say. Asks the back end; pieces wait for use.
 */
export function useAuth(): AuthStatus {
  useEffect(() => void ensureAuth(), []);
  return useShellState(knownAuth);
}

/**
 * The visitor's consent. Renders again with each answer, withdrawals too. `pending` on a server and in the render that
 * hydrates its HTML. Asks the back end nothing: the answer is a cookie.
 */
export function useConsent(): ConsentStatus {
  return useShellState(consentChoice);
}

/** The page's `travelShell`; undefined on a server. */
export function useTravelShell(): TravelShell | undefined {
  return useContext(ShellContext)?.shell;
}
