/** For tests and stories: a fresh page, its events, and a played back end. */

import type { AuthState } from '@travel-shell/contract';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { refreshAuth } from '@travel-shell/store';
import { type ApiPath, AUTH_STATE, answerCallsUntilNext, FORM_TOKEN, never } from './answerCalls.ts';
import { authStateOf } from './authStateOf.ts';
import { closeOtherTabs } from './closeOtherTabs.ts';
import { forgetStore } from './forgetStore.ts';
import { playSignedInCookie } from './signedInCookie.ts';

const scope = globalThis as { travelShell?: unknown };

export abstract class PlayedBackEnd {
  #auth: AuthState | 'pending' = 'pending';
  /** The events of the page, in order. */
  readonly events: [type: string, detail: unknown][] = [];
  readonly #undo: (() => void)[] = [];
  readonly #endAnswers: () => void;

  /**
   * @param types of the events that are kept; `travel-navigate` goes nowhere else than to another search of the address
   * @param config of the page. Without it the page has what it has
   */
  constructor(types: readonly string[], auth: AuthState | 'pending' = authStateOf(), config?: Partial<ShellConfig>) {
    this.auth = auth;
    forgetStore();
    if (config) {
      const shell = scope.travelShell;
      scope.travelShell = { config: { ...CONFIG_DEFAULTS, ...config } };
      this.#undo.push(() => {
        scope.travelShell = shell;
      });
    }
    this.#undo.push(closeOtherTabs());
    this.#endAnswers = answerCallsUntilNext(
      async (request, path, url) => (await this.answer(request, path, url)) ?? this.#usual(path),
    );
    for (const type of types) {
      const note = (event: Event) => {
        if (type === 'travel-navigate' && !isHere((event as CustomEvent).detail)) event.preventDefault();
        this.events.push([type, (event as CustomEvent).detail]);
      };
      document.addEventListener(type, note);
      this.#undo.push(() => document.removeEventListener(type, note));
    }
  }

  get auth(): AuthState | 'pending' {
    return this.#auth;
  }

  /** As a real one, it sets or clears the signed-in cookie. */
  set auth(auth: AuthState | 'pending') {
    this.#auth = auth;
    playSignedInCookie(auth === 'pending' || auth.loggedInSession);
  }

  #usual(path: ApiPath): Response | Promise<Response> | undefined {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'test' });
    if (path !== AUTH_STATE) return undefined;
    return this.#auth === 'pending' ? never() : Response.json(this.#auth);
  }

  /** Undefined for what is not its own: form tokens and the auth state are answered here. */
  protected abstract answer(
    request: Request,
    path: ApiPath,
    url: URL,
  ): Response | undefined | Promise<Response | undefined>;

  eventsOf = (type: string) => this.events.filter(([name]) => name === type).map(([, detail]) => detail);

  /** The visitor signs in or out elsewhere. */
  async answerWith(auth: AuthState): Promise<void> {
    this.auth = auth;
    await refreshAuth(); // may return the response to an earlier request
    await refreshAuth();
  }

  /** Calls are answered until the next one is played, because a finished test may still send some. */
  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** For stories: nothing is answered any more. */
  endWithAnswers(): void {
    this.end();
    this.#endAnswers();
  }
}

const isHere = ({ kind, url }: { kind: string; url?: string }): boolean =>
  kind === 'link' && new URL(url ?? '', location.href).pathname === location.pathname;
