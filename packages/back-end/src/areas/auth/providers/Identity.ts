import type { IdentitySource } from '../authTables.ts';

/** A user's identity at a provider, from a signed ID token. */
export interface Identity {
  provider: IdentitySource;
  subject: string;
  /** Lower case. Null when the provider does not vouch for it. */
  email: string | null;
  name: string | null;
}

/** The provider's response is invalid: wrong signature, another site's token, an old code and the like. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}

/** By name: a module that loads on first use may have a class of its own, in tests that load modules again. */
export const isRefusedIdentity = (error: unknown): error is IdentityRefused =>
  error instanceof Error && error.name === 'IdentityRefused';

/** An authorization code, and the values to exchange it for an identity. */
export interface CodeGrant {
  code: string;
  redirectUri: string;
  /** The values that bind the code to the browser that asked. A provider's script knows no PKCE, only the nonce. */
  proof: { codeVerifier?: string; nonce: string };
}
