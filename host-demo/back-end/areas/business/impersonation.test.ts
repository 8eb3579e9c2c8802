import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { endSessions } from 'travel-shell-back-end/areas/auth/endSessions.ts';
import { endActing } from 'travel-shell-back-end/areas/auth/noteActingEnd.ts';
import { deleteCompanyByLink } from 'travel-shell-back-end/areas/company/companyDeletion.ts';
import { Mail } from 'travel-shell-back-end/areas/mail/Mail.ts';
import type { Member } from 'travel-shell-back-end/http/Member.ts';
import type { Services } from 'travel-shell-back-end/http/Services.ts';
import { hashToken } from 'travel-shell-back-end/http/sessions/SessionStore.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageSession } from '../../../robustness/attacks/ageSession.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import {
  addAccount,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const SUPPORT = '/i/api/business/impersonation/v1/support';
const END = '/i/api/business/impersonation/v1/end';
const SESSIONS = '/i/api/account/sessions/v1';
type Support = Schema<'ImpersonationSupport'> & Partial<ErrorResponse>;

describe.each(databaseOfAnswers)('support that acts as members on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  let agent: TestMember;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    agent = await addAccount(context.db, context.server.origin);
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', agent.userId).execute();
  });
  const support = (visitor: Visitor, method: string) => send<Support>(visitor, method, SUPPORT);
  const actAs = async ({ visitor }: TestMember, { userId }: TestMember) =>
    visitor.post('/demo/support', { formtoken: await visitor.formToken(), member: userId });
  const endsToldTo = async ({ email }: TestMember) =>
    (
      await context.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'impersonation-ended')
        .where('recipient', '=', email)
        .execute()
    ).length;
  const identity = async (visitor: Visitor) =>
    (await send<Schema<'CurrentIdentity'>>(visitor, 'GET', '/i/api/business/me/v1/currentIdentity')).body;

  it('API-114 API-115 API-116 BIZ-004 is granted and revoked by an administrator', async () => {
    const { visitor } = company.admin;
    const none = { enabled: false, grantedAt: null, grantedBy: null, expiresAt: null };
    expect(await support(visitor, 'GET')).toMatchObject({ status: 200, body: none });
    const granted = (await support(visitor, 'POST')).body;
    expect(granted).toEqual({
      enabled: true,
      grantedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      grantedBy: expect.stringMatching(/^Test /),
      expiresAt: null,
    });
    expect((await support(visitor, 'POST')).body).toEqual(granted);
    expect((await support(visitor, 'GET')).body).toEqual(granted);
    for (const _again of [1, 2]) {
      expect(await support(visitor, 'DELETE')).toMatchObject({ status: 200, body: none });
    }
  });

  it('BIZ-004 acts as a member where the company allows it, and nowhere else', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await actAs(agent, company.traveler)).status).toBe(403);
    await support(company.admin.visitor, 'POST');
    expect((await actAs(agent, other.traveler)).status).toBe(403);
    const page = await (await agent.visitor.fetch('/demo/support')).text();
    expect(page).toContain(company.traveler.userId);
    expect(page).not.toContain(other.traveler.userId);

    const former = agent.visitor.cookies.get('travel_session');
    expect((await actAs(agent, company.traveler)).status).toBe(303);
    expect(agent.visitor.cookies.get('travel_session')).not.toBe(former);
    expect(await identity(agent.visitor)).toMatchObject({
      accountEmail: company.traveler.email,
      companyName: company.name,
      impersonatedBy: expect.stringMatching(/^Test /),
    });
    expect((await agent.visitor.authState()).businessState.companyName).toBe(company.name);
    expect((await identity(company.traveler.visitor)).impersonatedBy).toBeNull();
  });

  it('BIZ-004 is for support only', async () => {
    await support(company.admin.visitor, 'POST');
    for (const nosy of [company.traveler, await addAccount(context.db, context.server.origin)]) {
      expect((await nosy.visitor.fetch('/demo/support')).status).toBe(403);
      expect((await actAs(nosy, company.admin)).status).toBe(403);
      expect((await identity(nosy.visitor)).accountEmail).toBe(nosy.email);
    }
  });

  it('API-117 ends it and returns to the agent’s own session under a new token', async () => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    const acting = agent.visitor.cookies.get('travel_session') ?? '';
    const { status, body } = await send<Schema<'ImpersonationEnd'>>(agent.visitor, 'POST', END);
    expect(status).toBe(200);
    expect(body).toEqual({ formToken: expect.any(String), redirectUrl: '/' });
    expect(await identity(agent.visitor)).toMatchObject({ accountEmail: agent.email, impersonatedBy: null });
    const logout = await agent.visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': body.formToken });
    expect(logout.status).toBe(200);
    agent.visitor.cookies.set('travel_session', acting);
    expect((await agent.visitor.authState()).loggedInSession).toBe(false);
    const kept = await context.db
      .selectFrom('impersonations')
      .select(['agent_id', 'member_id', 'ended_at'])
      .where('company_id', '=', company.id)
      .execute();
    expect(kept).toEqual([{ agent_id: agent.userId, member_id: company.traveler.userId, ended_at: expect.any(Date) }]);
    // Whoever finds the session becomes the agent by this, so the agent hears of it; and the member of support's visit.
    const mails = await context.db
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'impersonation-ended')
      .where('recipient', 'in', [agent.email, company.traveler.email])
      .execute();
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([agent.email, company.traveler.email]));
  });

  /** Until the job has told what is over. */
  const job = () => endActing({ db: context.db, mail: new Mail(context.db) });
  const openRows = () =>
    context.db
      .selectFrom('impersonations')
      .select('id')
      .where('agent_id', '=', agent.userId)
      .where('ended_at', 'is', null)
      .execute();

  const grant = async (duration: string) =>
    (await send<Support>(company.admin.visitor, 'POST', SUPPORT, { json: { duration } })).body;
  const sessions = async (by = company.admin) =>
    (await send<Schema<'SupportSessionPage'>>(by.visitor, 'GET', SUPPORT.replace('support', 'sessions'))).body;
  const endsIn = (minutes: number) =>
    context.db
      .updateTable('companies')
      .set({ impersonation_expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
      .where('id', '=', company.id)
      .execute();

  it('API-115 BIZ-004 is granted for a day or a week, by the clock of the database, and ends by itself', async () => {
    for (const [duration, hours] of [
      ['DAY', 24],
      ['WEEK', 168],
    ] as const) {
      const { grantedAt, expiresAt } = await grant(duration);
      expect(Date.parse(expiresAt ?? '') - Date.parse(grantedAt ?? '')).toBe(hours * 3_600_000);
    }
    await actAs(agent, company.traveler);
    expect((await identity(agent.visitor)).accountEmail).toBe(company.traveler.email);
    await endsIn(0);
    expect((await agent.visitor.authState()).loggedInSession).toBe(false);
    expect((await support(company.admin.visitor, 'GET')).body).toMatchObject({ enabled: false, expiresAt: null });
    const { body } = await send<Schema<'CompanySettings'>>(company.admin.visitor, 'GET', '/i/api/business/company/v1/');
    expect(body.impersonationSupport).toBe(false);
    await job();
    expect(await openRows()).toEqual([]);
    const late = await addAccount(context.db, context.server.origin);
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', late.userId).execute();
    expect((await actAs(late, company.traveler)).status).toBe(403);
    expect(await grant('UNTIL_REVOKED')).toMatchObject({ enabled: true, expiresAt: null });
    expect((await actAs(late, company.traveler)).status).toBe(303);
  });

  it('BIZ-004 lasts no longer for support than the company allows', async () => {
    await grant('DAY');
    await endsIn(5);
    await actAs(agent, company.traveler);
    const { impersonationSecondsLeft } = await identity(agent.visitor);
    expect(impersonationSecondsLeft).toBeGreaterThan(200);
    expect(impersonationSecondsLeft).toBeLessThanOrEqual(300);
  });

  it('BIZ-004 tells the company who is in now, who was, and on which pages', async () => {
    await grant('WEEK');
    expect((await sessions()).content).toEqual([]);
    await actAs(agent, company.traveler);
    const site = context.server.origin;
    const visits: Record<string, string>[] = [
      { referer: `${site}/business/trips?q=secret`, accept: 'application/json' },
      { referer: `${site}/business/trips`, accept: 'application/json' },
      { referer: 'https://partner.example/booking', accept: 'application/json' },
      { accept: 'application/json' },
    ];
    for (const headers of visits) await agent.visitor.fetch('/i/api/business/me/v1/currentIdentity', { headers });
    await agent.visitor.fetch('/business?x=1', { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    const now = (await sessions()).content;
    expect(now).toEqual([
      {
        id: expect.any(String),
        agent: expect.stringMatching(/^Test /),
        member: expect.stringMatching(/^Test /),
        startedAt: expect.stringMatching(/Z$/),
        endedAt: null,
        pages: ['/business/trips', 'partner.example/booking', '/business'],
      },
    ]);
    await send(agent.visitor, 'POST', END);
    await actAs(agent, company.admin);
    const [open, over] = (await sessions()).content;
    expect([open?.endedAt, over?.id, over?.endedAt]).toEqual([null, now[0]?.id, expect.stringMatching(/Z$/)]);
    expect(over?.pages).toEqual(now[0]?.pages);
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await sessions(other.admin)).content).toEqual([]);
  });

  it('BIZ-004 notes in the log of the company when it begins and ends, by whatever ends it', async () => {
    await support(company.admin.visitor, 'POST');
    const log = async () =>
      (
        await send<Schema<'CompanyLogPage'>>(company.admin.visitor, 'GET', '/i/api/business/company/v1/log')
      ).body.content
        .filter(({ subject }) => subject === 'ACTING')
        .map(({ action, bySupport, changedBy, supportAgent }) => [action, bySupport, changedBy, supportAgent]);
    const names = [`Test ${company.traveler.email.slice(0, 8)}`, `Test ${agent.email.slice(0, 8)}`];
    await actAs(agent, company.traveler);
    expect(await log()).toEqual([['ADDED', true, ...names]]);
    // An hour is over.
    await context.db.deleteFrom('sessions').where('impersonator_id', '=', agent.userId).execute();
    await endActing({ db: context.db, mail: new Mail(context.db) });
    expect(await log()).toEqual([
      ['REMOVED', true, ...names],
      ['ADDED', true, ...names],
    ]);
  });

  it('BIZ-004 notes what it changes of a member’s profile, and not what members change of their own', async () => {
    await support(company.admin.visitor, 'POST');
    const names = { firstName: 'Ines', lastName: 'Duarte' };
    const setUp = (visitor: Visitor, jobTitle: string) =>
      send(visitor, 'POST', '/i/api/business/me/v3/setup', { json: { ...names, jobTitle } });
    await setUp(company.traveler.visitor, 'Cook');
    await actAs(agent, company.traveler);
    await setUp(agent.visitor, 'Baker');
    await setUp(agent.visitor, 'Baker');
    const keywords = { json: { keywords: ['bread'] } };
    await send(agent.visitor, 'POST', '/i/api/business/me/v1/account/keywords', keywords);
    const { body } = await send<Schema<'CompanyLogPage'>>(
      company.admin.visitor,
      'GET',
      '/i/api/business/company/v1/log?subject=MEMBER',
    );
    expect(body.content.map(({ bySupport, target, changes }) => [bySupport, target, changes])).toEqual([
      [true, company.traveler.email, [{ field: 'keywords', before: null, after: null }]],
      [true, company.traveler.email, [{ field: 'jobTitle', before: null, after: null }]],
    ]);
  });

  it('BIZ-004 tells the member when it begins', async () => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    const mails = await context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', company.traveler.email)
      .execute();
    expect(mails).toEqual([{ kind: 'impersonation-started' }]);
    await job();
    expect([await endsToldTo(company.traveler), (await openRows()).length]).toEqual([0, 1]);
  });

  const ends: Record<string, () => Promise<unknown>> = {
    'the hour is over': () =>
      context.db
        .updateTable('sessions')
        .set({ expires_at: sql<Date>`now()` })
        .where('impersonator_id', '=', agent.userId)
        .execute(),
    'the agent signs in again': () => agent.visitor.logIn('ada@example.com'),
    'the agent signs out': async () =>
      agent.visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': await agent.visitor.formToken() }),
    'the agent has a new password': () => context.db.transaction().execute((trx) => endSessions(trx, agent.userId)),
    'the agent is none any more': () =>
      context.db.updateTable('users').set({ support_agent: false }).where('id', '=', agent.userId).execute(),
    'the company allows it no more, by its settings': () => support(company.admin.visitor, 'DELETE'),
    'the company allows it no more, in the database': () =>
      context.db
        .updateTable('companies')
        .set({ impersonation_granted_at: null })
        .where('id', '=', company.id)
        .execute(),
    'the member has moved to a company that does not allow it': async () => {
      const other = await createTestCompany(context.db, context.server.origin);
      await context.db
        .updateTable('business_profiles')
        .set({ company_id: other.id })
        .where('user_id', '=', company.traveler.userId)
        .execute();
    },
    'the company is deleted': async () => {
      const link = { confirmationCode: 'a'.repeat(32), requestTime: Date.now(), token: 'token' };
      await context.db
        .insertInto('company_deletion_requests')
        .values({
          ...{ company_id: company.id, requested_by: company.admin.userId, confirmation_code: link.confirmationCode },
          ...{ token_hash: hashToken(link.token), requested_at: new Date(link.requestTime) },
        })
        .execute();
      const member = { companyId: company.id, userId: company.admin.userId } as Member;
      await deleteCompanyByLink({ db: context.db, mail: new Mail(context.db) } as Services, member, link);
    },
  };

  it.each(Object.entries(ends))(
    'BIZ-004 is over at once where %s, and the member hears of it once',
    async (_how, end) => {
      await support(company.admin.visitor, 'POST');
      expect((await actAs(agent, company.traveler)).status).toBe(303);
      const acting = new Visitor(context.server.origin);
      for (const [name, value] of agent.visitor.cookies) acting.cookies.set(name, value);
      await end();
      expect((await acting.authState()).loggedInSession).toBe(false);
      for (const _again of [1, 2]) await job();
      expect([await endsToldTo(company.traveler), (await openRows()).length]).toEqual([1, 0]);
      expect((await company.traveler.visitor.authState()).loggedInSession).toBe(true);
    },
  );

  it('BIZ-004 begins with a recent sign-in only', async () => {
    await support(company.admin.visitor, 'POST');
    await ageSession(context.db, agent.visitor, 601);
    const { status, headers } = await actAs(agent, company.traveler);
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/s/ident/again')]);
    expect((await identity(agent.visitor)).impersonatedBy).toBeNull();
  });

  it('API-117 ends once where two requests ask for it at once, and tells of it once', async () => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    const twice = [1, 2].map(() => {
      const visitor = context.visit();
      for (const [name, value] of agent.visitor.cookies) visitor.cookies.set(name, value);
      return visitor;
    });
    const formToken = await agent.visitor.formToken();
    const statuses = await Promise.all(
      twice.map(
        async (visitor) => (await visitor.fetch(END, { method: 'POST', headers: { 'X-CSRF': formToken } })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect(await endsToldTo(company.traveler)).toBe(1);
  });

  it('BIZ-004 leaves no trace of an acting that did not begin', async () => {
    await support(company.admin.visitor, 'POST');
    const twice = [1, 2].map(() => {
      const visitor = context.visit();
      for (const [name, value] of agent.visitor.cookies) visitor.cookies.set(name, value);
      return { ...agent, visitor };
    });
    await Promise.all(twice.map((each) => actAs(each, company.traveler)));
    const rows = await context.db
      .selectFrom('impersonations')
      .select('id')
      .where('agent_id', '=', agent.userId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('API-117 is rejected in a session that is not impersonating', async () => {
    expect(await send(company.admin.visitor, 'POST', END)).toMatchObject({ status: 403 });
    expect((await identity(company.admin.visitor)).accountEmail).toBe(company.admin.email);
  });

  it('API-116 ends the sessions that act as members, and no others', async () => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    await support(company.admin.visitor, 'DELETE');
    expect((await agent.visitor.authState()).loggedInSession).toBe(false);
    expect((await company.traveler.visitor.authState()).loggedInSession).toBe(true);
  });

  it('BIZ-004 cannot be nested, even when the member is support too', async () => {
    await support(company.admin.visitor, 'POST');
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', company.admin.userId).execute();
    await actAs(agent, company.admin);
    expect((await actAs(agent, company.traveler)).status).toBe(403);
    expect((await identity(agent.visitor)).accountEmail).toBe(company.admin.email);
  });

  it('BIZ-004 ends when the agent’s account is closed, without leading back into it', async () => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    await context.db.transaction().execute((trx) => closeAccount(trx, agent.userId, 'locked'));
    expect((await agent.visitor.authState()).loggedInSession).toBe(false);
    expect(await send(agent.visitor, 'POST', END)).toMatchObject({ status: 401 });
    expect((await company.traveler.visitor.authState()).loggedInSession).toBe(true);
  });

  it.each([
    ['everywhere else', () => ''],
    ['of that session', (id: string) => `/${id}`],
  ])('BIZ-004 ends when the agent signs out %s in another browser', async (_where, pathOf) => {
    // With a password: whoever ends sessions has signed in just now.
    const [here, there] = [context.visit(), context.visit()];
    for (const visitor of [here, there]) expect((await visitor.logIn('sol@example.com')).body.status).toBe(0);
    await support(company.admin.visitor, 'POST');
    expect((await actAs({ ...agent, visitor: there }, company.traveler)).status).toBe(303);
    const { sessions } = (await send<Schema<'SessionList'>>(here, 'GET', SESSIONS)).body;
    const acting = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
    expect((await send(here, 'DELETE', `${SESSIONS}${pathOf(acting)}`)).status).toBe(200);
    expect((await there.authState()).loggedInSession).toBe(false);
    expect(await send(there, 'POST', END)).toMatchObject({ status: 401 });
    for (const visitor of [here, company.traveler.visitor])
      expect((await visitor.authState()).loggedInSession).toBe(true);
  });

  it('API-115 API-116 API-118 are rejected for support that acts as a member', async () => {
    await support(company.admin.visitor, 'POST');
    await context.db.updateTable('companies').set({ tier: 'biz' }).where('id', '=', company.id).execute();
    await actAs(agent, company.admin);
    expect((await support(agent.visitor, 'GET')).status).toBe(200);
    expect((await support(agent.visitor, 'POST')).status).toBe(403);
    expect((await support(agent.visitor, 'DELETE')).status).toBe(403);
    const json = { tier: 'bizPlus' };
    expect((await send(agent.visitor, 'POST', '/i/api/business/company/v1/tier/upgrade', { json })).status).toBe(403);
    expect((await actAs(agent, company.traveler)).status).toBe(403);
  });

  it.each([
    ['/auth/webauthn/v1/newCredentialParams', 'json'],
    ['/k/run/auth/add', 'form'],
    ['/k/run/googleauth/unlink', 'form'],
    ['/k/run/inbox/requests/gmail/subscription', 'form'],
  ])('BIZ-004 does not let support leave a way to sign in behind: %s', async (path, kind) => {
    await support(company.admin.visitor, 'POST');
    await actAs(agent, company.traveler);
    const call = async ({ visitor }: TestMember) =>
      kind === 'json'
        ? (await send(visitor, 'POST', path, { json: {} })).status
        : (await visitor.post(path, {}, { 'X-CSRF': await visitor.formToken() })).status;
    expect(await call(company.traveler)).not.toBe(403);
    expect(await call(agent)).toBe(403);
  });
});
