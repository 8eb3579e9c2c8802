/** For tests: a page with an account menu and a fake back end. */

import type { AuthState } from '@travel-shell/contract';
import { type ApiPath, AUTH_STATE, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { tripsOf } from './AccountMenu.fixtures.ts';

export { refusal };

export const PATHS = {
  auth: AUTH_STATE,
  signOut: '/k/run/auth/logout',
  switch: '/k/run/auth/switch',
  add: '/k/run/auth/add',
  mode: '/i/api/business/me/v1/businessToggleUrl',
  company: '/i/api/business/company/v1/sendConfirmation',
  profile: '/i/api/business/me/v1/resendConfirmationEmail',
  trips: '/trips/api/store',
} as const satisfies Record<string, ApiPath>;

type Answer = (url: URL) => Response | Promise<Response>;

export const done = (): Response => new Response(null, { status: 204 });
/** A response that the test resolves. */
export function late(): { answer: Answer; come: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: resolve };
}

export class BackEnd extends PlayedBackEnd {
  readonly answers: { [path in ApiPath]?: Answer } = {
    [PATHS.trips]: () => Response.json(tripsOf()),
    [PATHS.signOut]: () => {
      this.auth = authStateOf();
      return Response.json({ status: 0 });
    },
  };
  /** The menu's requests, e.g. `POST /k/run/auth/logout`. */
  readonly calls: string[] = [];

  constructor(auth?: AuthState | 'pending') {
    super(['travel-navigate'], auth);
    idleAtOnce();
  }

  protected override answer({ method }: Request, path: ApiPath, url: URL): Response | Promise<Response> | undefined {
    const answer = this.answers[path];
    if (answer || path === AUTH_STATE) this.calls.push(`${method} ${path}${url.search}`.toUpperCase());
    return answer?.(url);
  }

  asked(path: string): string[] {
    return this.calls.filter((call) => call.includes(path.toUpperCase()));
  }

  /** Captured navigations. The page does not leave. */
  get left(): unknown[] {
    return this.eventsOf('travel-navigate').map((detail) => (detail as { url: string }).url);
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
