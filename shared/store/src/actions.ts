import type { AuthResponse } from '@travel-shell/contract';
import type { Events } from './events.ts';
import { getShellStore } from './getShellStore.ts';

/** Asks the back end who is signed in. Never rejects; a failure is logged. */
export const refreshAuth = (): Promise<void> => getShellStore().auth.refresh();

/** Signs the visitor out everywhere on the page. Rejects with an `ApiError` when the back end did not. */
export const signOut = async (): Promise<void> => getShellStore().auth.signOut();

/** Takes over the answer of a sign-in; resolves when the new auth state is there. */
export const applyAuthResponse = (response: AuthResponse): Promise<void> => getShellStore().auth.apply(response);

/** Tells every piece on the page. */
export const publish: Events['publish'] = (name, detail) => getShellStore().events.publish(name, detail);

/** Listens to what the pieces tell each other; returns the function that ends it. */
export const on: Events['on'] = (name, listener) => getShellStore().events.on(name, listener);
