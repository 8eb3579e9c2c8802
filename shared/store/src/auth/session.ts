import { type AuthStatus, authState, defineState, getShellStore, useShellState } from '@travel-shell/store';
import { type Atom, atom } from 'jotai/vanilla';

/** Whose page this is. */
export interface Session {
  /** Who is signed in; while `isPaused`, who was. */
  readonly auth: AuthStatus;
  /** The session has ended while something was sent, and the visitor may sign in again: what they have typed stays. */
  readonly isPaused: boolean;
  /** The number of people who were here before, as a key for what the next one must not see. */
  readonly generation: number;
}

/** A server, and the render that hydrates its HTML, know nobody. */
const UNKNOWN: Session = { auth: { status: 'pending' }, isPaused: false, generation: 0 };

/** The address of who is signed in, which may be empty; undefined for nobody. */
const addressOf = (auth: AuthStatus): string | undefined =>
  auth.status === 'signedIn' ? (auth.state.userInfoState.accountEmail ?? '') : undefined;

/** The session after the back end has said who is signed in. */
export function nextSession(session: Session, auth: AuthStatus, isSending: boolean): Session {
  const owner = addressOf(session.auth);
  const now = addressOf(auth);
  const isPaused = now === undefined && owner !== undefined && (session.isPaused || isSending);
  if (isPaused) return session.isPaused ? session : { ...session, isPaused };
  if (auth === session.auth && !session.isPaused) return session;
  const isNext = owner !== undefined && now !== owner;
  return { auth, isPaused, generation: session.generation + (isNext ? 1 : 0) };
}

/** How much is being sent, or waits for the visitor to sign in again: of all copies of this code on the page. */
export const sending = (): { count: number } => getShellStore().once('sending', () => ({ count: 0 }));

export const session = defineState<Session, { atom: Atom<Session> }>('session', UNKNOWN, () => {
  const { atom: auth } = authState.onPage();
  let last = UNKNOWN;
  return {
    atom: atom((get) => {
      last = nextSession(last, get(auth), sending().count > 0);
      return last;
    }),
  };
});

/** Returns whose page this is, and re-renders whenever that changes. */
export const useSession = (): Session => useShellState(session);
