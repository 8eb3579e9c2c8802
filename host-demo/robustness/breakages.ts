import { DEMO_TRIPS } from '../demo/seed/demoTrips.ts';
import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';
import type { Breakage, Passing } from './breakingProxy.ts';
import { giveSession, giveToken } from './breakingProxy.ts';
import { EXPIRED_SESSION } from './expiredSession.ts';

export interface KnownBreakage extends Breakage {
  /** The call in which the bug shows. */
  only: string;
  /** The check that must find it, and its message. */
  found: { check: RegExp; problem: RegExp };
}

type Fields = Record<string, unknown>;

/** Changes the JSON of an answer. */
const rewrite =
  (change: (body: Fields) => void): NonNullable<Breakage['answer']> =>
  (answer) => {
    if (!answer.headers.get('content-type')?.includes('json')) return;
    const body = JSON.parse(answer.text) as Fields;
    change(body);
    answer.text = JSON.stringify(body);
  };

const firstError = (body: Fields): Fields | undefined => (body.errors as Fields[] | undefined)?.[0];

const isJson = (body: Buffer): boolean => {
  try {
    return typeof JSON.parse(body.toString()) === 'object';
  } catch {
    return false;
  }
};

const { account, admin } = DEMO_ACCOUNTS_BY_ROLE;

const sessionOf = ({ headers }: Passing): string =>
  /(?:^|; )travel_session=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '';

const SIGNED_IN = 'travel_signed_in=';

/** Changes the lines of an answer's cookies, or takes them out. */
const rewriteCookies =
  (change: (line: string) => string | null): NonNullable<Breakage['answer']> =>
  ({ headers }) => {
    const lines = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const line of lines) {
      const changed = change(line);
      if (changed !== null) headers.append('set-cookie', changed);
    }
  };

/** Opens each trip to those who have its id and a hash that `isLike` it. */
const openTrips =
  (isLike: (given: string, hash: string) => boolean): NonNullable<Breakage['request']> =>
  (request) => {
    if (request.method !== 'POST' || !request.path.endsWith('/trips/api/store')) return;
    const fullTripId = new URLSearchParams(request.body.toString()).get('fullTripId') ?? '';
    const trip = DEMO_TRIPS.find(({ tripId }) => fullTripId.startsWith(tripId));
    if (!trip || !isLike(fullTripId.slice(trip.tripId.length), trip.tripHash)) return;
    request.body = Buffer.from(new URLSearchParams({ fullTripId: trip.tripId + trip.tripHash }).toString());
  };

/** The sessions that were signed out through this back end. */
const signedOut = new Set<string>();

/** Realistic back-end bugs, one at a time on an otherwise correct server. */
export const BREAKAGES: Record<string, KnownBreakage> = {
  'a wrong status': {
    only: 'logout',
    answer: (answer, { path }) => {
      if (answer.status === 200 && path.endsWith('/logout')) answer.status = 202;
    },
    found: { check: /a right request/, problem: /status 202/ },
  },
  'a success that the contract does not list': {
    only: 'getCurrencyPicker',
    answer: (answer) => {
      if (answer.status === 200) answer.status = 203;
    },
    found: { check: /a right request/, problem: /203 is not in the contract/ },
  },
  'a missing field': {
    only: 'getAuthState',
    answer: rewrite((body) => delete body.businessState),
    found: { check: /a right request/, problem: /must have required property 'businessState'/ },
  },
  'a field of the wrong type': {
    only: 'getCookiesData',
    answer: rewrite((body) => {
      body.messageVisible = String(body.messageVisible);
    }),
    found: { check: /a right request/, problem: /messageVisible must be boolean/ },
  },
  'a field too many': {
    only: 'getDataSharing',
    answer: rewrite((body) => {
      body.internalId = 7;
    }),
    found: { check: /a right request/, problem: /internalId/ },
  },
  'a wrong content type': {
    only: 'getFooterState',
    answer: (answer) => answer.headers.set('content-type', 'text/html'),
    found: { check: /a right request/, problem: /content type text\/html, expected application\/json/ },
  },
  'a missing no-store': {
    only: 'getAuthState',
    answer: (answer) => answer.headers.delete('cache-control'),
    found: { check: /a right request/, problem: /header Cache-Control is missing/ },
  },
  'no check of the form token': {
    only: 'recordCookieConsent',
    request: giveToken,
    found: { check: /without a form token/, problem: /status 200/ },
  },
  'a form token that is good for everybody': {
    only: 'recordCookieConsent',
    request: async (request, origin) => {
      if (request.headers['x-csrf'] && !String(request.headers['x-csrf']).includes('no-token')) {
        await giveToken(request, origin);
      }
    },
    found: { check: /form token of another visitor/, problem: /status 200/ },
  },
  'a refusal that has done it nevertheless': {
    only: 'setDataSharing',
    request: async (request, origin) => {
      if (request.method === 'PUT' && request.headers['x-csrf'] === undefined) await giveToken(request, origin);
    },
    answer: (answer, asked) => {
      if (asked.method !== 'PUT' || asked.headers['x-csrf'] !== undefined) return;
      answer.status = 403;
      answer.text = JSON.stringify({
        errors: [{ code: 'INVALID_FORM_TOKEN', description: 'No.', localizedDescription: 'No.' }],
      });
    },
    found: { check: /changed nothing/, problem: /getDataSharing/ },
  },
  'no check of the session': {
    only: 'getPreferredTraveler',
    request: async (request, origin) => {
      if (!request.headers.cookie?.includes('travel_session')) await giveSession(request, origin, account.username);
    },
    found: { check: /signed out/, problem: /status 20[04]/ },
  },
  'a sign-out that leaves the session alive': {
    only: 'logout',
    request: async (request, origin) => {
      if (signedOut.has(sessionOf(request))) await giveSession(request, origin, account.username);
    },
    answer: (answer, asked) => {
      if (asked.path.endsWith('/logout') && answer.status === 200) signedOut.add(sessionOf(asked));
    },
    found: { check: /after signing out/, problem: /getAuthState still knows who it is/ },
  },
  'a sign-out that only the auth state knows of': {
    only: 'getPreferredTraveler',
    request: async (request, origin) => {
      const isAuthState = request.path.endsWith('/AuthStateProviderAction');
      if (signedOut.has(sessionOf(request)) && !isAuthState) await giveSession(request, origin, account.username);
    },
    answer: (answer, asked) => {
      if (asked.path.endsWith('/logout') && answer.status === 200) signedOut.add(sessionOf(asked));
    },
    found: { check: /a session that was signed out/, problem: /status 20[04]/ },
  },
  'an expired session that is accepted': {
    only: 'getPreferredTraveler',
    request: async (request, origin) => {
      if (sessionOf(request) === EXPIRED_SESSION) await giveSession(request, origin, account.username);
    },
    found: { check: /an expired session/, problem: /status 20[04]/ },
  },
  'an auth state of an expired session': {
    only: 'getAuthState',
    request: async (request, origin) => {
      if (sessionOf(request) === EXPIRED_SESSION) await giveSession(request, origin, account.username);
    },
    found: { check: /an expired session/, problem: /the visitor is signed in/ },
  },
  'a session without the signed-in cookie': {
    only: 'login',
    answer: rewriteCookies((line) => (line.startsWith(SIGNED_IN) ? null : line)),
    found: { check: /a right request/, problem: /travel_session is set, but not travel_signed_in=1/ },
  },
  'a signed-in cookie that scripts cannot read': {
    only: 'login',
    answer: rewriteCookies((line) => (line.startsWith(SIGNED_IN) ? `${line}; HttpOnly` : line)),
    found: { check: /a right request/, problem: /scripts cannot read travel_signed_in/ },
  },
  'a signed-in cookie that outlasts the session': {
    only: 'login',
    answer: rewriteCookies((line) => (line.startsWith(`${SIGNED_IN}1`) ? `${line}; Max-Age=99999999` : line)),
    found: { check: /a right request/, problem: /travel_signed_in lasts 99999999 s/ },
  },
  'a session that scripts can read': {
    only: 'login',
    answer: rewriteCookies((line) => line.replace(/; HttpOnly/i, '')),
    found: { check: /a right request/, problem: /scripts can read travel_session/ },
  },
  'a signed-in cookie that outlives a sign-out': {
    only: 'logout',
    answer: rewriteCookies((line) => (line.startsWith(`${SIGNED_IN};`) ? null : line)),
    found: { check: /a right request/, problem: /travel_session is cleared, but not travel_signed_in/ },
  },
  'a lost signed-in cookie that stays lost': {
    only: 'getAuthState',
    answer: (answer, asked) => {
      if (asked.method === 'GET')
        rewriteCookies((line) => (line.startsWith(`${SIGNED_IN}1`) ? null : line))(answer, asked);
    },
    found: { check: /put right: it is missing/, problem: /travel_signed_in is left alone/ },
  },
  'a signed-in cookie that is never cleared': {
    only: 'getAuthState',
    answer: (answer, asked) => {
      if (asked.method === 'GET')
        rewriteCookies((line) => (line.startsWith(`${SIGNED_IN};`) ? null : line))(answer, asked);
    },
    found: { check: /put right: it is left over:/, problem: /travel_signed_in is left alone/ },
  },
  'an unchecked trip hash': {
    only: 'getTripsStoreForTrip',
    request: openTrips((given) => given !== ''),
    found: { check: /a stranger with another hash/, problem: /status 200/ },
  },
  'a trip that its id alone opens': {
    only: 'getTripsStoreForTrip',
    request: openTrips((given) => given === ''),
    found: { check: /a stranger with the id alone/, problem: /status 200/ },
  },
  'a trip hash of any case': {
    only: 'getTripsStoreForTrip',
    request: openTrips((given, hash) => given.toLowerCase() === hash.toLowerCase()),
    found: { check: /a stranger with the hash in other case/, problem: /status 200/ },
  },
  'a trip hash that may be cut off': {
    only: 'getTripsStoreForTrip',
    request: openTrips((given, hash) => given !== '' && hash.startsWith(given)),
    found: { check: /a stranger with half of the hash/, problem: /status 200/ },
  },
  'a trip that its link does not open': {
    only: 'getTripsStoreForTrip',
    answer: (answer, asked) => {
      if (asked.path.endsWith('/trips/api/store') && answer.status === 200 && asked.method === 'POST') {
        answer.status = 403;
      }
    },
    found: { check: /a stranger with the id and the hash/, problem: /status 403/ },
  },
  'an operation that is not there': {
    only: 'setCurrency',
    answer: (answer, asked) => {
      if (asked.path.endsWith('/currency/v1/set') && answer.status !== 413) answer.status = 404;
    },
    found: { check: /^not implemented/, problem: /status 404/ },
  },
  'an error code of its own': {
    only: 'getPreferredTraveler',
    answer: rewrite((body) => {
      const error = firstError(body);
      if (error?.code === 'INVALID_SESSION') error.code = 'UNAUTHORIZED';
    }),
    found: { check: /signed out/, problem: /code UNAUTHORIZED/ },
  },
  'a hole in the permissions': {
    only: 'setAutoApprovalMode',
    request: async (request, origin) => {
      if (request.method === 'PUT' && request.headers.cookie?.includes('travel_session')) {
        await giveSession(request, origin, admin.username);
      }
    },
    found: { check: /a member without/, problem: /status 200/ },
  },
  "access to another account's things": {
    only: 'updateTraveler',
    request: async (request, origin) => {
      if (request.method === 'PUT' && request.headers['x-csrf']) await giveSession(request, origin, account.username);
    },
    found: { check: /another account's object/, problem: /status 200/ },
  },
  'an error without a code': {
    only: 'setMetaCookie',
    answer: rewrite((body) => delete firstError(body)?.code),
    found: { check: /newValue/, problem: /must have required property 'code'/ },
  },
  'a malformed body that is accepted': {
    only: 'recordCookieConsent',
    request: (request) => {
      if (request.method === 'POST' && request.path.endsWith('/record') && !isJson(request.body))
        request.body = Buffer.from('{"acceptedCategories":[]}');
    },
    found: { check: /the JSON breaks off/, problem: /status 200/ },
  },
  'a crash on a malformed body': {
    only: 'recordCookieConsent',
    answer: (answer) => {
      if (answer.status === 400) answer.status = 500;
    },
    found: { check: /acceptedCategories/, problem: /status 500/ },
  },
  'a stack trace': {
    only: 'setCurrency',
    answer: rewrite((body) => {
      const error = firstError(body);
      if (error) error.description = 'Error: no\n    at handle (/srv/app/server.js:12:7)';
    }),
    found: { check: /currencyCode/, problem: /inner workings/ },
  },
  'a page that is all of it': {
    only: 'findUsers',
    request: (request) => request.query.delete('size'),
    found: { check: /a page of one/, problem: /items, asked for 1/ },
  },
  'a common password that is accepted': {
    only: 'register',
    request: (request) => {
      const form = new URLSearchParams(request.body.toString());
      if (form.get('passwd')?.toLowerCase() !== 'password123') return;
      form.set('passwd', 'longer than a common one');
      request.body = Buffer.from(form.toString());
    },
    found: { check: /^a common password/, problem: /status 200/ },
  },
  'a common password that is accepted in capitals': {
    only: 'signUpCompany',
    request: (request) => {
      request.body = Buffer.from(request.body.toString().replace('PassWord123', 'longer than a common one'));
    },
    found: { check: /in other case/, problem: /status 202/ },
  },
  'a refused password without the name of its field': {
    only: 'register',
    answer: (answer) => {
      if (answer.status === 422)
        answer.text = answer.text.replace('"errorField":"password"', '"errorField":"username"');
    },
    found: { check: /the address as password/, problem: /errorField is "username"/ },
  },
  'a write over what somebody else has saved': {
    only: 'setAutoApprovalMode',
    request: ({ headers }) => {
      headers['if-match'] = '*';
    },
    found: { check: /with the version of another time/, problem: /status 200/ },
  },
  'no limit of size': {
    only: 'setMapViewFD',
    request: (request) => {
      if (request.body.length > 1e6) request.body = Buffer.from('{"enabled":true}');
    },
    takesAnySize: true,
    found: { check: /32 MiB/, problem: /status 200/ },
  },
};
