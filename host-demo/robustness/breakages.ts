import { DEMO_ACCOUNTS_BY_ROLE } from './accounts.ts';
import type { Breakage } from './breakingProxy.ts';
import { giveSession, giveToken } from './breakingProxy.ts';

export interface KnownBreakage extends Breakage {
  /** Where it shows. */
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
  "access to somebody else's things": {
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
  'no limit of size': {
    only: 'setMapViewFD',
    request: (request) => {
      if (request.body.length > 1e6) request.body = Buffer.from('{"enabled":true}');
    },
    takesAnySize: true,
    found: { check: /32 MiB/, problem: /status 200/ },
  },
};
