import { type AuthStatus, authState } from './auth.ts';
import { useShellState } from './useShellState.ts';

/** Returns the auth state and re-renders whenever it changes. */
export const useAuth = (): AuthStatus => useShellState(authState);
