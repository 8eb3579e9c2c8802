import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { IdentityProviderOptions } from 'travel-shell-back-end/areas/auth/providers/IdentityProviderOptions.ts';

/** Who is signed in at the provider. */
export interface ProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
}

export interface TestIdentityProvider {
  options: IdentityProviderOptions;
  /** The person who visits the provider's page next and agrees to everything. */
  user: ProviderUser;
  /** Faults of the ID tokens it returns for codes: wrong claims, or a foreign key. */
  flaw: { claims?: JWTPayload; isForged?: boolean };
  /** Requests for its keys: how many, and how long each that was given up has waited. While it hangs, it answers none. */
  keys: { isHanging: boolean; asked: number; givenUp: number };
  /** A signed ID token, as the provider's script passes it to a page. `over` replaces or adds claims. */
  idToken(user: ProviderUser, over?: JWTPayload): Promise<string>;
  /** As `idToken`, signed by a key the provider does not have. */
  forgedIdToken(user: ProviderUser, over?: JWTPayload): Promise<string>;
  /** A code as the provider's script passes it to a page (redirect URI `postmessage`), asked for with this nonce. */
  scriptCode(user: ProviderUser, nonce: string | null): string;
  stop(): Promise<void>;
}

interface Grant {
  user: ProviderUser;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
}

/** A small OpenID provider on its own port and RSA key that speaks the real protocol. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const clientId = 'travel-shell-test';
  const clientSecret = randomUUID();
  const key = await generateKeyPair('RS256');
  const otherKey = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (user: ProviderUser, over: JWTPayload, privateKey: CryptoKey) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + 600, ...user, ...over })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

    if (url.pathname === '/keys') {
      provider.keys.asked += 1;
      if (!provider.keys.isHanging) return void json(200, { keys: [jwk] });
      response.once('close', () => {
        provider.keys.givenUp += 1;
      });
      return;
    }
    if (url.pathname === '/authorize') {
      const ask = url.searchParams;
      if (ask.get('client_id') !== clientId || ask.get('response_type') !== 'code') return void json(400, {});
      const code = randomUUID();
      const redirectUri = ask.get('redirect_uri') ?? '';
      grants.set(code, {
        user: provider.user,
        redirectUri,
        nonce: ask.get('nonce'),
        challenge: ask.get('code_challenge_method') === 'S256' ? ask.get('code_challenge') : null,
      });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', ask.get('state') ?? '');
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token' && request.method === 'POST') {
      const form = new URLSearchParams(await text(request));
      const grant = grants.get(form.get('code') ?? '');
      grants.delete(form.get('code') ?? '');
      const verifier = form.get('code_verifier');
      const isProved = grant?.challenge === null || (verifier && s256(verifier) === grant?.challenge);
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
        return void json(401, { error: 'invalid_client' });
      }
      if (!grant || !isProved || form.get('redirect_uri') !== grant.redirectUri) {
        return void json(400, { error: 'invalid_grant' });
      }
      const { claims, isForged } = provider.flaw;
      const nonce = grant.nonce === null ? {} : { nonce: grant.nonce };
      const idToken = await sign(grant.user, { ...nonce, ...claims }, isForged ? otherKey.privateKey : key.privateKey);
      return void json(200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: idToken });
    }
    response.writeHead(404).end();
  }

  const provider: TestIdentityProvider = {
    options: {
      issuer,
      clientId,
      clientSecret,
      authorizationEndpoint: `${issuer}/authorize`,
      tokenEndpoint: `${issuer}/token`,
      jwksUri: `${issuer}/keys`,
    },
    user: { sub: 'nobody' },
    flaw: {},
    keys: { isHanging: false, asked: 0, givenUp: 0 },
    idToken: (user, over = {}) => sign(user, over, key.privateKey),
    forgedIdToken: (user, over = {}) => sign(user, over, otherKey.privateKey),
    scriptCode(user, nonce) {
      const code = randomUUID();
      grants.set(code, { user, redirectUri: 'postmessage', nonce, challenge: null });
      return code;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

const s256 = (value: string) => createHash('sha256').update(value).digest('base64url');
