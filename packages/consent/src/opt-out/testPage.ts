/** For tests and stories: a page with the dialog, and a back end that keeps the choice. */
import type { AuthState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';

const STORE = Symbol.for('travel-shell.store');
const OPT_OUT = '/i/api/account/dataSharing/v1/optOut';
const AUTH = '/horizon/common/authentication/providers/AuthStateProviderAction';
const fetchOfPage = window.fetch;

type Answer = () => Response | Promise<Response>;

/** A back end that is down. */
export const refusal: Answer = () =>
  Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.' }] }, { status: 503 });

/** `travel-navigate` and what a stored choice is told by, in the order of the page. */
const EVENTS = [
  ...['travel-privacy-choices-closed', 'travel-track', 'travel-navigate'],
  ...['travel-data-sharing-cookie-changed', 'travel-consent-shared', 'travel-ccpa-synced'],
];

export class BackEnd {
  auth: AuthState;
  isAllowed = true;
  /** In place of the usual answer. */
  onRead: Answer | undefined;
  onWrite: Answer | undefined;
  /** The reads and writes of the choice, in order: `GET`, `PUT false`. */
  readonly calls: string[] = [];
  /** The events of the page, in order. */
  readonly events: [string, unknown][] = [];
  readonly #undo: (() => void)[] = [];

  constructor(auth: AuthState = authStateOf()) {
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
      return pathname === OPT_OUT ? this.#answer(request) : fetchOfPage(input, init);
    };
    for (const type of EVENTS) {
      const note = (event: Event) => {
        if (type === 'travel-navigate') event.preventDefault();
        this.events.push([type, (event as CustomEvent).detail]);
      };
      document.addEventListener(type, note);
      this.#undo.push(() => document.removeEventListener(type, note));
    }
  }

  async #answer(request: Request): Promise<Response> {
    const isRead = request.method === 'GET';
    const sent: Schema<'DataSharing'> | undefined = isRead ? undefined : await request.json();
    this.calls.push(sent ? `PUT ${sent.allowDataSharing}` : 'GET');
    const instead = isRead ? this.onRead : this.onWrite;
    if (instead) return instead();
    if (sent) this.isAllowed = sent.allowDataSharing;
    return Response.json({ allowDataSharing: this.isAllowed });
  }

  eventsOf = (type: string) => this.events.filter(([name]) => name === type).map(([, detail]) => detail);

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}

/** Whether the browser sends a signal to opt out. Returns the undo. */
export function playPrivacySignal(isSent: boolean): () => void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: isSent });
  return () => void Reflect.deleteProperty(navigator, 'globalPrivacyControl');
}

/** A dialog that has rendered, closed. */
export async function mountOptOut(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-opt-out', attributes);
}

/** As the loader does for a request. */
export const ask = (element: HTMLElement): void => void Object.assign(element, { request: {} });
