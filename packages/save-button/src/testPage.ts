/** For tests and stories: a page with save buttons, and a back end that keeps what they save. */

import type { AuthState, Schema } from '@travel-shell/contract';
import { type ApiPath, refusal } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';
import type { GivenResult } from './checkResult.ts';

const SAVED = '/trips/api/user/savedForLater/';

export const FLIGHT: GivenResult = {
  ...{ resultId: 'flight-1', vertical: 'flights', title: 'Berlin to Lisbon', url: '/flights/BER-LIS' },
  ...{ location: 'Lisbon', price: 89, currencyCode: 'EUR' },
};

/** Another page of the same visitor. */
export class SavingBackEnd extends PlayedBackEnd {
  saved: Schema<'SavedForLaterTrip'>[] = [];
  wishes: Schema<'WishlistItem'>[] = [];
  /** Held back until the test lets go. */
  held: Promise<void> | undefined;
  /** As `held`, for the trips. */
  heldTrips: Promise<void> | undefined;
  /** How often the trips were asked for. */
  reads = 0;
  isRefusing = false;
  /** In place of the usual one, once. */
  refusal: Response | undefined;
  /** `PUT flight-1`, in order. */
  readonly calls: string[] = [];

  constructor(auth: AuthState = authStateOf('Ada')) {
    super(EVENTS, auth);
    idleAtOnce();
    sessionStorage.clear();
    localStorage.removeItem('trips.unsent.saves');
  }

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    if (path === '/trips/api/store') {
      this.reads += 1;
      const trips = this.#trips();
      await this.heldTrips;
      return Response.json(trips);
    }
    if (!path.startsWith(SAVED)) return undefined;
    const id = path.slice(SAVED.length);
    this.calls.push(`${request.method} ${id}`);
    await this.held;
    if (this.refusal) return this.refusal;
    if (this.isRefusing) return refusal();
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
