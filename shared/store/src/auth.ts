import { fetchAuthState, logout } from '@travel-shell/api';
import { type AuthResponse, type AuthState, logFailure } from '@travel-shell/contract';
import { type Atom, atom, type createStore } from 'jotai/vanilla';
import { deepFreeze } from './deepFreeze.ts';

/**
 * Who is signed in. `pending` is "not known yet". `signedOut` comes without `state` where the back end could not be
 * asked, or has only just signed the visitor out.
 */
export type AuthStatus =
  | { readonly status: 'pending' }
  | { readonly status: 'signedOut'; readonly state?: AuthState }
  | { readonly status: 'signedIn'; readonly state: AuthState };

/** How old the auth state may be when the visitor comes back to the tab. In ms. Source: CON-001, API-O14. */
export const AUTH_STALE_AFTER_MS = 10 * 60 * 1000;

export const PENDING: AuthStatus = Object.freeze({ status: 'pending' });
const SIGNED_OUT: AuthStatus = Object.freeze({ status: 'signedOut' });

export interface Auth {
  atom: Atom<AuthStatus>;
  /** Asks the back end now; callers at the same time share one request. Never rejects: a failure is logged. */
  refresh(): Promise<void>;
  /** Rejects with an `ApiError` and leaves the state alone when the back end did not sign the visitor out. */
  signOut(): Promise<void>;
  /** Takes over the answer of a sign-in; resolves when the new auth state is there. */
  apply(response: AuthResponse): Promise<void>;
}

export function createAuth(store: ReturnType<typeof createStore>): Auth {
  const baseAtom = atom<AuthStatus>(PENDING);
  const authAtom = atom((get) => get(baseAtom));

  let freshUntil = 0;
  let isFailureLogged = false;
  /** Counts sign-ins and sign-outs. An answer to a question asked before the last one tells an old truth. */
  let epoch = 0;
  let controller: AbortController | undefined;
  let running: Promise<void> | undefined;

  function accept(state: AuthState): void {
    freshUntil = Date.now() + AUTH_STALE_AFTER_MS;
    isFailureLogged = false;
    const next: AuthStatus = { status: state.loggedInSession ? 'signedIn' : 'signedOut', state };
    // The same answer again must not make every piece render again.
    if (JSON.stringify(next) !== JSON.stringify(store.get(baseAtom))) store.set(baseAtom, deepFreeze(next));
  }

  function fail(cause: unknown): void {
    freshUntil = 0;
    if (store.get(baseAtom) === PENDING) store.set(baseAtom, SIGNED_OUT);
    // ERR-046. Once an outage: with every return to the tab we ask again, and a log full of one thing says less.
    if (!isFailureLogged) {
      isFailureLogged = true;
      logFailure({
        code: 'AUTH_STATE_FAILED',
        message: 'Who is signed in could not be learned, so the last known state stays, else the signed-out one.',
        cause,
      });
    }
  }

  async function load(): Promise<void> {
    let asked: number;
    do {
      asked = epoch;
      controller = new AbortController();
      try {
        const state = await fetchAuthState(controller.signal);
        if (asked === epoch) accept(state);
      } catch (cause) {
        if (asked === epoch) fail(cause);
      }
    } while (asked !== epoch);
  }

  function refresh(): Promise<void> {
    running ??= load().finally(() => {
      running = undefined;
    });
    return running;
  }

  function refreshAnew(): Promise<void> {
    epoch += 1;
    controller?.abort();
    return refresh();
  }

  baseAtom.onMount = () => {
    const refreshIfStale = () => {
      if (Date.now() >= freshUntil) void refresh();
    };
    refreshIfStale();
    if (typeof document === 'undefined') return;

    const onVisibility = () => {
      if (document.visibilityState === 'visible') refreshIfStale();
    };
    // Back from another page by the back/forward cache: that page may have been the login page.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshAnew();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onPageShow);
    };
  };

  return {
    atom: authAtom,
    refresh,
    async signOut() {
      // Also after a failure: a request that timed out may have signed the visitor out all the same.
      freshUntil = 0;
      await logout();
      store.set(baseAtom, SIGNED_OUT);
      void refreshAnew();
    },
    apply: (response) => (response.status === 0 ? refreshAnew() : Promise.resolve()),
  };
}
