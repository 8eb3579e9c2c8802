import { useSyncExternalStore } from 'react';
import { type AuthStatus, PENDING } from './auth.ts';
import { getShellStore } from './getShellStore.ts';

const subscribe = (onChange: () => void) => {
  const { store, auth } = getShellStore();
  return store.sub(auth.atom, onChange);
};
const read = () => {
  const { store, auth } = getShellStore();
  return store.get(auth.atom);
};
const readOnServer = () => PENDING;

/**
 * Who is signed in, and a render whenever that changes.
 *
 * Not jotai's `useAtomValue`: that one has no server snapshot, so a page whose store already knows the visitor would
 * hydrate with other content than the server sent. Here the hydrating render sees `pending`, as the server did, and
 * the next one the truth; a piece rendered on the client sees the truth from its first render.
 */
export function useAuth(): AuthStatus {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
