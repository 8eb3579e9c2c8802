import { freshStore } from '@travel-shell/testing/freshStore';
import { stubPage } from '@travel-shell/testing/stubPage';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../back-end/testing/SoftAuthenticator.ts';
import {
  type ProviderUser,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../back-end/testing/startIdentityProvider.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';
import { keepCookies } from './testing/keepCookies.ts';

describe.each(databaseOfAnswers)('signing in from the server to the store, on $kind', ({ create }) => {
  let provider: TestIdentityProvider;
  const context = useTestServer(create, async () => {
    provider = await startIdentityProvider();
    const { options } = provider;
    return { identityProviders: { google: options, apple: options, naver: options } };
  });
  let jar: Map<string, string>;
  let core: Awaited<ReturnType<typeof freshStore>>;
  let api: typeof import('@travel-shell/api/auth');
  let store: typeof import('@travel-shell/store/auth');

  const { fetch } = globalThis;
  beforeAll(() => {
    jar = keepCookies();
  });
  afterAll(async () => {
    globalThis.fetch = fetch;
    await provider.stop();
  });
  beforeEach(async () => {
    jar.clear();
    stubPage('https://shop.example/hotels?stars=4');
    core = await freshStore();
    configureForTest({ apiBase: context.server.origin, siteBase: 'https://shop.example' });
    api = await import('@travel-shell/api/auth');
    store = await import('@travel-shell/store/auth');
  });
  afterEach(() => vi.unstubAllGlobals());

  const signIn = (username: string) => store.signIn(api.login({ username, password: DEMO_PASSWORD, sticky: false }));
  const signedInAs = () => {
    const now = core.authState.get();
    return now.status === 'signedIn' ? now.state.userInfoState.accountEmail : now.status;
  };
  describe('providers', () => {
    const person = (name: string): ProviderUser => ({ sub: name, email: `${name}@example.com`, email_verified: true });
    const idToken = async (user: ProviderUser) => provider.idToken(user, { nonce: await api.idTokenNonce() });
    const visitProvider = async (redirectUrl: string) => {
      const back = (await fetch(redirectUrl, { redirect: 'manual' })).headers.get('location') ?? '';
      return new URL(back).searchParams.get('code') ?? '';
    };

    it('API-138 API-139 API-141 links, unlinks and signs in by One Tap', async () => {
      await signIn('maximiliane@example.com');
      expect(await api.linkGoogle(await idToken(person('max')))).toEqual({ status: 0 });
      expect(await api.unlinkGoogle()).toEqual({ status: 0 });
      const code = provider.scriptCode(person('egon'), await api.idTokenNonce());
      expect((await store.signIn(api.authorizeOneTap({ code }), 'google')).result).toBe('welcome');
    });

    it('API-134 API-135 API-140 redirects to a provider and returns with a code', async () => {
      const { redirectUrl, state: flow } = await api.startNaverLogin({ popup: true });
      provider.user = person('gil');
      const form = { code: await visitProvider(redirectUrl), state: flow };
      expect((await store.signIn(api.loginWithNaver(form), 'naver')).result).toBe('welcome');
      expect(new URL((await api.startGoogleLogin()).redirectUrl).origin).toBe(provider.options.issuer);
    });

    it('API-131 API-132 subscribes to a Gmail inbox', async () => {
      await signIn('layla@example.com');
      const { redirectUrl, state: flow } = await api.requestGmailSubscription();
      provider.user = person('layla.mail');
      const code = await visitProvider(redirectUrl ?? '');
      const subscribed = { status: 'subscribed', email: 'layla.mail@example.com', redirectUrl: null, state: null };
      expect(await api.subscribeGmail({ code, state: flow ?? '' })).toEqual(subscribed);
      expect(await api.requestGmailSubscription()).toEqual(subscribed);
    });
  });

  it('lists where the visitor is signed in, and ends it there', async () => {
    const countSessions = async () => (await api.fetchSessions()).sessions.length;
    await signIn('ada@example.com');
    await api.endOtherSessions();
    // Browsers that have gone away without signing out.
    for (let i = 0; i < 2; i++) {
      jar.clear();
      await signIn('ada@example.com');
    }
    const [here, there] = (await api.fetchSessions()).sessions;
    expect([here?.isCurrent, there?.isCurrent, await countSessions()]).toEqual([true, false, 3]);
    expect(await api.endSession(there?.sessionId ?? '')).toEqual({ status: 0 });
    expect(await countSessions()).toBe(2);
    const gone = await api.endSession(there?.sessionId ?? '').catch((error) => error);
    expect(gone).toMatchObject({ status: 404, serverCode: 'NOT_FOUND' });
    expect(await api.endOtherSessions()).toEqual({ status: 0 });
    expect(await countSessions()).toBe(1);
    // For the session in use it is signing out, and the next call goes on with a form token of its own.
    expect((await api.endSession(here?.sessionId ?? '')).status).toBe(0);
    expect((await signIn('ada@example.com')).result).toBe('success');
  });

  it('API-142 to API-146 a passkey is made and signs in', async () => {
    const authenticator = new SoftAuthenticator(context.server.origin);
    await signIn('ada@example.com');
    const made = authenticator.create(await api.fetchNewPasskeyParams());
    expect(await api.registerPasskey(made)).toEqual({ status: 0 });
    await core.signOut();

    for (const fetchParams of [api.fetchPasskeyLoginParams, api.fetchPasskeyAutofillParams]) {
      const assertion = authenticator.get(await fetchParams());
      expect((await store.signIn(api.loginWithPasskey(assertion, true))).result).toBe('success');
      expect(signedInAs()).toBe('ada@example.com');
    }

    const again = authenticator.get(await api.fetchPasskeyLoginParams());
    again.response.signature = '';
    const invalid = await api.loginWithPasskey(again, true).catch((error) => error);
    expect([invalid.serverCode, api.isSilentPasskeyError(invalid)]).toEqual(['VALIDATION_ERROR', false]);
    await context.db.deleteFrom('passkeys').execute();
    const gone = await api
      .loginWithPasskey(authenticator.get(await api.fetchPasskeyLoginParams()), true)
      .catch((error) => error);
    expect([gone.serverCode, api.isSilentPasskeyError(gone)]).toEqual(['PASSKEYS_NOT_SETUP', true]);
    for (const key of authenticator.keys) key.userHandle = 'AAAA';
    const nobody = await api
      .loginWithPasskey(authenticator.get(await api.fetchPasskeyLoginParams()), true)
      .catch((error) => error);
    expect([nobody.serverCode, api.isSilentPasskeyError(nobody)]).toEqual(['NO_SUCH_USER', true]);
  });
});
