import type { Preparation } from './Preparation.ts';

const NEEDS_MAIL = 'it takes a code that comes by mail';
const NEEDS_PROVIDER = 'it takes the word of an identity provider';
const NEEDS_AUTHENTICATOR = "it takes a person's authenticator";

/** Refused, or the back end does not have this provider. */
const refusedByProvider: Preparation = {
  ownSession: true,
  unreachable: { because: NEEDS_PROVIDER, statuses: [400, 401, 409, 503] },
};

/** By an id of nobody. */
const nobodyThere: Preparation = {
  unreachable: { because: 'it would change who is in the company', statuses: [404] },
};

/** By operation. What is not here works with the contract's own example. */
export const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  // Signing in and out
  login: {
    ownSession: true,
    values: {
      'body.username': { credential: 'username', of: 'account' },
      'body.passwd': { credential: 'password', of: 'account' },
    },
  },
  logout: { as: 'account', ownSession: true },
  register: { values: { 'body.username': { unique: 'email' } } },
  forgotPassword: { values: { 'body.username': { unique: 'email' } } },
  sendSignInCode: { values: { 'body.username': { unique: 'email' } } },
  loginWithCode: { ownSession: true, unreachable: { because: NEEDS_MAIL, statuses: [401] } },
  addAccount: { ownSession: true },
  switchAccount: {
    ownSession: true,
    values: { 'query.tokenId': { answer: 'getAuthState', at: '/accountSwitcherItems/0/tokenId' } },
  },
  requestGmailSubscription: { mayAnswer: [503] },
  subscribeGmail: refusedByProvider,
  loginWithApple: refusedByProvider,
  startAppleLogin: { mayAnswer: [503] },
  startNaverLogin: { mayAnswer: [503] },
  loginWithNaver: refusedByProvider,
  loginWithGoogle: refusedByProvider,
  loginAndLinkGoogle: refusedByProvider,
  linkGoogle: refusedByProvider,
  startGoogleLogin: { mayAnswer: [503] },
  authorizeOneTap: refusedByProvider,
  // In a session of its own, which is a recent sign-in.
  getNewPasskeyParams: { ownSession: true },
  unlinkGoogle: { ownSession: true },
  registerPasskey: { ownSession: true, unreachable: { because: NEEDS_AUTHENTICATOR, statuses: [400, 422] } },
  renamePasskey: {
    values: { 'path.passkeyId': { literal: '5d0c1f5e-8b0f-4c43-9a8e-0f5b8f3a1c11' } },
    unreachable: { because: NEEDS_AUTHENTICATOR, statuses: [404] },
  },
  removePasskey: {
    ownSession: true,
    values: { 'path.passkeyId': { literal: '5d0c1f5e-8b0f-4c43-9a8e-0f5b8f3a1c11' } },
    unreachable: { because: NEEDS_AUTHENTICATOR, statuses: [403, 404] },
  },
  endOtherSessions: { ownSession: true, endsOthers: true },
  // The first is its own.
  endSession: {
    ownSession: true,
    values: { 'path.sessionId': { answer: 'listSessions', at: '/sessions/0/sessionId' } },
  },
  loginWithPasskey: { ownSession: true, unreachable: { because: NEEDS_AUTHENTICATOR, statuses: [400, 401] } },

  // Account
  getSocialIcon: { values: { 'path.file': { literal: 'instagram.svg' } } },
  createTraveler: { mayAnswer: [409] },
  updateTraveler: {
    values: { 'path.travelerId': { answer: 'getPreferredTraveler', at: '/travelerId' } },
  },
  recordUiMetric: { values: { 'path.type': { literal: 'frame' } } },
  // Not of a visitor who has opted out of sharing before, who gets none.
  setKmkid: { ownSession: true, values: { 'body.kmkid': { answer: 'syncKmkid', at: '/kmkid', shared: true } } },

  // Trips
  getTripsStoreForTrip: { mayAnswer: [403] },
  getSeasonalImage: {
    values: { 'path.a': { literal: 'summer' }, 'path.b': { literal: 'lisbon' }, 'path.c': { literal: '640x360' } },
  },

  // Consent
  recordConsentByForm: { mayAnswer: [503] },
  setMetaCookieByForm: { values: { 'body.formtoken': { formToken: true } } },

  // Companies
  signUpCompany: { values: { 'body.email': { unique: 'email' }, 'body.companyName': { unique: 'name' } } },
  signUpBizPlusCompany: { values: { 'body.email': { unique: 'email' }, 'body.companyName': { unique: 'name' } } },
  signUpLeisureCompany: {
    unreachable: { because: 'it would give the private account a company for ever', statuses: [409] },
  },
  selectTraveler: { values: { 'body.email': { credential: 'username', of: 'member' } } },
  // One that is made where there is none.
  selectGuest: {
    values: {
      'body.email': { literal: 'sam@guest.example' },
      'body.firstName': { literal: 'Sam' },
      'body.lastName': { literal: 'Reyes' },
    },
  },
  endImpersonation: { ownSession: true, unreachable: { because: 'only support can begin it', statuses: [403] } },
  // All members, so that a page of one is not everything.
  findUsers: { values: { 'body.query': { literal: '' } } },
  resendInvitation: nobodyThere,
  withdrawInvitation: nobodyThere,
  setMemberRole: nobodyThere,
  removeMember: nobodyThere,
  upgradeTier: { mayAnswer: [409] },
  deleteCompany: { unreachable: { because: NEEDS_MAIL, statuses: [404] } },
  setExpenseManagementSystem: { values: { 'path.hash': { answer: 'getCompany', at: '/hash' } } },
  addSsoEntry: { mayAnswer: [409] },
  updateSsoEntry: { values: { 'path.id': { answer: 'listSsoSettings', at: '/ssoSettings/0/id' } } },
  deleteSsoEntry: { values: { 'path.id': { answer: 'addSsoEntry', at: '/id' } } },
  toggleSsoEntry: { values: { 'path.id': { answer: 'listSsoSettings', at: '/ssoSettings/0/id' } } },
  getExternalAuthorizationUrl: { values: { 'path.id': { answer: 'listSsoSettings', at: '/ssoSettings/0/id' } } },
};
