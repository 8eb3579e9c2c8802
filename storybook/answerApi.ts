import { authStateOf } from '@travel-shell/api/authStateOf';
import type { AuthState, paths } from '@travel-shell/contract';

/** `parameters.auth` of a story: who is signed in, as the back end would answer. */
export type AuthParameter = 'pending' | 'signedOut' | AuthState;

type Path = keyof paths;

const STORE = Symbol.for('travel-shell.store');

let running = 0;

/** Answers that are under way, except those that never come. */
export const inFlight = (): number => running;

/**
 * Plays the back end for one story: a store that knows nothing yet, and the answers from which it learns who is signed
 * in. Returns the undo.
 */
export function answerApi(auth: AuthParameter): () => void {
  let state = auth === 'signedOut' ? authStateOf() : auth;
  const answers: Partial<Record<Path, () => unknown>> = {
    '/s/run/formtoken': () => ({ formtoken: 'storybook' }),
    '/horizon/common/authentication/providers/AuthStateProviderAction': () => state,
    '/k/run/auth/logout': () => {
      state = authStateOf();
      return { status: 0 };
    },
  };

  const original = window.fetch;
  const answer: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const known = Object.hasOwn(answers, pathname) && answers[pathname as Path];
    if (!known) return original(input, init);
    const body = known();
    // An answer that never comes, not even when the caller gives up: "not known yet" stays on the screen.
    if (body === 'pending') return new Promise(() => {});
    running += 1;
    // The one who asked reads the body first, and may ask again; only then is this exchange over.
    setTimeout(() => {
      running -= 1;
    }, 20);
    return Promise.resolve(Response.json(body));
  };
  Reflect.deleteProperty(globalThis, STORE);
  window.fetch = answer;
  return () => {
    if (window.fetch === answer) window.fetch = original;
  };
}
