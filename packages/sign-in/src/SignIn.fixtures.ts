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

/** A device that can keep passkeys, and a back end that signs in and knows none of the account's. Returns the undo. */
export function playPasskeys(): () => void {
  const { fetch: answer } = window;
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
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (pathname === '/k/run/auth/login') return Response.json({ status: 0 });
    if (pathname.endsWith('/newCredentialParams')) return Response.json(OPTIONS);
    if (pathname.startsWith('/auth/webauthn/')) return new Promise(() => {});
    return answer(input, init);
  };
  Object.assign(PublicKeyCredential, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    getClientCapabilities: async () => ({}),
  });
  return () => {
    window.fetch = answer;
    Object.assign(PublicKeyCredential, {
      isUserVerifyingPlatformAuthenticatorAvailable: isAvailable,
      getClientCapabilities,
    });
  };
}
