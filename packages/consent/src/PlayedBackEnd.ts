/** For tests and stories: a page that begins new, its events, and a back end that a test plays. */
import type { AuthState } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';

const STORE = Symbol.for('travel-shell.store');
const AUTH = '/horizon/common/authentication/providers/AuthStateProviderAction';
const fetchOfPage = window.fetch;

export abstract class PlayedBackEnd {
  auth: AuthState;
  /** The events of the page, in order. */
  readonly events: [string, unknown][] = [];
  readonly #undo: (() => void)[] = [];

  /** @param types of the events that are kept; `travel-navigate` goes nowhere */
  constructor(types: readonly string[], auth: AuthState = authStateOf()) {
    this.auth = auth;
    playSignedInCookie(auth.loggedInSession);
    idleAtOnce();
    Reflect.deleteProperty(globalThis, STORE);
    localStorage.clear();
    this.#undo.push(closeOtherTabs());
    // Kept until the next test, because a finished test may still send requests.
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
      if (pathname === AUTH) return Response.json(this.auth);
      return (await this.answer(request, pathname)) ?? fetchOfPage(input, init);
    };
    for (const type of types) {
      const note = (event: Event) => {
        if (type === 'travel-navigate') event.preventDefault();
        this.events.push([type, (event as CustomEvent).detail]);
      };
      document.addEventListener(type, note);
      this.#undo.push(() => document.removeEventListener(type, note));
    }
  }

  /** Undefined for what is not its own. */
  protected abstract answer(request: Request, path: string): Promise<Response | undefined>;

  eventsOf = (type: string) => this.events.filter(([name]) => name === type).map(([, detail]) => detail);

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}
