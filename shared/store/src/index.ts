export { applyAuthResponse, on, publish, refreshAuth, signOut } from './actions.ts';
export { AUTH_STALE_AFTER_MS, type Auth, type AuthStatus } from './auth.ts';
export type { Events, ShellEvents } from './events.ts';
export {
  getShellStore,
  type ShellStore,
  STORE_PROTOCOL,
  STORE_VERSION,
  StoreVersionConflict,
} from './getShellStore.ts';
export { readState, type SharedState, subscribeState } from './state.ts';
export { useAuth } from './useAuth.ts';
