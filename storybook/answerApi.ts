import { authStateOf } from '@travel-shell/api/authStateOf';
import type { AuthState, paths, Schema } from '@travel-shell/contract';

/** `parameters.auth` of a story: who is signed in, as the back end would answer. */
export type AuthParameter = 'pending' | 'signedOut' | AuthState;

type Path = keyof paths;
type Answers = Partial<Record<Path, () => unknown>>;

const STORE = Symbol.for('travel-shell.store');

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

/** What pieces inside of pieces ask for. A story that is about these answers them itself. */
const DEFAULTS: Answers = {
  '/trips/api/store': () => NO_TRIPS,
  '/horizon/react/component/CurrencyPickerStateProviderAction': () => CURRENCIES,
};

let running = 0;

/** Answers that are under way, except those that never come. */
export const inFlight = (): number => running;

/** Lays these answers over those there are. Returns the undo. */
function layAnswers(answers: Answers): () => void {
  const original = window.fetch;
  const answer: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const known = Object.hasOwn(answers, pathname) && answers[pathname as Path];
    if (!known) return original(input, init);
    const body = known();
    // An answer that never comes, not even when the caller gives up: "not known yet" stays on the screen.
    if (body === 'pending') return new Promise(() => {});
    running += 1;
    // The one who asked reads the body first, and may ask again; only then is this exchange over.
    setTimeout(() => {
      running -= 1;
    }, 20);
    return Promise.resolve(Response.json(body));
  };
  window.fetch = answer;
  return () => {
    if (window.fetch === answer) window.fetch = original;
  };
}

/** To call once, beneath everything that a story answers. */
export const answerDefaults = (): (() => void) => layAnswers(DEFAULTS);

/**
 * Plays the back end for one story: a store that knows nothing yet, and the answers from which it learns who is signed
 * in. Returns the undo.
 */
export function answerApi(auth: AuthParameter): () => void {
  let state = auth === 'signedOut' ? authStateOf() : auth;
  Reflect.deleteProperty(globalThis, STORE);
  return layAnswers({
    '/s/run/formtoken': () => ({ formtoken: 'storybook' }),
    '/horizon/common/authentication/providers/AuthStateProviderAction': () => state,
    '/k/run/auth/logout': () => {
      state = authStateOf();
      return { status: 0 };
    },
  });
}
