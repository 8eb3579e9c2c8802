/** For tests: a page with a picker, and a back end that answers what it asks. */

import type { AuthState } from '@travel-shell/contract';
import { type ApiPath, AUTH_STATE, refusal as refuse } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { mountElement, parts } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { CURRENCIES, SITES } from './pickers.fixtures.ts';

export { part, parts } from '@travel-shell/testing/mountElement';

export const PATHS = {
  auth: AUTH_STATE,
  countries: '/horizon/react/component/CountryPickerStateProviderAction',
  currencies: '/horizon/react/component/CurrencyPickerStateProviderAction',
  setCurrency: '/i/api/account/currency/v1/set',
  setLanguage: '/i/api/business/v1/legalEntities/user/setLanguage',
} as const satisfies Record<string, ApiPath>;

// For good: what a test starts may end after it, and would reload the page of all tests.
document.addEventListener('travel-navigate', (event) => event.preventDefault());

interface Choice {
  currencyCode: string;
  store: boolean;
}

type Answer = (body: unknown) => Response | Promise<Response>;

export const refusal = (): Response => refuse();

export interface Call {
  path: string;
  search: string;
  body: unknown;
}

export class BackEnd extends PlayedBackEnd {
  readonly answers: { [path in ApiPath]?: Answer } = {
    [PATHS.countries]: () => Response.json(SITES),
    [PATHS.currencies]: () => Response.json(CURRENCIES),
    [PATHS.setCurrency]: (body) =>
      Response.json({ currencyCode: (body as Choice).currencyCode, stored: (body as Choice).store }),
    [PATHS.setLanguage]: () => new Response(null, { status: 204 }),
  };
  readonly calls: Call[] = [];

  constructor() {
    super(EVENTS);
  }

  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    const answer = this.answers[path];
    if (!answer) return undefined;
    const text = request.method === 'GET' ? '' : await request.text();
    const body = text.startsWith('{') ? JSON.parse(text) : undefined;
    this.calls.push({ path, search: url.search, body });
    return answer(body);
  }

  callsTo = (path: string): Call[] => this.calls.filter((call) => call.path === path);

  signIn = (changes: Partial<AuthState> = {}): Promise<void> =>
    this.answerWith({ ...authStateOf('Amelia'), ...changes });
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
