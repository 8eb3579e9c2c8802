/** For tests and stories: a page with the drawer, and a back end that answers what it asks. */

import type { AuthState, Schema } from '@travel-shell/contract';
import { type ApiPath, AUTH_STATE, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import { NO_TRIPS } from './TripsDrawer.fixtures.ts';

export { refusal };

const SAVED = '/trips/api/user/savedForLater/';

export const PATHS = {
  auth: AUTH_STATE,
  trips: '/trips/api/store',
  clear: '/trips/api/user/settings/clearNotification',
  goToTrips: '/i/api/trips/user/v1/setTripsDrawerGoToTripsButtonTooltipShown',
  reminder: '/i/api/trips/user/v1/setTripsDrawerReminderTooltipShown',
} as const satisfies Record<string, ApiPath>;

export class BackEnd extends PlayedBackEnd {
  trips: Schema<'TripsState'>;
  /** In place of the usual response. */
  readonly answers: { [path in ApiPath]?: () => Response | Promise<Response> } = {};
  /** `PUT /trips/api/…`, in order. */
  readonly calls: string[] = [];

  constructor(trips: Schema<'TripsState'> = NO_TRIPS, auth: AuthState = authStateOf('Ada')) {
    super(EVENTS, auth);
    idleAtOnce();
    this.trips = trips;
    localStorage.clear();
    sessionStorage.clear();
  }

  protected override answer(request: Request, path: ApiPath): Response | Promise<Response> | undefined {
    const answer = this.answers[path] ?? this.#usual(path, request);
    if (answer || path === AUTH_STATE) this.calls.push(`${request.method} ${path}`);
    return answer?.();
  }

  #usual(path: ApiPath, request: Request): (() => Response | Promise<Response>) | undefined {
    const settings = (part: Partial<Schema<'TripUserSettings'>>) => () => {
      this.trips = { ...this.trips, userSettings: { ...this.trips.userSettings, ...part } };
      return Response.json(this.trips.userSettings);
    };
    switch (path) {
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
    if (!path.startsWith(SAVED)) return undefined;
    return async () => {
      const id = decodeURIComponent(path.slice(SAVED.length));
      const others = this.trips.savedForLater.filter(({ resultData }) => resultData.resultId !== id);
      const mine =
        request.method === 'PUT' ? [{ resultData: await request.json(), savingState: { isSaved: true } }] : [];
      this.trips = { ...this.trips, savedForLater: [...mine, ...others] };
      return Response.json({ savedForLater: this.trips.savedForLater });
    };
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
