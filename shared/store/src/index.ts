// By way of step 1, so that not every module of ours carries the defaults of all keys.
export { apiUrl, getConfig, returnAddress, siteUrl } from '@travel-shell/core';
export {
  type AuthStatus,
  applyAuthResponse,
  authState,
  ensureAuth,
  knownAddress,
  knownAuth,
  refreshAuth,
  signOut,
} from './auth.ts';
export type { Entity, EntityOptions, EntityStatus } from './createEntity.ts';
export { defineEntity, type EntityState } from './defineEntity.ts';
export { defineState, type State } from './defineState.ts';
export {
  type CurrencyChange,
  on,
  onNamed,
  publish,
  type ShellEventMap,
  type ShellEventName,
  type ShellEvents,
  type SiteChoice,
} from './events.ts';
export {
  getShellStore,
  type JotaiStore,
  type ShellStore,
  StoreVersionConflict,
} from './getShellStore.ts';
export { readState, type SharedState, type StateName, subscribeState } from './namedState.ts';
export { openTabs, type Tabs } from './tabs.ts';
export { useAuth } from './useAuth.ts';
export { useShellState } from './useShellState.ts';
