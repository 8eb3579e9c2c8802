/** For tests and stories: a page with save buttons, and a back end that keeps what they save. */

import type { AuthState, Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import type { GivenResult } from './checkResult.ts';

const STORE = Symbol.for('travel-shell.store');
const SAVED = '/trips/api/user/savedForLater/';
const fetchOfPage = window.fetch;

export const FLIGHT: GivenResult = {
  ...{ resultId: 'flight-1', vertical: 'flights', title: 'Berlin to Lisbon', url: '/flights/BER-LIS' },
  ...{ location: 'Lisbon', price: 89, currencyCode: 'EUR' },
};

/** Another page of the same visitor. */
export class SavingBackEnd {
  auth: AuthState;
  saved: Schema<'SavedForLaterTrip'>[] = [];
  wishes: Schema<'WishlistItem'>[] = [];
  /** Held back until the test lets go. */
  held: Promise<void> | undefined;
  /** The same for the trips. */
  heldTrips: Promise<void> | undefined;
  /** How often the trips were asked for. */
  reads = 0;
  isRefusing = false;
  /** In place of the usual one, once. */
  refusal: Response | undefined;
  /** `PUT flight-1`, in order. */
  readonly calls: string[] = [];
  readonly events: [string, unknown][] = [];
  readonly #undo: (() => void)[] = [];

  constructor(auth: AuthState = authStateOf('Ada')) {
    this.auth = auth;
    playSignedInCookie(auth.loggedInSession);
    idleAtOnce();
    Reflect.deleteProperty(globalThis, STORE);
    sessionStorage.clear();
    localStorage.removeItem('trips.unsent.saves');
    this.#undo.push(closeOtherTabs());
    // Kept until the next test, because a finished test may still send requests.
    window.fetch = (input, init) => this.#answer(new Request(input, init), () => fetchOfPage(input, init));
    for (const type of EVENTS) {
      const note = (event: Event) => this.events.push([type, (event as CustomEvent).detail]);
      document.addEventListener(type, note);
      this.#undo.push(() => document.removeEventListener(type, note));
    }
  }

  async #answer(request: Request, otherwise: () => Promise<Response>): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/s/run/formtoken') return Response.json({ formtoken: 'test' });
    if (pathname.endsWith('/AuthStateProviderAction')) return Response.json(this.auth);
    if (pathname === '/trips/api/store') {
      this.reads += 1;
      const trips = this.#trips();
      await this.heldTrips;
      return Response.json(trips);
    }
    if (!pathname.startsWith(SAVED)) return otherwise();
    const id = pathname.slice(SAVED.length);
    this.calls.push(`${request.method} ${id}`);
    await this.held;
    if (this.refusal) return this.refusal;
    if (this.isRefusing) return Response.json({ errors: [{ code: 'INTERNAL_ERROR' }] }, { status: 503 });
    const others = this.saved.filter(({ resultData }) => resultData.resultId !== id);
    const mine = request.method === 'PUT' ? [{ resultData: await request.json(), savingState: { isSaved: true } }] : [];
    this.saved = [...mine, ...others];
    return Response.json({ savedForLater: this.saved });
  }

  #trips(): Schema<'TripsState'> {
    return {
      ...{ trip: null, trips: [], upcomingTrips: { byId: {} }, cart: { events: [] }, drawerTripSummaries: [] },
      ...{ savedForLater: this.saved, wishlistItems: this.wishes, notifications: [] },
      userSettings: {
        ...{ mapViewFD: false, mapViewDP: false, tdpAutopilot: false, navigationDrawerTripsTooltipShown: true },
        ...{ tripsDrawerReminderTooltipShown: true, tripsDrawerGoToTripsButtonTooltipShown: true },
      },
    };
  }

  eventsOf = (type: string) => this.events.filter(([name]) => name === type).map(([, detail]) => detail);

  end(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }
}

const EVENTS = [
  ...['travel-trip-saved', 'travel-trip-removed', 'travel-save-declined', 'travel-sign-in-requested', 'travel-track'],
];

/** A button that has rendered; without a result for null. */
export async function mountButton(result: unknown = FLIGHT, attributes: Record<string, string> = {}) {
  await import('./element.ts');
  const given = result === null ? {} : { result: JSON.stringify(result) };
  return mountElement('travel-save-button', { ...given, ...attributes });
}
