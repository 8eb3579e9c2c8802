/** For tests: a page with a picker, and a back end that answers what it asks. */

import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { mountElement, parts } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { CURRENCIES, SITES } from './pickers.fixtures.ts';

export { part, parts } from '@travel-shell/testing/mountElement';

const STORE = Symbol.for('travel-shell.store');

export const PATHS = {
  auth: '/horizon/common/authentication/providers/AuthStateProviderAction',
  countries: '/horizon/react/component/CountryPickerStateProviderAction',
  currencies: '/horizon/react/component/CurrencyPickerStateProviderAction',
  setCurrency: '/i/api/account/currency/v1/set',
  setLanguage: '/i/api/business/v1/legalEntities/user/setLanguage',
} as const;

// For good: what a test starts may end after it, and would reload the page of all tests.
document.addEventListener('travel-navigate', (event) => event.preventDefault());

interface Choice {
  currencyCode: string;
  store: boolean;
}

type Answer = (body: unknown) => Response | Promise<Response>;

export const refusal = (): Response =>
  Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.' }] }, { status: 503 });

export interface Call {
  path: string;
  search: string;
  body: unknown;
}

export class BackEnd {
  auth: AuthState = authStateOf();
  readonly answers: Record<string, Answer> = {
    '/s/run/formtoken': () => Response.json({ formtoken: 'test' }),
    [PATHS.auth]: () => Response.json(this.auth),
    [PATHS.countries]: () => Response.json(SITES),
    [PATHS.currencies]: () => Response.json(CURRENCIES),
    [PATHS.setCurrency]: (body) =>
      Response.json({ currencyCode: (body as Choice).currencyCode, stored: (body as Choice).store }),
    [PATHS.setLanguage]: () => new Response(null, { status: 204 }),
  };
  readonly calls: Call[] = [];
  /** `travel-navigate` and `travel-track`, in order. The page stays. */
  readonly events: { type: string; detail: Record<string, unknown> }[] = [];
  readonly #undo: (() => void)[] = [];

  constructor() {
    playSignedInCookie(false);
    Reflect.deleteProperty(globalThis, STORE);
    this.#undo.push(closeOtherTabs());
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const answer = this.answers[pathname];
      if (!answer) return original(input, init);
      const text = request.method === 'GET' ? '' : await request.text();
      const body = text.startsWith('{') ? JSON.parse(text) : undefined;
      this.calls.push({ path: pathname, search, body });
      return answer(body);
    };
    const note = (event: Event) => {
      this.events.push({ type: event.type, detail: (event as CustomEvent).detail });
    };
    for (const type of EVENTS) document.addEventListener(type, note);
    this.#undo.push(
      () => (window.fetch = original),
      () => {
        for (const type of EVENTS) document.removeEventListener(type, note);
      },
    );
  }

  callsTo = (path: string): Call[] => this.calls.filter((call) => call.path === path);
  eventsOf = (type: string) => this.events.filter((event) => event.type === type).map(({ detail }) => detail);

  async signIn(changes: Partial<AuthState> = {}): Promise<void> {
    this.auth = { ...authStateOf('Amelia'), ...changes };
    playSignedInCookie(true);
    await refreshAuth();
    await refreshAuth();
  }

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}

const EVENTS = ['travel-navigate', 'travel-track', 'travel-currency-changed'];

/** A picker that has rendered. */
export async function mountPicker(
  tag: 'travel-country-picker' | 'travel-currency-picker',
  attributes: Record<string, string> = {},
): Promise<HTMLElement> {
  await (tag === 'travel-country-picker'
    ? import('./country-picker/element.ts')
    : import('./currency-picker/element.ts'));
  return mountElement(tag, { locale: 'de-DE', ...attributes });
}

/** Those that can be seen, as text. */
export const shown = (picker: HTMLElement, selector: string): string[] =>
  parts(picker, selector)
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent ?? '');
