import type { AuthResponse, ErrorResponse, Schema } from '@travel-shell/contract';
import { SESSION_COOKIE } from 'travel-shell-back-end/http/sessions/RequestSessions.ts';
import { hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMail, mailsTo, submitPage } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit, submitJson } from '../../back-end/areas/auth/testing/submit.ts';
import { person, useProviders } from '../../back-end/areas/auth/testing/useProviders.ts';
import {
  addMember,
  createTestCompany,
  type TestCompany,
} from '../../back-end/areas/company/testing/createTestCompany.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { createPGlite } from '../../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../../back-end/testing/SoftAuthenticator.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';
import { ageSession } from './ageSession.ts';

const WEBAUTHN = '/auth/webauthn/v1';
const CREDENTIALS = `${WEBAUTHN}/credentials`;
const SUPPORT = '/i/api/business/impersonation/v1/support';
const TOO_OLD = '403 RECENT_SIGN_IN_REQUIRED';
const DAY = 24 * 3600;

describe('attacks on accounts', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });

  const signedIn = async (username: string, fields = {}) => {
    const visitor = context.visit();
    expect((await visitor.logIn(username, fields)).body.status).toBe(0);
    return visitor;
  };
  const signedInLongAgo = async (username: string) => {
    const visitor = await signedIn(username);
    await ageSession(context.db, visitor, 601);
    return visitor;
  };
  /** The visitor's session in another browser. */
  const stolenFrom = ({ cookies }: Visitor) => {
    const thief = new Visitor(context.server.origin);
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    return thief;
  };
  const codeOf = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${(body as Partial<ErrorResponse> | null)?.errors?.[0]?.code ?? ''}`.trim();
  const ask = async (visitor: Visitor, method: string, path: string, json?: unknown) =>
    send<AuthResponse & Partial<ErrorResponse>>(visitor, method, path, json === undefined ? {} : { json });
  const optionsFor = async (visitor: Visitor) => ask(visitor, 'POST', `${WEBAUTHN}/newCredentialParams`, {});
  const addPasskey = async (visitor: Visitor) => {
    const options = (await optionsFor(visitor)).body as unknown as Schema<'PasskeyCreationOptions'>;
    const authenticator = new SoftAuthenticator(context.server.origin);
    const answer = await submitJson(visitor, `${WEBAUTHN}/register`, authenticator.create(options));
    expect(answer.body).toEqual({ status: 0 });
    return authenticator;
  };
  const passkeysOf = async (visitor: Visitor) =>
    ((await ask(visitor, 'GET', CREDENTIALS)).body as unknown as Schema<'PasskeyList'>).passkeys;
  const signInBy = async (authenticator: SoftAuthenticator) => {
    const visitor = context.visit();
    const options = (await ask(visitor, 'POST', `${WEBAUTHN}/loginParams`, {})).body as never;
    const { body } = await submitJson(visitor, `${WEBAUTHN}/login`, authenticator.get(options));
    return { visitor, body };
  };
  const isSignedIn = async (visitor: Visitor) => (await visitor.authState()).loggedInSession === true;

  describe('with another person’s session', () => {
    it('A-ACC-01 adds a passkey to a session that was left open for eleven minutes', async () => {
      const thief = stolenFrom(await signedInLongAgo('ada@example.com'));
      expect(codeOf(await optionsFor(thief))).toBe(TOO_OLD);
    });

    it('A-ACC-02 begins to add a passkey in time, and finishes when the owner is away', async () => {
      const owner = await signedIn('ada@example.com');
      const options = (await optionsFor(owner)).body as unknown as Schema<'PasskeyCreationOptions'>;
      await ageSession(context.db, owner, 601);
      const made = new SoftAuthenticator(context.server.origin).create(options);
      expect(codeOf(await submitJson(stolenFrom(owner), `${WEBAUTHN}/register`, made))).toBe(TOO_OLD);
      expect(await passkeysOf(owner)).toEqual([]);
    });

    it('A-ACC-03 removes the owner’s passkey', async () => {
      const owner = await signedIn('layla@example.com');
      await addPasskey(owner);
      const [passkey] = await passkeysOf(owner);
      await ageSession(context.db, owner, 601);
      expect(codeOf(await ask(stolenFrom(owner), 'DELETE', `${CREDENTIALS}/${passkey?.passkeyId}`))).toBe(TOO_OLD);
      expect(await passkeysOf(owner)).toHaveLength(1);
    });

    it('A-ACC-04 links a Google account of their own', async () => {
      const owner = await signedInLongAgo('ada@example.com');
      const linked = await context.submitIdToken(stolenFrom(owner), '/k/run/googleauth/link', person('thief'));
      expect(codeOf(linked)).toBe(TOO_OLD);
      const { body } = await context.submitIdToken(context.visit(), '/k/run/googleauth/login', person('thief'));
      expect(body).toMatchObject({ status: 2, message: 'signup' });
    });

    it('A-ACC-05 unlinks the owner’s Google account', async () => {
      const owner = await signedIn('maximiliane@example.com');
      await context.submitIdToken(owner, '/k/run/googleauth/link', person('maximiliane'));
      await ageSession(context.db, owner, 601);
      expect(codeOf(await submit(stolenFrom(owner), '/k/run/googleauth/unlink'))).toBe(TOO_OLD);
    });

    it('A-ACC-06 signs in to an account of their own beside it and switches back, to look recent', async () => {
      const thief = stolenFrom(await signedInLongAgo('ada@example.com'));
      await submit(thief, '/k/run/auth/add');
      await thief.logIn('bo@example.com');
      const ada = (await thief.authState()).accountSwitcherItems.find(({ userEmail }) => userEmail.startsWith('ada'));
      expect((await submit(thief, `/k/run/auth/switch?tokenId=${ada?.tokenId}`)).body.status).toBe(0);
      expect((await thief.authState()).userInfoState.accountEmail).toBe('ada@example.com');
      expect(codeOf(await optionsFor(thief))).toBe(TOO_OLD);
    });

    it('A-ACC-07 guesses the password on the page that asks for it again', async () => {
      const thief = stolenFrom(await signedInLongAgo('ada@example.com'));
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        const page = await submitPage(thief, '/s/ident/again?redir=/s/ident/passkeys', { passwd: `guess number ${i}` });
        statuses.push(page.status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      expect(codeOf(await optionsFor(thief))).toBe(TOO_OLD);
    });

    it('A-ACC-08 waits in the background until the owner has entered the password again', async () => {
      const owner = await signedInLongAgo('ada@example.com');
      const thief = stolenFrom(owner);
      const passwd = 'travel-demo';
      const page = await submitPage(owner, '/s/ident/again?redir=/s/ident/passkeys', { passwd });
      expect([page.status, page.headers.get('location')]).toEqual([303, '/s/ident/passkeys']);
      expect((await optionsFor(owner)).status).toBe(200);
      expect(await isSignedIn(thief)).toBe(false);
      expect(codeOf(await optionsFor(thief))).toBe('401 INVALID_SESSION');
    });

    it('A-ACC-09 leads the owner from that page to another site', async () => {
      const owner = await signedInLongAgo('ada@example.com');
      for (const redir of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
        const page = await submitPage(owner, `/s/ident/again?redir=${encodeURIComponent(redir)}`, {
          passwd: 'travel-demo',
        });
        expect(page.headers.get('location')).not.toContain('evil');
      }
    });

    it('A-ACC-10 stays signed in by a passkey that the owner removes', async () => {
      const owner = await signedIn('grace@example.com');
      const planted = await addPasskey(owner);
      expect((await lastMail(owner, 'grace@example.com', 'sign-in-changed')).text).toContain('/s/ident/passkeys');
      const thief = (await signInBy(planted)).visitor;
      expect(await isSignedIn(thief)).toBe(true);
      const [passkey] = await passkeysOf(owner);
      const page = await owner.post('/s/ident/passkeys', {
        formtoken: await owner.formToken(),
        passkey: passkey?.passkeyId ?? '',
        action: 'remove',
      });
      expect([page.status, page.headers.get('location')]).toEqual([303, '/s/ident/passkeys']);
      expect(await isSignedIn(thief)).toBe(false);
      expect(await isSignedIn(owner)).toBe(true);
      expect((await signInBy(planted)).body).toMatchObject({ status: -1, errorCode: 'PASSKEYS_NOT_SETUP' });
    });
  });

  describe('with an account of their own', () => {
    it('A-ACC-11 renames and removes a passkey of another account, by call and by a forged form', async () => {
      const owner = await signedIn('maximiliane@example.com');
      await addPasskey(owner);
      const [passkey] = await passkeysOf(owner);
      const attacker = await signedIn('bo@example.com');
      const path = `${CREDENTIALS}/${passkey?.passkeyId}`;
      expect(codeOf(await ask(attacker, 'PUT', path, { name: 'mine' }))).toBe('404 NOT_FOUND');
      expect(codeOf(await ask(attacker, 'DELETE', path))).toBe('404 NOT_FOUND');
      const fields = { passkey: passkey?.passkeyId ?? '', action: 'remove' };
      expect((await owner.post('/s/ident/passkeys', fields)).status).toBe(403);
      expect((await owner.fetch(path, { method: 'DELETE' })).status).toBe(403);
      expect(await passkeysOf(owner)).toEqual([passkey]);
    });

    it('A-ACC-12 puts script into the page by a passkey’s name', async () => {
      const owner = await signedIn('maximiliane@example.com');
      await addPasskey(owner);
      const [passkey] = await passkeysOf(owner);
      const name = '"><script>alert(1)</script>';
      expect((await ask(owner, 'PUT', `${CREDENTIALS}/${passkey?.passkeyId}`, { name })).body).toEqual({ status: 0 });
      const page = await owner.fetch('/s/ident/passkeys');
      expect(await page.text()).not.toContain('<script>alert');
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      for (const wrong of ['', '   ', 'x'.repeat(61)]) {
        const refused = await ask(owner, 'PUT', `${CREDENTIALS}/${passkey?.passkeyId}`, { name: wrong });
        expect(codeOf(refused)).toBe('400 VALIDATION_ERROR');
      }
    });

    it('A-ACC-13 makes two removals at once leave the owner without a way to sign in', async () => {
      const visitor = context.visit();
      await context.submitIdToken(visitor, '/k/run/googleauth/login', person('quirin'), { confirm: 'true' });
      await addPasskey(visitor);
      const [passkey] = await passkeysOf(visitor);
      const formToken = await visitor.formToken();
      const headers = { 'X-CSRF': formToken };
      const answers = await Promise.all([
        visitor.fetch(`${CREDENTIALS}/${passkey?.passkeyId}`, { method: 'DELETE', headers }),
        visitor.post('/k/run/googleauth/unlink', {}, headers),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('as support', () => {
    let company: TestCompany;
    let agent: Visitor;
    beforeEach(async () => {
      company = await createTestCompany(context.db, context.server.origin);
      await send(company.admin.visitor, 'POST', SUPPORT);
      agent = await signedIn('sol@example.com');
    });
    const actAs = async (memberId: string) =>
      agent.post('/demo/support', { formtoken: await agent.formToken(), member: memberId });
    const END = '/i/api/business/impersonation/v1/end';

    it('A-ACC-14 finds a session that acts as a member, and becomes the agent', async () => {
      await actAs(company.traveler.userId);
      await ageSession(context.db, agent, 601);
      const thief = stolenFrom(agent);
      expect(codeOf(await send(thief, 'POST', END))).toBe(TOO_OLD);
      expect((await thief.authState()).userInfoState.accountEmail).toBe(company.traveler.email);
      const passwd = 'travel-demo';
      expect((await submitPage(agent, '/s/ident/again?redir=/', { passwd })).status).toBe(303);
      expect((await send(agent, 'POST', END)).status).toBe(200);
      expect((await agent.authState()).userInfoState.accountEmail).toBe('sol@example.com');
    });

    it('A-ACC-15 acts as a member and comes back, to look recent', async () => {
      await ageSession(context.db, agent, 590);
      await actAs(company.traveler.userId);
      expect((await send(agent, 'POST', END)).status).toBe(200);
      const rows = await context.db
        .selectFrom('sessions')
        .select('signed_in_at')
        .where('signed_in_at', '<', new Date(Date.now() - 580_000))
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      await actAs(company.traveler.userId);
      await ageSession(context.db, agent, 601);
      expect(codeOf(await send(agent, 'POST', END))).toBe(TOO_OLD);
    });

    it('A-ACC-16 sees, names or removes the passkeys of a member, or opens their page', async () => {
      await addPasskey(company.traveler.visitor);
      const [passkey] = await passkeysOf(company.traveler.visitor);
      await actAs(company.traveler.userId);
      expect(codeOf(await ask(agent, 'GET', CREDENTIALS))).toBe('403 NOT_WHILE_ACTING');
      expect(codeOf(await ask(agent, 'PUT', `${CREDENTIALS}/${passkey?.passkeyId}`, { name: 'x' }))).toBe(
        '403 NOT_WHILE_ACTING',
      );
      expect(codeOf(await ask(agent, 'DELETE', `${CREDENTIALS}/${passkey?.passkeyId}`))).toBe('403 NOT_WHILE_ACTING');
      expect((await agent.fetch('/s/ident/passkeys')).status).toBe(403);
    });
  });

  describe('with a password, but without the second factor', () => {
    let company: TestCompany;
    beforeAll(async () => {
      company = await createTestCompany(context.db, context.server.origin);
      await context.db
        .updateTable('companies')
        .set({ two_factor_required: true })
        .where('id', '=', company.id)
        .execute();
    });
    const member = async () => addMember(context.db, context.server.origin, company.id, 'ADMIN');
    const DUE = '403 MISSING_TWO_FACTOR_AUTHENTICATION';

    it('A-ACC-17 reads who it is, the trips and everything else that needs a session', async () => {
      const { visitor, email } = await member();
      const reads = [
        '/horizon/common/authentication/providers/AuthStateProviderAction',
        '/i/api/business/me/v1/currentIdentity',
        CREDENTIALS,
      ];
      for (const path of reads) {
        const answer = await ask(visitor, 'GET', path);
        expect([path, codeOf(answer)]).toEqual([path, DUE]);
        expect(JSON.stringify(answer.body)).not.toContain(email);
      }
      const signUp = await ask(visitor, 'POST', `${WEBAUTHN}/newCredentialParams`, {});
      expect(codeOf(signUp)).toBe(DUE);
      for (const path of ['/k/run/auth/add', '/k/run/googleauth/unlink', '/k/run/inbox/requests/gmail/subscription']) {
        expect([path, codeOf(await submit(visitor, path))]).toEqual([path, DUE]);
      }
    });

    it('A-ACC-18 learns the owner’s name and picture from the answer to the sign-in', async () => {
      const grace = await context.db
        .selectFrom('users')
        .innerJoin('business_profiles as profile', 'profile.user_id', 'users.id')
        .select('profile.company_id')
        .where('login', '=', 'ines@northwind.example')
        .executeTakeFirstOrThrow();
      const ask = (isRequired: boolean) =>
        context.db
          .updateTable('companies')
          .set({ two_factor_required: isRequired })
          .where('id', '=', grace.company_id)
          .execute();
      await ask(true);
      try {
        const { body } = await context.visit().logIn('ines@northwind.example', { userInfo: 'true' });
        expect(body).toEqual({ status: 0, uid: expect.any(String), formToken: expect.any(String) });
      } finally {
        await ask(false);
      }
    });

    it('A-ACC-19 opens the pages of the account', async () => {
      const { visitor, email } = await member();
      for (const path of ['/s/ident/passkeys', '/s/ident/again', '/s/ident/resend', '/business/link/nothing']) {
        const page = await visitor.fetch(path);
        const target = `/business/verify?redir=${encodeURIComponent(path)}`;
        expect([path, page.status, page.headers.get('location')]).toEqual([path, 303, target]);
      }
      expect(await (await visitor.fetch('/signout')).text()).not.toContain(email.slice(0, 8));
      expect((await submit(visitor, '/k/run/auth/logout')).body.status).toBe(0);
    });

    it('A-ACC-20 keeps the session from before the second factor and uses it after the owner has passed it', async () => {
      const { visitor, email } = await member();
      const thief = stolenFrom(visitor);
      await visitor.post('/business/verify/send', { formtoken: await visitor.formToken() });
      const code = (await lastMail(visitor, email, 'two-factor-code')).subject.slice(0, 6);
      const passed = await visitor.post('/business/verify', { formtoken: await visitor.formToken(), code });
      expect(passed.status).toBe(303);
      expect((await visitor.authState()).userInfoState.accountEmail).toBe(email);
      expect(await isSignedIn(thief)).toBe(false);
    });

    it('A-ACC-21 adds the member to a session of their own, and passes its second factor for both', async () => {
      const own = await member();
      const victim = await member();
      const { visitor } = own;
      await visitor.post('/business/verify/send', { formtoken: await visitor.formToken() });
      const code = (await lastMail(visitor, own.email, 'two-factor-code')).subject.slice(0, 6);
      await visitor.post('/business/verify', { formtoken: await visitor.formToken(), code });
      const token = visitor.cookies.get(SESSION_COOKIE);
      expect(token).toBeDefined();
      await context.db
        .insertInto('session_accounts')
        .columns(['session_hash', 'user_id'])
        .expression((of) =>
          of
            .selectFrom('session_accounts')
            .select(['session_hash'])
            .select((row) => row.val(victim.userId).as('user_id'))
            .where('user_id', '=', own.userId)
            .limit(1),
        )
        .execute();
      const items = (await visitor.authState()).accountSwitcherItems;
      const other = items.find(({ userEmail }) => userEmail === victim.email);
      await submit(visitor, `/k/run/auth/switch?tokenId=${other?.tokenId}`);
      expect(codeOf(await ask(visitor, 'GET', CREDENTIALS))).toBe(DUE);
    });
  });

  describe('with a session that lasts', () => {
    it('A-ACC-22 uses a sticky session for ever', async () => {
      const thief = await signedIn('ada@example.com', { sticky: 'true' });
      await ageSession(context.db, thief, 179 * DAY);
      expect(await isSignedIn(thief)).toBe(true);
      const row = await context.db
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('token_hash', '=', hashToken(thief.cookies.get(SESSION_COOKIE) ?? ''))
        .executeTakeFirstOrThrow();
      expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(180 * DAY * 1000);
      await ageSession(context.db, thief, 181 * DAY);
      expect(await isSignedIn(thief)).toBe(false);
    });

    it('A-ACC-23 restarts its lifetime by adding accounts and switching between them', async () => {
      const thief = await signedIn('ada@example.com', { sticky: 'true' });
      await ageSession(context.db, thief, 179 * DAY);
      await submit(thief, '/k/run/auth/add');
      await thief.logIn('bo@example.com', { sticky: 'true' });
      for (const name of ['ada', 'bo']) {
        const items = (await thief.authState()).accountSwitcherItems;
        const item = items.find(({ userEmail }) => userEmail.startsWith(name));
        await submit(thief, `/k/run/auth/switch?tokenId=${item?.tokenId}`);
      }
      const { created_at } = await context.db
        .selectFrom('sessions')
        .select('created_at')
        .where('token_hash', '=', hashToken(thief.cookies.get(SESSION_COOKIE) ?? ''))
        .executeTakeFirstOrThrow();
      expect(Date.now() - created_at.getTime()).toBeGreaterThan(178 * DAY * 1000);
    });
  });

  it('A-ACC-24 does any of this without the owner hearing of it', async () => {
    const owner = await signedIn('layla@example.com');
    const before = (await mailsTo(owner, 'layla@example.com')).length;
    await addPasskey(owner);
    const passkey = (await passkeysOf(owner)).at(-1);
    await ask(owner, 'PUT', `${CREDENTIALS}/${passkey?.passkeyId}`, { name: 'Telephone' });
    await ask(owner, 'DELETE', `${CREDENTIALS}/${passkey?.passkeyId}`);
    const texts = (await mailsTo(owner, 'layla@example.com')).slice(0, -before || undefined).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      expect.stringContaining('Telephone does not sign you in'),
      expect.stringContaining('is called Telephone now'),
      expect.stringContaining('A new passkey'),
    ]);
  });
});
