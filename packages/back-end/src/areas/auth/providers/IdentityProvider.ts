import { share } from '@travel-shell/core/share';
import type { IdentitySource } from '../authTables.ts';
import { type AuthorizationRequest, authorizationUrl } from './authorizationUrl.ts';
import type { CodeGrant, Identity } from './Identity.ts';
import type { IdentityProviderOptions } from './IdentityProviderOptions.ts';
import type { OpenIdClient } from './OpenIdClient.ts';

export { type Identity, IdentityRefused, isRefusedIdentity } from './Identity.ts';

/** The redirect URI for codes that a provider's script passes to the page. */
export const POST_MESSAGE = 'postmessage';

/** An OpenID provider, limited to what sign-in needs. */
export class IdentityProvider {
  readonly name: IdentitySource;
  readonly #options: IdentityProviderOptions;
  readonly #loaded = new Map<'client', Promise<OpenIdClient>>();

  constructor(name: IdentitySource, options: IdentityProviderOptions) {
    this.name = name;
    this.#options = options;
  }

  /** The provider's authorization URL. */
  authorizationUrl(flow: Omit<AuthorizationRequest, 'endpoint' | 'clientId'>): string {
    const { authorizationEndpoint: endpoint, clientId } = this.#options;
    return authorizationUrl({ ...flow, endpoint, clientId });
  }

  /** Loads what its answer will need: the libraries, and the provider's keys. Never rejects (SIG-042). */
  async load(): Promise<void> {
    await (await this.#load()).load();
  }

  /** Exchanges the authorization code for an identity. Throws `IdentityRefused`. */
  async exchange(grant: CodeGrant): Promise<Identity> {
    return (await this.#load()).exchange(grant);
  }

  /** Verifies an ID token. Throws `IdentityRefused`, also for another nonce. */
  async verify(idToken: string, nonce: string): Promise<Identity> {
    return (await this.#load()).verify(idToken, nonce);
  }

  /** With the first visit to this provider, not before: a start of the server does not need its libraries. */
  #load(): Promise<OpenIdClient> {
    return share(
      this.#loaded,
      'client',
      async () => new (await import('./OpenIdClient.ts')).OpenIdClient(this.name, this.#options),
      true,
    );
  }
}
