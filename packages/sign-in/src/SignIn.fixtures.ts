import type { SignInRequest } from './signInState.ts';

/** A request for each state of the dialog, as a page may make it. */
export const REQUESTS = {
  landing: { reason: 'sign-in' },
  email: { reason: 'sign-in', state: 'email' },
  password: { reason: 'sign-in', state: 'password' },
  login: { reason: 'sign-in', state: 'login' },
  register: { reason: 'register' },
  forgot: { reason: 'sign-in', state: 'forgot' },
  forgotSuccess: { reason: 'sign-in', state: 'forgotSuccess' },
  oauth: { reason: 'sign-in', state: 'oauth' },
  locked: { reason: 'sign-in', state: 'locked' },
  externalAuth: { reason: 'sign-in', state: 'externalAuth' },
  businessOnboarding: { reason: 'business' },
  magicCode: { reason: 'sign-in', state: 'magicCode' },
  priceAlertLanding: { reason: 'price-alert' },
  tripsSoftGate: { reason: 'save-trip', resultId: 'r-17' },
} as const satisfies Record<string, SignInRequest>;
