import { type EntityState, type EntityStatus, type State, useShellState } from '@travel-shell/store';
import { useSession } from '@travel-shell/store/auth';

const PENDING = { status: 'pending' } as const;
const UNASKED = { initial: PENDING, get: () => PENDING, subscribe: () => () => {} };

/**
 * The back end's data for the visitor. Nobody asks for it while the session has ended and the visitor may sign in again
 * in the dialog: the refusal would load the page again, and what is typed would be gone.
 */
export function usePausedEntity<T>(entity: State<EntityStatus<T>> & Pick<EntityState<T>, 'initial'>): EntityStatus<T> {
  const { isPaused } = useSession();
  return useShellState<EntityStatus<T>>(isPaused ? UNASKED : entity);
}
