import { type EntityState, type EntityStatus, type State, useAuth, useShellState } from '@travel-shell/store';
import { isSending } from '@travel-shell/store/auth';
import { useRef } from 'react';

const PENDING = { status: 'pending' } as const;
const UNASKED = { initial: PENDING, get: () => PENDING, subscribe: () => () => {} };

/**
 * The back end's data for the visitor. Nobody asks for it while the session has ended and the visitor may sign in again
 * in the dialog: the refusal would load the page again, and what is typed would be gone.
 */
export function usePausedEntity<T>(entity: State<EntityStatus<T>> & Pick<EntityState<T>, 'initial'>): EntityStatus<T> {
  const { status } = useAuth();
  const isHeld = useRef(false);
  isHeld.current = status !== 'signedIn' && (isHeld.current || isSending());
  return useShellState<EntityStatus<T>>(isHeld.current ? UNASKED : entity);
}
