import { answerCalls, never } from '@travel-shell/testing/answerCalls';
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
  changeWaits: { reason: 'save-change' },
} as const satisfies Record<string, SignInRequest>;

/** A device that can keep passkeys, and a back end that signs in and knows none of the account's. Returns the undo. */
export function playPasskeys(): () => void {
  const { isUserVerifyingPlatformAuthenticatorAvailable: isAvailable, getClientCapabilities } = PublicKeyCredential;
  const base64 = 'AAAAAAAAAAAAAAAAAAAAAA';
  const OPTIONS = {
    rp: { name: 'Travel', id: 'localhost' },
    user: { id: base64, name: 'ada@example.com', displayName: 'Ada' },
    challenge: base64,
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  };
  const end = answerCalls((_request, path) => {
    if (path === '/k/run/auth/login') return Response.json({ status: 0 });
    if (path === '/auth/webauthn/v1/newCredentialParams') return Response.json(OPTIONS);
    return path.startsWith('/auth/webauthn/') ? never() : undefined;
  });
  Object.assign(PublicKeyCredential, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    getClientCapabilities: async () => ({}),
  });
  return () => {
    end();
    Object.assign(PublicKeyCredential, {
      isUserVerifyingPlatformAuthenticatorAvailable: isAvailable,
      getClientCapabilities,
    });
  };
}
