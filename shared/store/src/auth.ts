import { identifyVisitor, onAnswer, onMissingPermission } from '@travel-shell/api/onAnswer';
import type { AuthResponse, AuthState } from '@travel-shell/contract';
import { whenIdle } from '@travel-shell/core/whenIdle';
import { type Atom, atom } from 'jotai/vanilla';
import { createEntity, type Entity, PENDING, personalEntities } from './createEntity.ts';
import { defineState } from './defineState.ts';
import type { JotaiStore } from './getShellStore.ts';
import { mayBeSignedIn } from './mayBeSignedIn.ts';
import { openTabs } from './tabs.ts';

/**
 * Who is signed in. `pending` is "not known yet", with `failed` once the back end could not say (D-49). `signedOut` has no
 * `state` while the signed-in cookie is absent and nothing was fetched (D-30), and right after a sign-out.
 */
export type AuthStatus =
  | { readonly status: 'pending'; readonly failed?: true }
  | { readonly status: 'signedOut'; readonly state?: AuthState }
  | { readonly status: 'signedIn'; readonly state: AuthState };

/** How old the auth state may be when the visitor returns to the tab. In ms. Source: CON-001, API-O14. */
export const AUTH_STALE_AFTER_MS = 10 * 60 * 1000;

/** How long a busy page may delay asking who is signed in. In ms. */
const IDLE_TIMEOUT_MS = 3000;

/** Code that calls the back end: a visitor who is not signed in may need none. */
const loadApi = () => import('@travel-shell/api');

const FAILED: AuthStatus = Object.freeze({ ...PENDING, failed: true });
const SIGNED_OUT: AuthStatus = Object.freeze({ status: 'signedOut' });

export interface Auth {
  atom: Atom<AuthStatus>;
  /** As `atom`, but `pending` where only the absent cookie says that the visitor is signed out. */
  known: Atom<AuthStatus>;
  refresh(): Promise<void>;
  ensure(): Promise<void>;
  signOut(): Promise<void>;
  knownAddress(): string | undefined;
  changed(): Promise<void>;
}

function createAuth(store: JotaiStore): Auth {
  const entities = personalEntities();
  const forgetPerson = () => {
    // A moment after the answer: most views of personal data unmount at sign-out, and must not trigger a fetch.
    entities.known = entity.refresh().then(() => new Promise((done) => setTimeout(done)));
    for (const forget of entities) forget();
  };
  let person: string | undefined;
  let address: string | null | undefined;
  const hint = atom(mayBeSignedIn());
  const entity: Entity<AuthState | undefined> = createEntity(store, {
    async load(signal) {
      const { fetchAuthState } = await loadApi();
      const state = await fetchAuthState(signal);
      const { accountEmail } = state.userInfoState;
      if (state.loggedInSession) address = accountEmail;
      const found = JSON.stringify([state.loggedInSession, accountEmail, state.businessState.businessMode]);
      // Another visitor is signed in now, through another tab for example.
      if (person !== undefined && person !== found) forgetPerson();
      person = found;
      return state;
    },
    staleAfter: AUTH_STALE_AFTER_MS,
    personal: false,
    start(fetch) {
      lookAtCookie();
      // Once something has needed the answer, it is kept fresh.
      const isWorthIt = store.get(hint) || store.get(entity.atom) !== PENDING;
      if (isWorthIt) whenIdle(fetch, IDLE_TIMEOUT_MS);
    },
    failure: {
      code: 'AUTH_STATE_FAILED',
      message: 'Could not load the auth state. Keeping the last known one.',
    },
  });

  /** @param needsAnswer the absent cookie is none */
  const statusAtom = (needsAnswer?: boolean) =>
    atom((get): AuthStatus => {
      const isOpen = get(hint) || needsAnswer;
      const entry = get(entity.atom);
      const state = entry.data;
      // Signed out is no longer the last thing known after a sign-in.
      const isOutdated = entry.status === 'failed' && state && !state.loggedInSession && person === undefined;
      if (isOpen && (!('data' in entry) || isOutdated)) return entry.status === 'failed' ? FAILED : PENDING;
      if (!state) return SIGNED_OUT;
      return Object.freeze({ status: state.loggedInSession ? 'signedIn' : 'signedOut', state });
    });
  const authAtom = statusAtom();

  /** One of our pieces, here or in another tab, changed who is signed in. */
  function askAnew(): Promise<void> {
    person = undefined;
    address = undefined;
    const answer = entity.invalidate();
    forgetPerson();
    return answer;
  }

  let isSigningOut = false;

  /**
   * Any response may set or clear the cookie, and so may another page while the visitor is away. Only a change counts: a cookie
   * that the browser refuses must not make us ask again and again.
   */
  function lookAtCookie(): void {
    // A sign-out asks when it is done. Until then another call's response may find the cookie gone already.
    if (isSigningOut) return;
    const now = mayBeSignedIn();
    const isNews = now !== store.get(hint) && now !== (store.get(authAtom).status === 'signedIn');
    store.set(hint, now);
    if (isNews) void entity.refresh();
  }
  const visitor = () => (store.get(authAtom).status === 'signedIn' ? person : undefined);
  // Later: after a sign-in, whose response sets the cookie too, the request is already on its way.
  hint.onMount = () => {
    const ends = [
      onAnswer(() => setTimeout(lookAtCookie)),
      // Menus and screens show what the visitor may do, which has changed since they were read.
      onMissingPermission(() => void entity.invalidate()),
      identifyVisitor({
        known: visitor,
        async ask() {
          await entity.refresh();
          return visitor();
        },
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
  entities.meet = async () => {
    if (store.get(authAtom).status === 'signedIn') await entity.refresh();
  };

  const tabs = openTabs('auth', () => void askAnew());

  /** Refetches in this tab and in the others. */
  function changed(): Promise<void> {
    tabs.tell();
    return askAnew();
  }

  return {
    ...entity,
    atom: authAtom,
    known: statusAtom(true),
    changed,
    knownAddress: () => address ?? undefined,
    async signOut() {
      const { logout } = await loadApi();
      isSigningOut = true;
      await logout().finally(() => {
        isSigningOut = false;
      });
      entity.set(undefined);
      void changed();
    },
  };
}

/** STA-001. A server renders everything signed out. */
export const authState = defineState<AuthStatus, Auth>('auth', SIGNED_OUT, createAuth, true);

/**
 * For hosts: `pending` until the back end has answered, or the visitor has signed out here. The signed-in cookie is only a
 * hint, and a page that sends signed-out visitors away must not do that to somebody who is signed in. A server, and the
 * render that hydrates its HTML, know nobody.
 */
export const knownAuth = defineState<AuthStatus, { atom: Atom<AuthStatus> }>('knownAuth', PENDING, () => ({
  atom: authState.onPage().known,
}));

/**
 * Asks who is signed in unless that is known, and resolves with the answer. Call it when something depends on it:
 * following the state (`useAuth`) alone fetches only if the visitor may be signed in. Never rejects.
 */
export async function ensureAuth(): Promise<AuthStatus> {
  await authState.onPage().ensure();
  return authState.get();
}

/** Fetches the auth state; concurrent callers share one request. Never rejects: failures are logged. */
export const refreshAuth = (): Promise<void> => authState.onPage().refresh();

/**
 * Who is signed in here, or was until the session ended by itself: to fill in an address that is not stored. Undefined after
 * a sign-out.
 */
export const knownAddress = (): string | undefined => authState.onPage().knownAddress();

/** Signs the visitor out in all tabs. On failure rejects with an `ApiError` and changes nothing. */
export const signOut = async (): Promise<void> => authState.onPage().signOut();

/** Handles the response of a sign-in or account switch; resolves when the new auth state has loaded. */
export const applyAuthResponse = async (response: AuthResponse): Promise<void> => {
  if (response.status === 0) await authState.onPage().changed();
};
