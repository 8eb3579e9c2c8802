import type { AuthState, paths, Schema } from '@travel-shell/contract';
import { answerCalls, never } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { forgetStore } from '@travel-shell/testing/forgetStore';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';

/** `parameters.auth` of a story: the auth state, as the back end would respond. */
export type AuthParameter = 'pending' | 'signedOut' | AuthState;

type Path = keyof paths;
type Answers = Partial<Record<Path, () => unknown>>;

const NO_TRIPS: Schema<'TripsState'> = {
  trip: null,
  trips: [],
  upcomingTrips: { byId: {} },
  cart: { events: [] },
  savedForLater: [],
  drawerTripSummaries: [],
  wishlistItems: [],
  notifications: [],
  userSettings: {
    mapViewFD: false,
    mapViewDP: false,
    tdpAutopilot: false,
    navigationDrawerTripsTooltipShown: false,
    tripsDrawerReminderTooltipShown: false,
    tripsDrawerGoToTripsButtonTooltipShown: false,
  },
};

const EURO: Schema<'Currency'> = {
  currencyCode: 'EUR',
  displayName: 'Euro',
  name: 'Euro',
  nativeName: 'Euro',
  htmlSymbolAlone: '€',
  showCurrency: true,
};
const CURRENCIES: Schema<'CurrencyPickerState'> = { topCurrencies: [], allCurrencies: [EURO], current: EURO };

/** Responses for nested pieces. A story about those pieces overrides them. */
const DEFAULTS: Answers = {
  '/trips/api/store': () => NO_TRIPS,
  '/horizon/react/component/CurrencyPickerStateProviderAction': () => CURRENCIES,
};

let running = 0;

/** Pending responses, except those that never resolve. */
export const inFlight = (): number => running;

/** Adds these responses on top of the current ones. Returns the undo. */
function layAnswers(answers: Answers): () => void {
  return answerCalls((_request, path) => {
    const body = answers[path as Path]?.();
    // Stays on screen, even when the caller aborts.
    if (body === undefined || body === 'pending') return body && never();
    running += 1;
    // The caller reads the body first, and may send another request; only then is this exchange over.
    setTimeout(() => {
      running -= 1;
    }, 20);
    return Response.json(body);
  });
}

/** Call once, below every story's own responses. */
export const answerDefaults = (): (() => void) => layAnswers(DEFAULTS);

/** Fakes the back end for one story: an empty store, and the responses for its auth state. Returns the undo. */
export function answerApi(auth: AuthParameter): () => void {
  let state = auth === 'signedOut' ? authStateOf() : auth;
  idleAtOnce();
  // Pieces ask for every state but the plain one.
  playSignedInCookie(auth !== 'signedOut');
  forgetStore();
  return layAnswers({
    '/s/run/formtoken': () => ({ formtoken: 'storybook' }),
    '/horizon/common/authentication/providers/AuthStateProviderAction': () => state,
    '/k/run/auth/logout': () => {
      state = authStateOf();
      return { status: 0 };
    },
  });
}
