import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, expect } from 'vitest';
import type { DemoOptions } from '../../../../demo/createDemoServer.ts';
import type { DatabaseKind } from '../../../testing/databases.ts';
import {
  type ProviderUser,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../testing/startIdentityProvider.ts';
import { type TestContext, useTestServer } from '../../../testing/useTestServer.ts';
import type { Visitor } from '../../../testing/Visitor.ts';
import { type Answer, submitWith } from './submit.ts';

export const GOOGLE = '/k/run/googleauth';
/** Whose people the provider `company` signs in. */
export const COMPANY = 'staff.example';

export interface ProviderContext extends TestContext {
  providers: Record<'google' | 'apple' | 'naver' | 'company', TestIdentityProvider>;
  /** Sends an ID token made for this very page. */
  submitIdToken(
    visitor: Visitor,
    path: string,
    user: ProviderUser,
    fields?: Record<string, string>,
    over?: JWTPayload,
  ): Promise<Answer>;
  findUser(login: string): Promise<{ id: string } | undefined>;
}

/** A server that offers three providers and knows a company, each of which is a real one on a port of its own. */
export function useProviders(create: DatabaseKind['create'], options: DemoOptions = {}): ProviderContext {
  const providers = {} as ProviderContext['providers'];
  const context = useTestServer(create, async () => {
    for (const name of ['google', 'apple', 'naver', 'company'] as const)
      providers[name] = await startIdentityProvider();
    const { google, apple, naver, company } = providers;
    return {
      ...options,
      identityProviders: { google: google.options, apple: apple.options, naver: naver.options },
      companyProviders: { [COMPANY]: company.options },
    };
  });
  afterAll(() => Promise.all(Object.values(providers).map((provider) => provider.stop())));
  return Object.assign(context, {
    providers,
    async submitIdToken(visitor: Visitor, path: string, user: ProviderUser, fields = {}, over: JWTPayload = {}) {
      const formToken = await visitor.formToken();
      const provider = path.includes('apple') ? providers.apple : providers.google;
      const idToken = await provider.idToken(user, { nonce: nonceFor(formToken), ...over });
      return submitWith(visitor, path, { idToken, ...fields }, formToken);
    },
    findUser: (login: string) =>
      context.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst(),
  });
}

export const nonceFor = (formToken: string): string => createHash('sha256').update(formToken).digest('base64url');

export const person = (name: string): ProviderUser => ({
  sub: `sub-of-${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  name: name.toUpperCase(),
});

/** Follows a redirect to the provider, as a browser would; returns the address it comes back to. */
export async function visitProvider(redirectUrl: string): Promise<{ path: string; code: string }> {
  const response = await fetch(redirectUrl, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? expect.fail(`no way back from ${redirectUrl}`));
  return { path: back.pathname + back.search, code: back.searchParams.get('code') ?? '' };
}
