import type { TravelShell } from '@travel-shell/loader/TravelShell';
import { type AuthStatus, authState, ensureAuth, useShellState } from '@travel-shell/store';
import { useContext, useEffect } from 'react';
import { ShellContext } from './ShellContext.ts';

export { useShellState };

/** Who is signed in, and renders again with each change. Asks the back end; pieces wait for use. */
export function useAuth(): AuthStatus {
  useEffect(() => void ensureAuth(), []);
  return useShellState(authState);
}

/** The page's `travelShell`; undefined on a server. */
export function useTravelShell(): TravelShell | undefined {
  return useContext(ShellContext)?.shell;
}
