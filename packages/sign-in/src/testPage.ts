/** For tests and stories: a page with the dialog and a fake back end. */

import type { AuthResponse, AuthState } from '@travel-shell/contract';
import { AUTH_STATE, answerCallsUntilNext, FORM_TOKEN, never } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import type { SignInRequest } from './signInState.ts';

interface SentForm {
  path: string;
  fields: Record<string, string>;
}

type Answer = { status?: number; json: Partial<AuthResponse> } | 'hang';

export interface PlayedBackEnd {
  /** Every form that was sent. */
  readonly sent: SentForm[];
  /** Sets the response of `path`. */
  answer(path: string, answer: Answer): void;
  /** Sets who is signed in. */
  auth: AuthState;
}

/** Resets the page's state and fakes its back end until the next one, which accepts every form by default. */
export function playBackEnd(): PlayedBackEnd {
  playSignedInCookie(false);
  forgetStore();
  localStorage.clear();
  sessionStorage.clear();
  const answers = new Map<string, Answer>();
  let auth = authStateOf();
  const played: PlayedBackEnd = {
    sent: [],
    answer: (path, answer) => void answers.set(path, answer),
    get auth() {
      return auth;
    },
    set auth(state) {
      auth = state;
      playSignedInCookie(state.loggedInSession);
    },
  };
  answerCallsUntilNext(async (request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    if (path === AUTH_STATE) return Response.json(played.auth);
    if (path === '/auth/webauthn/v1/autofillParams' || path === '/auth/webauthn/v1/loginParams') return never();
    if (!path.startsWith('/k/run/')) return undefined;
    played.sent.push({ path, fields: Object.fromEntries(new URLSearchParams(await request.text())) });
    const answer = answers.get(path) ?? { json: { status: 0 } };
    if (answer === 'hang') return never();
    if (path.endsWith('/login') && answer.json.status === 0) played.auth = authStateOf('Ada');
    return Response.json(answer.json, { status: answer.status ?? 200 });
  });
  return played;
}

/** An element that has rendered, closed. */
export async function mountSignIn(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  const element = document.createElement('travel-sign-in');
  const all = { brand: 'flagship', locale: 'en-US', presentation: 'default', passkeys: 'off', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  const ready = new Promise((resolve) => element.addEventListener('travel-ready', resolve, { once: true }));
  document.body.append(element);
  await ready;
  return element;
}

export function ask(element: HTMLElement, request: SignInRequest): void {
  Object.assign(element, { request: { ...request } });
}
