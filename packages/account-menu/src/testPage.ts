/** For tests: a page with an account menu and a fake back end. */

import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { tripsOf } from './AccountMenu.fixtures.ts';

const fetchOfPage = window.fetch;
const STORE = Symbol.for('travel-shell.store');

export const PATHS = {
  auth: '/horizon/common/authentication/providers/AuthStateProviderAction',
  signOut: '/k/run/auth/logout',
  switch: '/k/run/auth/switch',
  add: '/k/run/auth/add',
  mode: '/i/api/business/me/v1/businessToggleUrl',
  company: '/i/api/business/company/v1/sendConfirmation',
  profile: '/i/api/business/me/v1/resendConfirmationEmail',
  trips: '/trips/api/store',
} as const;

type Answer = (url: URL) => Response | Promise<Response>;

export const done = (): Response => new Response(null, { status: 204 });
export const refusal = (localizedDescription?: string): Response =>
  Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.', localizedDescription }] }, { status: 503 });
/** A response that the test resolves. */
export function late(): { answer: Answer; come: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: resolve };
}

export class BackEnd {
  #auth: AuthState | 'pending' = 'pending';
  readonly answers: Record<string, Answer>;
  /** The menu's requests, e.g. `POST /k/run/auth/logout`. */
  readonly calls: string[] = [];
  /** Captured navigations. The page does not leave. */
  readonly left: string[] = [];
  readonly #undo: (() => void)[] = [];

  constructor(auth: AuthState | 'pending' = authStateOf()) {
    this.auth = auth;
    this.answers = {
      '/s/run/formtoken': () => Response.json({ formtoken: 'test' }),
      [PATHS.auth]: () => (this.auth === 'pending' ? new Promise(() => {}) : Response.json(this.auth)),
      [PATHS.trips]: () => Response.json(tripsOf()),
      [PATHS.signOut]: () => {
        this.auth = authStateOf();
        return Response.json({ status: 0 });
      },
    };
    idleAtOnce();
    Reflect.deleteProperty(globalThis, STORE);
    this.#undo.push(closeOtherTabs());
    // Kept until the next test, because a finished test may still send requests.
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
      const answer = this.answers[url.pathname];
      if (!answer) return fetchOfPage(input, init);
      this.calls.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`.toUpperCase());
      return answer(url);
    };
    const stay = (event: Event) => {
      event.preventDefault();
      this.left.push((event as CustomEvent).detail.url);
    };
    document.addEventListener('travel-navigate', stay);
    this.#undo.push(() => document.removeEventListener('travel-navigate', stay));
  }

  get auth(): AuthState | 'pending' {
    return this.#auth;
  }

  /** As a real one, it sets or clears the signed-in cookie. */
  set auth(auth: AuthState | 'pending') {
    this.#auth = auth;
    playSignedInCookie(auth === 'pending' || auth.loggedInSession);
  }

  asked(path: string): string[] {
    return this.calls.filter((call) => call.includes(path.toUpperCase()));
  }

  /** The visitor signs in or out elsewhere. */
  async answerWith(auth: AuthState): Promise<void> {
    this.auth = auth;
    await refreshAuth(); // may return the response to an earlier request
    await refreshAuth();
  }

  stop(): void {
    for (const step of this.#undo.splice(0)) step();
  }
}

/** A rendered account menu. */
export async function mountMenu(attributes: Record<string, string> = {}, around?: HTMLElement): Promise<HTMLElement> {
  await import('./element.ts');
  const menu = document.createElement('travel-account-menu');
  for (const [name, value] of Object.entries({
    brand: 'flagship',
    locale: 'en-US',
    presentation: 'default',
    ...attributes,
  })) {
    menu.setAttribute(name, value);
  }
  const ready = new Promise((resolve) => menu.addEventListener('travel-ready', resolve, { once: true }));
  if (around) around.append(menu);
  else document.body.append(menu);
  await ready;
  return menu;
}

/** An element in the menu's shadow tree; throws if there is none. */
export function part<E extends HTMLElement = HTMLElement>(menu: HTMLElement, selector: string): E {
  const found = menu.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`The menu has no ${selector}.`);
  return found;
}
