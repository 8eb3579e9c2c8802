import { type AuthStatus, authState } from './auth.ts';
import { useShellState } from './useShellState.ts';

/** Who is signed in, and a render whenever that changes. */
export const useAuth = (): AuthStatus => useShellState(authState);
