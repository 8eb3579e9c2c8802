import { authorizeOneTap } from '@travel-shell/contract/calls/authorizeOneTap';
import { endOtherSessions } from '@travel-shell/contract/calls/endOtherSessions';
import { endSession } from '@travel-shell/contract/calls/endSession';
import { getNewPasskeyParams } from '@travel-shell/contract/calls/getNewPasskeyParams';
import { getPasskeyAutofillParams } from '@travel-shell/contract/calls/getPasskeyAutofillParams';
import { getPasskeyLoginParams } from '@travel-shell/contract/calls/getPasskeyLoginParams';
import { linkGoogle } from '@travel-shell/contract/calls/linkGoogle';
import { listSessions } from '@travel-shell/contract/calls/listSessions';
import { login } from '@travel-shell/contract/calls/login';
import { loginWithNaver } from '@travel-shell/contract/calls/loginWithNaver';
import { loginWithPasskey } from '@travel-shell/contract/calls/loginWithPasskey';
import { registerPasskey } from '@travel-shell/contract/calls/registerPasskey';
import { requestGmailSubscription } from '@travel-shell/contract/calls/requestGmailSubscription';
import { startGoogleLogin } from '@travel-shell/contract/calls/startGoogleLogin';
import { startNaverLogin } from '@travel-shell/contract/calls/startNaverLogin';
import { subscribeGmail } from '@travel-shell/contract/calls/subscribeGmail';
import { unlinkGoogle } from '@travel-shell/contract/calls/unlinkGoogle';
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
  let api: typeof import('@travel-shell/api');
  let auth: typeof import('@travel-shell/api/auth');
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
    api = await import('@travel-shell/api');
    auth = await import('@travel-shell/api/auth');
    store = await import('@travel-shell/store/auth');
  });
  afterEach(() => vi.unstubAllGlobals());

  const signIn = (username: string) => {
    const form = { username, passwd: DEMO_PASSWORD, sticky: false, userInfo: true };
    return store.signIn(api.callAuthForm(login, { form }));
  };
  const signedInAs = () => {
    const now = core.authState.get();
    return now.status === 'signedIn' ? now.state.userInfoState.accountEmail : now.status;
  };
  describe('providers', () => {
    const person = (name: string): ProviderUser => ({ sub: name, email: `${name}@example.com`, email_verified: true });
    const idToken = async (user: ProviderUser) => provider.idToken(user, { nonce: await auth.idTokenNonce() });
    const visitProvider = async (redirectUrl: string) => {
      const back = (await fetch(redirectUrl, { redirect: 'manual' })).headers.get('location') ?? '';
      return new URL(back).searchParams.get('code') ?? '';
    };

    it('API-138 API-139 API-141 links, unlinks and signs in by One Tap', async () => {
      await signIn('maximiliane@example.com');
      const form = { idToken: await idToken(person('max')) };
      expect(await api.callAuthForm(linkGoogle, { form })).toEqual({ status: 0 });
      expect(await api.callAuthForm(unlinkGoogle, { form: {} })).toEqual({ status: 0 });
      const code = provider.scriptCode(person('egon'), await auth.idTokenNonce());
      const answer = api.callAuthForm(authorizeOneTap, { form: { code } });
      expect((await store.signIn(answer, 'google')).result).toBe('welcome');
    });

    it('API-134 API-135 API-140 redirects to a provider and returns with a code', async () => {
      const { redirectUrl, state: flow } = await api.call(startNaverLogin, { form: { popup: true } });
      provider.user = person('gil');
      const form = { code: await visitProvider(redirectUrl), state: flow };
      expect((await store.signIn(api.callAuthForm(loginWithNaver, { form }), 'naver')).result).toBe('welcome');
      const google = await api.call(startGoogleLogin, { form: {} });
      expect(new URL(google.redirectUrl).origin).toBe(provider.options.issuer);
    });

    it('API-131 API-132 subscribes to a Gmail inbox', async () => {
      await signIn('layla@example.com');
      const { redirectUrl, state: flow } = await api.call(requestGmailSubscription, { form: {} });
      provider.user = person('layla.mail');
      const code = await visitProvider(redirectUrl ?? '');
      const subscribed = { status: 'subscribed', email: 'layla.mail@example.com', redirectUrl: null, state: null };
      expect(await api.call(subscribeGmail, { form: { code, state: flow ?? '' } })).toEqual(subscribed);
      expect(await api.call(requestGmailSubscription, { form: {} })).toEqual(subscribed);
    });
  });

  it('lists where the visitor is signed in, and ends it there', async () => {
    const sessions = async () => (await api.call(listSessions)).sessions;
    const end = (sessionId = '') => api.call(endSession, { path: { sessionId } });
    await signIn('ada@example.com');
    await api.call(endOtherSessions);
    // Browsers that have gone away without signing out.
    for (let i = 0; i < 2; i++) {
      jar.clear();
      await signIn('ada@example.com');
    }
    const [here, there] = await sessions();
    expect([here?.isCurrent, there?.isCurrent, (await sessions()).length]).toEqual([true, false, 3]);
    expect(await end(there?.sessionId)).toEqual({ status: 0 });
    expect(await sessions()).toHaveLength(2);
    const gone = await end(there?.sessionId).catch((error) => error);
    expect(gone).toMatchObject({ status: 404, serverCode: 'NOT_FOUND' });
    expect(await api.call(endOtherSessions)).toEqual({ status: 0 });
    expect(await sessions()).toHaveLength(1);
    // For the session in use it is signing out, and the next call goes on with a form token of its own.
    expect((await end(here?.sessionId)).status).toBe(0);
    expect((await signIn('ada@example.com')).result).toBe('success');
  });

  it('API-142 to API-146 a passkey is made and signs in', async () => {
    const authenticator = new SoftAuthenticator(context.server.origin);
    const loginParams = () => api.call(getPasskeyLoginParams, { json: {} });
    const autofillParams = () => api.call(getPasskeyAutofillParams);
    const logIn = (json: ReturnType<typeof authenticator.get>) =>
      api.callAuthForm(loginWithPasskey, { query: { sticky: true, userInfo: true }, json });
    await signIn('ada@example.com');
    const json = authenticator.create(await api.call(getNewPasskeyParams, { json: {} }));
    expect(await api.callAuthForm(registerPasskey, { json })).toEqual({ status: 0 });
    await core.signOut();

    for (const fetchParams of [loginParams, autofillParams]) {
      const assertion = authenticator.get(await fetchParams());
      expect((await store.signIn(logIn(assertion))).result).toBe('success');
      expect(signedInAs()).toBe('ada@example.com');
    }

    const again = authenticator.get(await loginParams());
    again.response.signature = '';
    const invalid = await logIn(again).catch((error) => error);
    expect([invalid.serverCode, auth.isSilentPasskeyError(invalid)]).toEqual(['VALIDATION_ERROR', false]);
    await context.db.deleteFrom('passkeys').execute();
    const gone = await logIn(authenticator.get(await loginParams())).catch((error) => error);
    expect([gone.serverCode, auth.isSilentPasskeyError(gone)]).toEqual(['PASSKEYS_NOT_SETUP', true]);
    for (const key of authenticator.keys) key.userHandle = 'AAAA';
    const nobody = await logIn(authenticator.get(await loginParams())).catch((error) => error);
    expect([nobody.serverCode, auth.isSilentPasskeyError(nobody)]).toEqual(['NO_SUCH_USER', true]);
  });
});
