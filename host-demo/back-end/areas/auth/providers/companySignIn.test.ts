import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../../testing/databases.ts';
import type { ProviderUser, TestIdentityProvider } from '../../../testing/startIdentityProvider.ts';
import type { Visitor } from '../../../testing/Visitor.ts';
import { mailsTo, submitPage } from '../testing/outbox.ts';
import { submit } from '../testing/submit.ts';
import { COMPANY, GOOGLE, useProviders, visitProvider } from '../testing/useProviders.ts';

const START = `/login/company/${COMPANY}`;

describe.each(databaseOfAnswers)('a company that signs in its own people, on $kind', ({ create }) => {
  const context = useProviders(create);
  const { providers } = context;
  afterEach(() => {
    providers.company.flaw = {};
  });

  const employee = (name: string): ProviderUser => ({ sub: `${name}-at-work`, email: `${name}@${COMPANY}`, name });
  /** Signs in on the company's page and follows the redirect back. */
  async function leave(visitor: Visitor, user: ProviderUser, redir = '/trips?a=1'): Promise<string> {
    const start = await visitor.fetch(`${START}?redir=${encodeURIComponent(redir)}`);
    providers.company.user = user;
    return (await visitProvider(start.headers.get('location') ?? '')).path;
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.authState()).loggedInSession;

  it('SIG-015 signs in by code and PKCE, and brings the visitor back to where they were', async () => {
    const visitor = context.visit();
    const refused = await submit(visitor, '/k/run/auth/login', { username: `Eve@${COMPANY}`, passwd: 'x' });
    expect(refused.body).toMatchObject({
      errorCode: 'EXTERNAL_AUTH_REQUIRED',
      loginRedirectUrl: context.server.origin + START,
    });
    const start = await visitor.fetch(`${START}?redir=${encodeURIComponent('/trips?a=1')}`);
    const asked = new URL(start.headers.get('location') ?? '');
    expect([start.status, start.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(asked.origin + asked.pathname).toBe(providers.company.options.authorizationEndpoint);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${context.server.origin}${START}/callback`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    providers.company.user = employee('eve');
    const { path } = await visitProvider(asked.href);
    const back = await visitor.fetch(path);
    expect([back.status, back.headers.get('location')]).toEqual([303, '/trips?a=1']);
    expect((await visitor.authState()).userInfoState).toMatchObject({
      accountEmail: `eve@${COMPANY}`,
      accountName: 'eve',
    });
    // Once.
    expect((await visitor.fetch(path)).status).toBe(400);
  });

  it('recognizes a person by the company’s own id and keeps one account', async () => {
    const [first, second] = [context.visit(), context.visit()];
    await first.fetch(await leave(first, employee('rhea')));
    await second.fetch(await leave(second, employee('rhea')));
    const count = await context.db.selectFrom('users').select('id').where('login', '=', `rhea@${COMPANY}`).execute();
    expect([count.length, await isSignedIn(second)]).toEqual([1, true]);
  });

  it('opens an existing account without its password and notifies its owner, but not for the address’s next holder', async () => {
    const { id } = await context.db
      .insertInto('users')
      .values({
        login: `otto@${COMPANY}`,
        password_hash: 'none',
        account_name: 'Otto',
        account_email: `otto@${COMPANY}`,
        display_email: `otto@${COMPANY}`,
        img_url: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const visitor = context.visit();
    expect((await visitor.fetch(await leave(visitor, employee('otto')))).status).toBe(303);
    const linked = await context.db.selectFrom('identities').select('provider').where('user_id', '=', id).execute();
    expect(linked).toEqual([{ provider: `company:${COMPANY}` }]);
    expect((await mailsTo(visitor, `otto@${COMPANY}`)).map(({ kind }) => kind)).toEqual(['sign-in-changed']);

    const successor = context.visit();
    const back = await successor.fetch(await leave(successor, { ...employee('otto'), sub: 'another-otto' }));
    expect([back.status, await isSignedIn(successor)]).toEqual([409, false]);
  });

  it('does not open a closed account', async () => {
    const visitor = context.visit();
    await visitor.fetch(await leave(visitor, employee('zed')));
    await context.db
      .insertInto('account_closures')
      .columns(['user_id', 'reason'])
      .expression((of) =>
        of
          .selectFrom('users')
          .select(['id', sql.lit('disabled').as('reason')])
          .where('login', '=', `zed@${COMPANY}`),
      )
      .execute();
    const again = context.visit();
    const back = await again.fetch(await leave(again, employee('zed')));
    expect([back.status, await isSignedIn(again)]).toEqual([401, false]);
    expect(await back.text()).toContain('This account is disabled.');
  });

  it.each<[string, Partial<ProviderUser>]>([
    ['of another domain', { email: 'ada@example.com' }],
    ['of a domain below it', { email: `eve@mail.${COMPANY}` }],
    ['of a domain that begins like it', { email: `eve@${COMPANY}.evil.example` }],
    ['of a domain that ends like it', { email: `eve@not${COMPANY}` }],
    ['with its domain before the @', { email: `"x@${COMPANY}"@evil.example` }],
    ['marked as unconfirmed', { email: `eve@${COMPANY}`, email_verified: false }],
    ['that is missing', { email: '' }],
  ])('is not believed for an address %s', async (_title, user) => {
    const visitor = context.visit();
    const back = await visitor.fetch(await leave(visitor, { ...employee('mallory'), ...user }));
    expect(back.status).toBe(409);
    expect(await back.text()).toContain(`This account does not belong to ${COMPANY}.`);
    expect(await isSignedIn(visitor)).toBe(false);
    const made = context.db.selectFrom('identities').select('subject').where('subject', '=', 'mallory-at-work');
    expect(await made.execute()).toEqual([]);
  });

  it.each<[string, TestIdentityProvider['flaw']]>([
    ['with another nonce', { claims: { nonce: 'forged' } }],
    ['for another site', { claims: { aud: 'somebody-else' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: 1_000_000_000 } }],
    ['signed by another key', { isForged: true }],
  ])('ERR-025 is not believed by an ID token %s', async (_title, flaw) => {
    const visitor = context.visit();
    providers.company.flaw = flaw;
    expect((await visitor.fetch(await leave(visitor, employee('nell')))).status).toBe(401);
    expect(await isSignedIn(visitor)).toBe(false);
    const made = context.db.selectFrom('users').select('id').where('login', '=', `nell@${COMPANY}`);
    expect(await made.execute()).toEqual([]);
  });

  it('rejects a state that is forged, expired, another browser’s or another provider’s', async () => {
    const [victim, attacker] = [context.visit(), context.visit()];
    const forged = (await leave(victim, employee('mia'))).replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`);
    // Both are new visitors, but their browsers differ.
    const theirs = await leave(attacker, employee('mallory'));
    const [mine, stolen] = [
      await leave(victim, employee('mia')),
      new URLSearchParams(theirs.split('?')[1]).get('code'),
    ];
    const mixed = mine.replace(/code=[\w-]+/, `code=${stolen}`);
    const late = await leave(victim, employee('mia'));
    const query = late.split('?')[1];
    expect((await victim.fetch(forged)).status).toBe(400);
    expect((await victim.fetch(theirs)).status).toBe(400);
    expect((await context.visit().fetch(theirs)).status).toBe(400);
    expect((await victim.fetch(mixed)).status, 'a code of another visit').toBe(401);
    expect((await victim.fetch(`/login/google/callback?${query}`)).status).toBe(400);
    await context.db.updateTable('provider_flows').set({ expires_at: sql<Date>`now()` }).execute();
    expect((await victim.fetch(late)).status).toBe(400);
    expect(await isSignedIn(victim)).toBe(false);

    const { body } = await submit(victim, `${GOOGLE}/redirect`);
    providers.google.user = employee('mia');
    const google = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
    expect((await victim.fetch(google.path.replace('/login/google', START))).status).toBe(400);
  });

  it('sends its people there from every other kind of sign-in', async () => {
    const visitor = context.visit();
    const { body } = await submit(visitor, `${GOOGLE}/redirect`, { redir: '/flights' });
    providers.google.user = { ...employee('gus'), email_verified: true };
    const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
    const back = await visitor.fetch(path);
    expect(back.headers.get('location')).toBe(`${context.server.origin}${START}?redir=%2Fflights`);
    const plain = await submitPage(visitor, '/login?redir=%2Fcars', { username: `gus@${COMPANY}`, passwd: 'x' });
    expect(await plain.text()).toContain(`href="${context.server.origin}${START}?redir=%2Fcars"`);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('responds 404 for a domain that is not configured', async () => {
    for (const path of ['/login/company/nobody.example', '/login/company/nobody.example/callback?code=x&state=y']) {
      expect((await context.visit().fetch(path)).status).toBe(404);
    }
  });
});
