import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { lockCompany } from 'travel-shell-back-end/areas/business/lockCompany.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import {
  addAccount,
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const PEOPLE = '/i/api/business/people/v1';
const PASSWORD = 'correct horse battery';

describe.each(databaseOfAnswers)('the people of a company on $kind', ({ kind, create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  let admin: TestMember;
  let number = 0;

  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
    company = await createTestCompany(context.db, context.server.origin);
    admin = company.admin;
  });

  const newAddress = () => {
    number += 1;
    return `person-${number}@example.net`;
  };
  const visit = () => new Visitor(context.server.origin);
  const refused = (answer: { status: number; body: unknown }) => [
    answer.status,
    (answer.body as ErrorResponse).errors[0]?.code,
  ];
  const invite = async (emails: string[], role = 'TRAVELER', by = admin) =>
    send<Schema<'InvitationOutcomes'>>(by.visitor, 'POST', `${PEOPLE}/invitations`, { json: { emails, role } });
  const outcomesOf = async (...args: Parameters<typeof invite>) =>
    (await invite(...args)).body.outcomes.map(({ outcome }) => outcome);
  const mailsTo = (email: string) =>
    context.db
      .selectFrom('outbox')
      .select(['kind', 'subject', 'body_text'])
      .where('recipient', '=', email)
      .orderBy('position')
      .execute();
  const linkTo = async (email: string) => {
    const { body_text } = (await mailsTo(email)).at(-1) ?? expect.fail('no mail');
    return new URL(/https?:\S+/.exec(body_text)?.[0] ?? '').pathname;
  };
  const people = async (filters: object = {}, by = admin) =>
    (
      await send<Schema<'UserPage'>>(by.visitor, 'POST', '/i/api/business/users/v2/findUsers?size=50', {
        json: { query: '', searchMode: 'everyone', filters },
      })
    ).body.content;
  const idOf = async (email: string) => (await people()).find((one) => one.email === email)?.membership?.id ?? '';
  const setRole = (of: TestMember, role: string, formerRole: string, by = admin) =>
    send(by.visitor, 'PUT', `${PEOPLE}/members/${of.userId}/role`, { json: { role, formerRole } });
  const remove = (of: TestMember, by = admin) => send(by.visitor, 'DELETE', `${PEOPLE}/members/${of.userId}`);
  const log = () =>
    context.db
      .selectFrom('company_log')
      .select(['subject', 'action', 'target'])
      .where('company_id', '=', company.id)
      .orderBy('changed_at')
      .execute();

  /** Asks at once: on PostgreSQL each has looked, and waits for the company, before the first goes on. PGlite takes one at a time. */
  const atOnce = async <Answer>(...calls: (() => Promise<Answer>)[]): Promise<Answer[]> => {
    const ask = () => calls.map((call) => call());
    if (kind === 'PGlite') return Promise.all(ask());
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
      return rows[0]?.count;
    };
    const asked = await context.db.transaction().execute(async (trx) => {
      await lockCompany(trx, company.id);
      const answers = ask();
      await expect.poll(waiting).toBe(calls.length);
      return answers;
    });
    return Promise.all(asked);
  };

  describe('an invitation', () => {
    it('BIZ-136 says of each address what became of it, and mails nobody twice', async () => {
      const [first, second] = [newAddress(), newAddress()];
      const other = await addAccount(context.db, context.server.origin);
      const asked = [` ${first.toUpperCase()}`, first, 'nobody', company.traveler.email, other.email, second];
      const { status, body } = await invite(asked);
      expect([status, body.outcomes]).toEqual([
        200,
        [
          { email: first, outcome: 'INVITED' },
          { email: 'nobody', outcome: 'INVALID' },
          { email: company.traveler.email, outcome: 'MEMBER' },
          { email: other.email, outcome: 'INVITED' },
          { email: second, outcome: 'INVITED' },
        ],
      ]);
      expect(await outcomesOf([first, second])).toEqual(['ALREADY_INVITED', 'ALREADY_INVITED']);
      for (const email of [first, other.email, second]) {
        expect((await mailsTo(email)).map(({ kind, subject }) => [kind, subject])).toEqual([
          ['company-invitation', `Join ${company.name}`],
        ]);
      }
      expect(await mailsTo(company.traveler.email)).toEqual([]);
      expect((await log()).map(({ action, target }) => [action, target])).toEqual(
        [first, other.email, second].map((email) => ['ADDED', email]),
      );
    });

    it('two administrators who invite the same person at once send one mail', async () => {
      const email = newAddress();
      const colleague = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
      const outcomes = await atOnce(
        () => outcomesOf([email]),
        () => outcomesOf([email], 'TRAVELER', colleague),
      );
      expect(outcomes.flat().toSorted()).toEqual(['ALREADY_INVITED', 'INVITED']);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('says of a domain that signs in elsewhere that it does, and writes nothing', async () => {
      await context.db
        .insertInto('external_auth_domains')
        .values({ domain: 'elsewhere.example', authorization_url: 'https://idp.example/' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      expect(await outcomesOf(['mei@elsewhere.example'])).toEqual(['SIGNS_IN_ELSEWHERE']);
      expect(await mailsTo('mei@elsewhere.example')).toEqual([]);
    });

    it('is for who may invite, with no role above their own', async () => {
      expect((await invite([newAddress()], 'TRAVELER', company.traveler)).status).toBe(403);
      const manager = await addMember(context.db, context.server.origin, company.id, 'TRAVEL_MANAGER');
      expect((await invite([newAddress()], 'ADMIN', manager)).status).toBe(403);
      expect(await outcomesOf([newAddress()], 'APPROVER', manager)).toEqual(['INVITED']);
    });

    it('is in the language that was chosen', async () => {
      const email = newAddress();
      const json = { emails: [email], role: 'TRAVELER', localeCode: 'de-AT' };
      await send(admin.visitor, 'POST', `${PEOPLE}/invitations`, { json });
      expect((await mailsTo(email))[0]?.subject).toBe(`${company.name} beitreten`);
    });

    it('makes account and member of a new person, who is signed in then; the link is over after it', async () => {
      const email = newAddress();
      await invite([email], 'APPROVER');
      const link = await linkTo(email);
      const visitor = visit();
      // A mail scanner asks by HEAD.
      expect((await visitor.fetch(link, { method: 'HEAD' })).status).toBe(200);
      const page = await (await visitor.fetch(link)).text();
      expect(page).toContain(company.name);
      expect(page).toContain('autocomplete="new-password"');
      expect(page).toContain('you agree to our terms of use');
      const formtoken = await visitor.formToken();
      expect((await visitor.post(link, { passwd: PASSWORD })).status).toBe(403);
      expect((await visitor.post(link, { formtoken, passwd: 'password' })).status).toBe(400);
      const done = await visitor.post(link, { formtoken, passwd: PASSWORD });
      expect([done.status, done.headers.get('location')]).toEqual([303, '/business/tasks']);
      const state = await visitor.authState();
      expect(state.userInfoState.accountEmail).toBe(email);
      expect(state.businessState).toMatchObject({ companyName: company.name, businessMode: true });
      expect(state.businessState.permissions).toContain('APPROVAL_PROCESSING');
      const { terms_accepted_at } = await context.db
        .selectFrom('sign_ups')
        .innerJoin('users', 'users.id', 'sign_ups.user_id')
        .select('terms_accepted_at')
        .where('users.login', '=', email)
        .executeTakeFirstOrThrow();
      expect(terms_accepted_at).not.toBeNull();
      expect((await visit().fetch(link)).status).toBe(410);
      expect((await people()).map(({ email: each }) => each)).toContain(email);
    });

    it('asks who has an account to sign in, then to join, and never changes who is signed in', async () => {
      const invited = await addAccount(context.db, context.server.origin);
      await invite([invited.email]);
      const link = await linkTo(invited.email);
      const signedOut = await visit().fetch(link);
      expect([signedOut.status, signedOut.headers.get('location')]).toEqual([
        303,
        `/login?redir=${encodeURIComponent(link)}`,
      ]);
      const stranger = await addAccount(context.db, context.server.origin);
      const wrong = await stranger.visitor.fetch(link);
      const text = await wrong.text();
      expect(wrong.status).toBe(403);
      expect(text).toContain(stranger.email);
      expect(text).not.toContain(invited.email);
      const formtoken = await stranger.visitor.formToken();
      expect((await stranger.visitor.post(link, { formtoken })).status).toBe(403);

      expect(await (await invited.visitor.fetch(link)).text()).toContain('Join');
      const own = await invited.visitor.formToken();
      expect((await invited.visitor.post(link, { formtoken: own })).status).toBe(303);
      expect((await invited.visitor.authState()).businessState.companyName).toBe(company.name);
      expect((await invited.visitor.post(link, { formtoken: own })).status).toBe(410);
    });

    it('tells who is in another company that an account is in one at a time', async () => {
      const other = await createTestCompany(context.db, context.server.origin);
      await invite([other.traveler.email]);
      const answer = await other.traveler.visitor.fetch(await linkTo(other.traveler.email));
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain(other.name);
    });

    it('ends when it is taken back, and when it is sent again with another link', async () => {
      const email = newAddress();
      await invite([email]);
      const first = await linkTo(email);
      const id = await idOf(email);
      expect((await send(admin.visitor, 'POST', `${PEOPLE}/invitations/${id}`)).status).toBe(204);
      expect(await mailsTo(email)).toHaveLength(2);
      expect((await visit().fetch(first)).status).toBe(410);
      const second = await linkTo(email);
      expect((await visit().fetch(second)).status).toBe(200);
      expect((await send(admin.visitor, 'DELETE', `${PEOPLE}/invitations/${id}`)).status).toBe(204);
      expect((await visit().fetch(second)).status).toBe(410);
      const log = await send<Schema<'CompanyLogPage'>>(
        admin.visitor,
        'GET',
        '/i/api/business/company/v1/log?subject=INVITATION',
      );
      const noted = log.body.content.filter(({ target }) => target === email);
      expect(noted.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
        ['REMOVED', []],
        ['CHANGED', ['expiresAt']],
        ['ADDED', []],
      ]);
      for (const method of ['POST', 'DELETE']) {
        expect(refused(await send(admin.visitor, method, `${PEOPLE}/invitations/${id}`))).toEqual([404, 'NOT_FOUND']);
      }
    });

    it('that has run out says so, and can be given anew', async () => {
      const email = newAddress();
      await invite([email]);
      const link = await linkTo(email);
      await context.db
        .updateTable('business_invitations')
        .set({ expires_at: new Date(0) })
        .where('email', '=', email)
        .execute();
      const answer = await visit().fetch(link);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('has run out');
      expect((await people({ statuses: ['EXPIRED'] })).map((one) => one.email)).toEqual([email]);
      expect(await outcomesOf([email])).toEqual(['INVITED']);
      expect((await people({ statuses: ['INVITED'] })).map((one) => one.email)).toEqual([email]);
    });

    it('of another company is not there', async () => {
      const other = await createTestCompany(context.db, context.server.origin);
      const email = newAddress();
      await invite([email]);
      const id = await idOf(email);
      for (const method of ['POST', 'DELETE']) {
        expect((await send(other.admin.visitor, method, `${PEOPLE}/invitations/${id}`)).status).toBe(404);
      }
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });

  describe('the list of everyone', () => {
    it('BIZ-087 has members and the invited with role, status and when they were last there', async () => {
      const email = newAddress();
      await invite([email], 'APPROVER');
      await context.db
        .updateTable('business_profiles')
        .set({ confirmation_needed: true, first_name: 'Tom', last_name: 'Tailor' })
        .where('user_id', '=', company.traveler.userId)
        .execute();
      const all = await people();
      expect(all.map(({ email: each, role, membership }) => [each, role.roleCode, membership?.status])).toEqual(
        expect.arrayContaining([
          [admin.email, 'ADMIN', 'ACTIVE'],
          [company.traveler.email, 'TRAVELER', 'UNCONFIRMED'],
          [email, 'APPROVER', 'INVITED'],
        ]),
      );
      expect(all).toHaveLength(3);
      const [own] = all.filter((one) => one.email === admin.email);
      expect(Date.parse(own?.membership?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect((await people({ statuses: ['UNCONFIRMED'] })).map((one) => one.email)).toEqual([company.traveler.email]);
      expect((await people({ roles: ['APPROVER'] })).map((one) => one.email)).toEqual([email]);
    });

    it('hides the invited and when somebody was there from who may only search', async () => {
      await invite([newAddress()]);
      const arranger = await addMember(context.db, context.server.origin, company.id, 'TRAVEL_ARRANGER');
      const seen = await people({}, arranger);
      expect(seen).toHaveLength(3);
      for (const person of seen) expect(person.membership).toBeUndefined();
      const manager = await addMember(context.db, context.server.origin, company.id, 'TRAVEL_MANAGER');
      const managed = await people({}, manager);
      expect(managed.map(({ membership }) => membership?.status).toSorted()).toEqual([
        ...['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'INVITED'],
      ]);
      for (const { membership } of managed) expect(membership?.lastSeenAt).toBeNull();
    });
  });

  describe('a role', () => {
    it('BIZ-140 is another one at once, and in the log', async () => {
      expect((await setRole(company.traveler, 'APPROVER', 'TRAVELER')).status).toBe(204);
      const { permissions } = (await company.traveler.visitor.authState()).businessState;
      expect(permissions).toContain('APPROVAL_PROCESSING');
      expect((await log()).at(-1)).toEqual({ subject: 'MEMBER', action: 'CHANGED', target: company.traveler.email });
    });

    it('is not changed where it is another one than the visitor has seen', async () => {
      expect(refused(await setRole(company.traveler, 'APPROVER', 'ADMIN'))).toEqual([409, 'ROLE_CHANGED']);
    });

    it('of the last administrator stays', async () => {
      expect(refused(await setRole(admin, 'TRAVELER', 'ADMIN'))).toEqual([409, 'LAST_ADMINISTRATOR']);
      expect(refused(await remove(admin))).toEqual([409, 'LAST_ADMINISTRATOR']);
    });

    it('needs ROLE_MANAGEMENT, and a member of the own company', async () => {
      const manager = await addMember(context.db, context.server.origin, company.id, 'TRAVEL_MANAGER');
      expect((await setRole(company.traveler, 'APPROVER', 'TRAVELER', manager)).status).toBe(403);
      const other = await createTestCompany(context.db, context.server.origin);
      expect((await setRole(company.traveler, 'APPROVER', 'TRAVELER', other.admin)).status).toBe(404);
    });
  });

  describe('a removed member', () => {
    it('keeps the account, as a private one; whoever books for them books for themselves again', async () => {
      await context.db
        .updateTable('business_profiles')
        .set({ booking_for_user_id: company.traveler.userId })
        .where('user_id', '=', admin.userId)
        .execute();
      expect((await remove(company.traveler)).status).toBe(204);
      const state = await company.traveler.visitor.authState();
      expect(state.userInfoState.accountEmail).toBe(company.traveler.email);
      expect(state.businessState.businessProfile).toBe(false);
      expect((await admin.visitor.authState()).businessState.currentTraveler).not.toBe(company.traveler.email);
      expect(refused(await remove(company.traveler))).toEqual([404, 'NOT_FOUND']);
      expect((await log()).at(-1)).toEqual({ subject: 'MEMBER', action: 'REMOVED', target: company.traveler.email });
    });

    it('two administrators who remove each other at once: one stays', async () => {
      const colleague = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
      const answers = await atOnce(
        () => remove(colleague),
        () => remove(admin, colleague),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
      const left = await context.db
        .selectFrom('business_profiles')
        .select('role')
        .where('company_id', '=', company.id)
        .where('role', '=', 'ADMIN')
        .execute();
      expect(left).toHaveLength(1);
    });
  });
});
