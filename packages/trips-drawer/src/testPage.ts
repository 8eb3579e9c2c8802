/** For tests and stories: a page with the drawer, and a back end that answers what it asks. */

import type { AuthState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { NO_TRIPS } from './TripsDrawer.fixtures.ts';

const STORE = Symbol.for('travel-shell.store');
const SAVED = '/trips/api/user/savedForLater/';
const fetchOfPage = window.fetch;

export const PATHS = {
  auth: '/horizon/common/authentication/providers/AuthStateProviderAction',
  trips: '/trips/api/store',
  clear: '/trips/api/user/settings/clearNotification',
  goToTrips: '/i/api/trips/user/v1/setTripsDrawerGoToTripsButtonTooltipShown',
  reminder: '/i/api/trips/user/v1/setTripsDrawerReminderTooltipShown',
} as const;

export const refusal = (): Response =>
  Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.' }] }, { status: 503 });

export class BackEnd {
  auth: AuthState;
  trips: Schema<'TripsState'>;
  /** In place of the usual response. */
  readonly answers: Record<string, () => Response | Promise<Response>> = {};
  /** `PUT /trips/api/…`, in order. */
  readonly calls: string[] = [];
  /** The events of the page, in order. */
  readonly events: [string, unknown][] = [];
  readonly #undo: (() => void)[] = [];

  constructor(trips: Schema<'TripsState'> = NO_TRIPS, auth: AuthState = authStateOf('Ada')) {
    this.trips = trips;
    this.auth = auth;
    playSignedInCookie(auth.loggedInSession);
    idleAtOnce();
    Reflect.deleteProperty(globalThis, STORE);
    localStorage.clear();
    sessionStorage.clear();
    this.#undo.push(closeOtherTabs());
    // Kept until the next test, because a finished test may still send requests.
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
      const answer = this.answers[pathname] ?? this.#usual(pathname, request);
      if (!answer) return fetchOfPage(input, init);
      this.calls.push(`${request.method} ${pathname}`);
      return answer();
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

  #usual(pathname: string, request: Request): (() => Response | Promise<Response>) | undefined {
    const settings = (part: Partial<Schema<'TripUserSettings'>>) => () => {
      this.trips = { ...this.trips, userSettings: { ...this.trips.userSettings, ...part } };
      return Response.json(this.trips.userSettings);
    };
    switch (pathname) {
      case PATHS.auth:
        return () => Response.json(this.auth);
      case PATHS.trips:
        return () => Response.json(this.trips);
      case PATHS.clear:
        return () => {
          this.trips = { ...this.trips, notifications: [] };
          return Response.json({ notifications: [] });
        };
      case PATHS.goToTrips:
        return settings({ tripsDrawerGoToTripsButtonTooltipShown: true });
      case PATHS.reminder:
        return settings({ tripsDrawerReminderTooltipShown: true });
    }
    if (!pathname.startsWith(SAVED)) return undefined;
    return async () => {
      const id = decodeURIComponent(pathname.slice(SAVED.length));
      const others = this.trips.savedForLater.filter(({ resultData }) => resultData.resultId !== id);
      const mine =
        request.method === 'PUT' ? [{ resultData: await request.json(), savingState: { isSaved: true } }] : [];
      this.trips = { ...this.trips, savedForLater: [...mine, ...others] };
      return Response.json({ savedForLater: this.trips.savedForLater });
    };
  }

  eventsOf = (type: string) => this.events.filter(([name]) => name === type).map(([, detail]) => detail);

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}

const EVENTS = [
  ...['travel-drawer-opened', 'travel-drawer-closed', 'travel-trip-saved', 'travel-trip-removed', 'travel-track'],
  ...['travel-sign-in-requested', 'travel-navigate'],
];

/** A drawer that has rendered, closed. */
export async function mountDrawer(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-trips-drawer', attributes);
}

/** As a page or the header does. */
export const toggle = (open: boolean): boolean =>
  document.dispatchEvent(
    new CustomEvent('travel-trips-drawer-toggle', { bubbles: true, cancelable: true, detail: { open } }),
  );
