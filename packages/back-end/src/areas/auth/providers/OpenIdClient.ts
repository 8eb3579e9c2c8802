import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import * as oauth from 'oauth4webapi';
import { ApiError } from '../../../errors/ApiError.ts';
import type { IdentitySource } from '../authTables.ts';
import { type CodeGrant, type Identity, IdentityRefused } from './Identity.ts';
import type { IdentityProviderOptions } from './IdentityProviderOptions.ts';

/** Reads a visitor's identity from an OpenID provider's answers. Loaded by `IdentityProvider` with the first of them. */
export class OpenIdClient {
  readonly #name: IdentitySource;
  readonly #options: IdentityProviderOptions;
  readonly #server: oauth.AuthorizationServer;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;
  #loading: Promise<void> | undefined;
  #loadTimeout: AbortSignal | undefined;

  constructor(name: IdentitySource, options: IdentityProviderOptions) {
    this.#name = name;
    this.#options = options;
    this.#server = { issuer: options.issuer, token_endpoint: options.tokenEndpoint };
    this.#keys = createRemoteJWKSet(new URL(options.jwksUri), {
      [customFetch]: (url, { signal, ...request }) => {
        const signals = this.#loadTimeout ? [signal, this.#loadTimeout] : [signal];
        return fetch(url, { ...request, signal: AbortSignal.any(signals) });
      },
    });
  }

  /**
   * Fetches the provider's keys while the visitor is on its page. Never rejects: the answer fetches them again where this
   * has failed, and reports what is wrong.
   */
  load(): Promise<void> {
    if (this.#keys.fresh) return Promise.resolve();
    this.#loading ??= this.#loadKeys();
    return this.#loading;
  }

  async #loadKeys(): Promise<void> {
    this.#loadTimeout = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    await this.#keys.reload().catch(() => {});
    this.#loadTimeout = undefined;
    this.#loading = undefined;
  }

  /** Exchanges the authorization code for an identity. Throws `IdentityRefused`. */
  async exchange(grant: CodeGrant): Promise<Identity> {
    const { clientId, clientSecret, tokenEndpoint } = this.#options;
    const client = { client_id: clientId };
    const http = { [oauth.allowInsecureRequests]: tokenEndpoint.startsWith('http:'), signal: timeout };
    const parameters = oauth.validateAuthResponse(
      this.#server,
      client,
      new URLSearchParams({ code: grant.code }),
      oauth.expectNoState,
    );
    return this.#guard(async () => {
      const response = await oauth.authorizationCodeGrantRequest(
        this.#server,
        client,
        clientSecret ? oauth.ClientSecretPost(clientSecret) : oauth.None(),
        parameters,
        grant.redirectUri,
        grant.proof.codeVerifier ?? oauth.nopkce,
        http,
      );
      const { id_token: idToken } = await oauth.processAuthorizationCodeResponse(this.#server, client, response, {
        requireIdToken: true,
        expectedNonce: grant.proof.nonce,
      });
      return this.#read(idToken ?? '', grant.proof.nonce);
    });
  }

  /** Verifies an ID token. Throws `IdentityRefused`, also for another nonce. */
  verify(idToken: string, nonce: string): Promise<Identity> {
    return this.#guard(() => this.#read(idToken, nonce));
  }

  async #read(idToken: string, nonce: string): Promise<Identity> {
    const { issuer, clientId } = this.#options;
    // The fetch of `load` would be shared otherwise, and end sooner than an answer may wait.
    await this.#loading;
    const { payload } = await jwtVerify(idToken, this.#keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 60,
    });
    if (payload.nonce !== nonce) throw new IdentityRefused('The ID token has another nonce.');
    // OpenID Connect Core §3.1.3.7: a token with several audiences is ours only if `azp` names us.
    if (payload.azp !== undefined && payload.azp !== clientId) {
      throw new IdentityRefused('The ID token was made for another client.');
    }
    return this.#toIdentity(payload);
  }

  #toIdentity(payload: JWTPayload): Identity {
    // Apple writes it as a string.
    const isVerified =
      payload.email_verified === undefined
        ? this.#options.emailsAreVerified
        : payload.email_verified === true || payload.email_verified === 'true';
    const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : '';
    const name = typeof payload.name === 'string' ? payload.name.trim().slice(0, 200) : '';
    return {
      provider: this.#name,
      subject: payload.sub as string,
      email: email && isVerified ? email : null,
      name: name || null,
    };
  }

  /** Distinguishes a bad token from an unreachable provider. */
  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof IdentityRefused) throw cause;
      if (isRefusal(cause)) throw new IdentityRefused(`${this.#name}: ${String(cause)}`, { cause });
      throw unavailable(this.#name, cause);
    }
  }
}

const TIMEOUT_MS = 5000;
/** How long fetching the keys ahead may take. Source: SIG-042, CON-090. */
const LOAD_TIMEOUT_MS = 250;
const timeout = () => AbortSignal.timeout(TIMEOUT_MS);

function isRefusal(cause: unknown): boolean {
  if (cause instanceof errors.JOSEError) {
    return !(cause instanceof errors.JWKSTimeout) && cause.code !== 'ERR_JOSE_GENERIC';
  }
  return cause instanceof oauth.ResponseBodyError || cause instanceof oauth.OperationProcessingError;
}

function unavailable(name: IdentitySource, cause: unknown): ApiError {
  const error = new ApiError(
    502,
    'PROVIDER_UNAVAILABLE',
    `The identity provider "${name}" does not answer as it should.`,
    'This way to sign in does not work at the moment. Please try another one.',
  );
  error.cause = cause;
  return error;
}
