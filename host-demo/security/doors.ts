/** Every way to sign in, for a test visitor. */
import type { Schema } from '@travel-shell/contract';
import { lastMail } from '../back-end/areas/auth/testing/outbox.ts';
import { submit, submitJson } from '../back-end/areas/auth/testing/submit.ts';
import { COMPANY, type ProviderContext, person, visitProvider } from '../back-end/areas/auth/testing/useProviders.ts';
import { SoftAuthenticator } from '../back-end/testing/SoftAuthenticator.ts';
import type { Visitor } from '../back-end/testing/Visitor.ts';
import { DEMO_PASSWORD } from '../demo/seed/accounts.ts';

const WEBAUTHN = '/auth/webauthn/v1';

/** The secrets of a sign-in that must not leak. */
type Secrets = string[];

export type Door = (context: ProviderContext, visitor: Visitor) => Promise<Secrets>;

const enrolled = new WeakMap<ProviderContext, SoftAuthenticator>();

async function authenticatorOf(context: ProviderContext): Promise<SoftAuthenticator> {
  const known = enrolled.get(context);
  if (known) return known;
  const authenticator = new SoftAuthenticator(context.server.origin);
  enrolled.set(context, authenticator);
  const owner = context.visit();
  await owner.logIn('layla@example.com');
  const options = (await submitJson(owner, `${WEBAUTHN}/newCredentialParams`, {})).body as unknown;
  await submitJson(owner, `${WEBAUTHN}/register`, authenticator.create(options as Schema<'PasskeyCreationOptions'>));
  return authenticator;
}

async function byPopup(
  context: ProviderContext,
  visitor: Visitor,
  name: 'google' | 'apple' | 'naver',
): Promise<Secrets> {
  context.providers[name].user = person(`door-${name}`);
  const started = await submit(visitor, `/k/run/${name}auth/redirect`, { popup: 'true' });
  const { redirectUrl, state } = started.body as unknown as { redirectUrl: string; state: string };
  const { path, code } = await visitProvider(redirectUrl);
  await visitor.fetch(path);
  const end = name === 'google' ? '/k/run/googleauth/authorize' : `/k/run/${name}auth/login`;
  const { status } = await submit(visitor, end, { code, state });
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  return [state, code];
}

export const DOORS: Record<string, Door> = {
  password: async (_context, visitor) => {
    await visitor.logIn('ada@example.com');
    return [DEMO_PASSWORD];
  },
  'code by mail': async (_context, visitor) => {
    await submit(visitor, '/k/run/auth/code/send', { username: 'grace@example.com' });
    const { text } = await lastMail(visitor, 'grace@example.com', 'sign-in-code');
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    await submit(visitor, '/k/run/auth/code/login', { username: 'grace@example.com', code });
    return [code];
  },
  passkey: async (context, visitor) => {
    const authenticator = await authenticatorOf(context);
    const options = (await submitJson(visitor, `${WEBAUTHN}/loginParams`, {})).body as unknown;
    const assertion = authenticator.get(options as Schema<'PasskeyRequestOptions'>);
    await submitJson(visitor, `${WEBAUTHN}/login`, assertion);
    return [(options as { challenge: string }).challenge];
  },
  google: (context, visitor) => byPopup(context, visitor, 'google'),
  apple: (context, visitor) => byPopup(context, visitor, 'apple'),
  naver: (context, visitor) => byPopup(context, visitor, 'naver'),
  'the own company': async (context, visitor) => {
    context.providers.company.user = { sub: 'door', email: `door@${COMPANY}`, name: 'Door' };
    const start = await visitor.fetch(`/login/company/${COMPANY}`);
    // The state is in an address by the protocol, as is the code on the way back.
    const { path, code } = await visitProvider(start.headers.get('location') ?? '');
    const { status } = await visitor.fetch(path);
    if (status !== 303) throw new Error(`the company answered ${status}`);
    return [code];
  },
};
