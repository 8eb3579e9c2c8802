import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { IdentityProviderOptions } from 'travel-shell-back-end/areas/auth/providers/IdentityProviderOptions.ts';
import type { Person } from './people.ts';

export const CLIENT_ID = 'travel-shell-demo';
/** OpenID Connect Core §3.1.3.3: lifetime of its codes and tokens. */
const CODE_SECONDS = 60;
const TOKEN_SECONDS = 600;

/** An authorization request (OpenID Connect Core §3.1.2.1, RFC 7636 §4.3). */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
  responseMode: 'query' | 'form_post';
}

interface Grant {
  person: Person;
  redirectUri: string;
  nonce: string;
  challenge: string;
  expires: number;
}

interface StandInSettings {
  /** The provider's address. */
  issuer: string;
  /** The provider's display name. */
  title: string;
  /** The provider's users. */
  people: readonly Person[];
  /** Path of a site's redirect URI. */
  callbackPath: string;
  /** Returns by a form post, with the name beside the code, once, instead of in its tokens. */
  isLikeApple?: boolean;
}

/** An OpenID provider with its own key: authorization code with PKCE, signed ID tokens. */
export class StandIn {
  readonly title: string;
  readonly people: readonly Person[];
  readonly options: IdentityProviderOptions;
  readonly jwk: JWK;
  readonly #key: CryptoKey;
  readonly #callbackPath: string;
  readonly #isLikeApple: boolean;
  readonly #grants = new Map<string, Grant>();
  /** Users who agreed before. */
  readonly #known = new Set<string>();

  static async create(settings: StandInSettings): Promise<StandIn> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    return new StandIn(settings, privateKey, {
      ...(await exportJWK(publicKey)),
      kid: 'one',
      alg: 'RS256',
      use: 'sig',
    });
  }

  private constructor(settings: StandInSettings, key: CryptoKey, jwk: JWK) {
    const { issuer, title, people, callbackPath, isLikeApple = false } = settings;
    this.title = title;
    this.people = people;
    this.#callbackPath = callbackPath;
    this.#isLikeApple = isLikeApple;
    this.#key = key;
    this.jwk = jwk;
    this.options = {
      issuer,
      clientId: CLIENT_ID,
      clientSecret: randomUUID(),
      authorizationEndpoint: `${issuer}/authorize`,
      tokenEndpoint: `${issuer}/token`,
      jwksUri: `${issuer}/keys`,
    };
  }

  /** The request, or its error; never redirects to an unchecked URL. */
  readRequest(query: URLSearchParams): AuthorizationRequest | string {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== CLIENT_ID) return 'No site is registered under this client_id.';
    if (!this.#isRegistered(redirectUri)) return 'This redirect_uri is not registered.';
    if (query.get('response_type') !== 'code') return 'The response_type is not "code".';
    const challenge = query.get('code_challenge');
    if (!challenge || query.get('code_challenge_method') !== 'S256') return 'There is no code_challenge by S256.';
    const [state, nonce] = [query.get('state'), query.get('nonce')];
    if (!state || !nonce) return 'There is no state or no nonce.';
    const responseMode = query.get('response_mode') === 'form_post' ? 'form_post' : 'query';
    if (this.#isLikeApple && responseMode !== 'form_post') return 'Apple gives a name by form_post only.';
    return { redirectUri, state, nonce, challenge, responseMode };
  }

  /** The fields of the redirect back when the person agrees. */
  agree(person: Person, { redirectUri, state, nonce, challenge }: AuthorizationRequest): Record<string, string> {
    const code = randomUUID();
    this.#grants.set(code, { person, redirectUri, nonce, challenge, expires: Date.now() + CODE_SECONDS * 1000 });
    const isNew = !this.#known.has(person.sub);
    this.#known.add(person.sub);
    const [firstName, ...others] = person.name.split(' ');
    const user = JSON.stringify({ name: { firstName, lastName: others.join(' ') }, email: person.email });
    return { code, state, ...(this.#isLikeApple && isNew && { user }) };
  }

  /** Exchanges a code, once. Returns an error of RFC 6749 §5.2 for an invalid one. */
  async exchange(form: URLSearchParams): Promise<{ idToken: string } | { error: string }> {
    const { clientId, clientSecret } = this.options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { error: 'invalid_client' };
    const code = form.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant &&
      grant.expires > Date.now() &&
      grant.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri');
    return isGood ? { idToken: await this.sign(grant.person, grant.nonce) } : { error: 'invalid_grant' };
  }

  sign({ sub, name, email, email_verified }: Person, nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const { issuer, clientId } = this.options;
    const claims = { sub, email, email_verified, nonce, ...(!this.#isLikeApple && { name }) };
    return new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + TOKEN_SECONDS, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(this.#key);
  }

  /** Accepts the demo's redirect URI on any origin; a real provider has a list. */
  #isRegistered(redirectUri: string): boolean {
    if (!URL.canParse(redirectUri)) return false;
    const { protocol, pathname, search, hash } = new URL(redirectUri);
    return /^https?:$/.test(protocol) && pathname === this.#callbackPath && !search && !hash;
  }
}
