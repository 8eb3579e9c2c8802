import { randomBytes } from 'node:crypto';
import type { ErrorResponse } from '@travel-shell/contract';
import { DEVELOPMENT_KEY, type SecretKey } from 'travel-shell-back-end/secrets/Keyring.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { lastMail, linkIn, submitPage } from '../auth/testing/outbox.ts';
import { actAs, addAccount, createTestCompany, type TestCompany } from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const INFO = '/i/api/business/me/v1/account/info';
const VERIFY = '/business/verify';

describe.each(databaseOfAnswers)('the second factor on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    await context.db.updateTable('companies').set({ two_factor_required: true }).where('id', '=', company.id).execute();
    await context.db.deleteFrom('login_attempts').execute();
  });
  const callCode = async (visitor: Visitor) => {
    const { status, body } = await send<Partial<ErrorResponse>>(visitor, 'GET', INFO);
    return status === 200 ? 'ok' : `${status} ${body.errors?.[0]?.code}`;
  };
  const post = async (visitor: Visitor, path: string, fields: Record<string, string>) =>
    visitor.post(path, { formtoken: await visitor.formToken(), ...fields });
  const codeFor = async (email: string) => {
    const mail = await context.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .where('kind', '=', 'two-factor-code')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    return mail.subject.slice(0, 6);
  };
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('BIZ-003 ERR-010 is required for members of companies that ask for it', async () => {
    expect(await callCode(company.admin.visitor)).toBe('403 MISSING_TWO_FACTOR_AUTHENTICATION');
    expect(await callCode((await addAccount(context.db, context.server.origin)).visitor)).toBe('403 FORBIDDEN');
    expect(await callCode(new Visitor(context.server.origin))).toBe('401 INVALID_SESSION');
  });

  it('RTE-020 RTE-021 passes with the mailed code, in this session only, and returns to the page', async () => {
    const { visitor, email } = company.admin;
    expect((await visitor.fetch(`${VERIFY}?redir=/trips`)).status).toBe(200);
    expect((await post(visitor, `${VERIFY}/send`, { redir: '/trips' })).status).toBe(200);
    const code = await codeFor(email);
    expect((await post(company.traveler.visitor, VERIFY, { code, redir: '/trips' })).status).toBe(400);
    expect((await post(visitor, VERIFY, { code: another(code), redir: '/trips' })).status).toBe(400);
    expect(await callCode(visitor)).toBe('403 MISSING_TWO_FACTOR_AUTHENTICATION');
    const passed = await post(visitor, VERIFY, { code, redir: '/trips' });
    expect([passed.status, passed.headers.get('location')]).toEqual([303, '/trips']);
    expect(await callCode(visitor)).toBe('ok');
    expect(await callCode(company.traveler.visitor)).toBe('403 MISSING_TWO_FACTOR_AUTHENTICATION');
    expect((await post(visitor, VERIFY, { code, redir: '/trips' })).status).toBe(400);
  });

  it('RTE-021 does not redirect to another site, and sends a signed-out visitor to sign in', async () => {
    const { visitor, email } = company.admin;
    await post(visitor, `${VERIFY}/send`, {});
    const code = await codeFor(email);
    const passed = await post(visitor, VERIFY, { code, redir: 'https://evil.example/' });
    expect(passed.headers.get('location')).not.toContain('evil');
    const stranger = await new Visitor(context.server.origin).fetch(`${VERIFY}?redir=/trips`);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      '/login?redir=%2Fbusiness%2Fverify%3Fredir%3D%252Ftrips',
    ]);
  });

  it('BIZ-003 accepts five tries, then not even the right code; a new code ends the previous one', async () => {
    const { visitor, email } = company.admin;
    await post(visitor, `${VERIFY}/send`, {});
    const first = await codeFor(email);
    for (let i = 0; i < 5; i++) expect((await post(visitor, VERIFY, { code: another(first) })).status).toBe(400);
    expect((await post(visitor, VERIFY, { code: first })).status).toBe(400);
    await post(visitor, `${VERIFY}/send`, {});
    const second = await codeFor(email);
    if (second !== first) expect((await post(visitor, VERIFY, { code: first })).status).toBe(400);
    expect((await post(visitor, VERIFY, { code: second })).status).toBe(303);
  });

  it('BIZ-003 rejects a code after ten minutes', async () => {
    const { visitor, email } = company.admin;
    await post(visitor, `${VERIFY}/send`, {});
    await context.db
      .updateTable('two_factor_codes')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await post(visitor, VERIFY, { code: await codeFor(email) })).status).toBe(400);
    expect(await callCode(visitor)).toBe('403 MISSING_TWO_FACTOR_AUTHENTICATION');
  });

  it('needs a key of the environment for what is stored of a code, the first or an older one', async () => {
    const { visitor, email } = company.admin;
    await post(visitor, `${VERIFY}/send`, {});
    const code = await codeFor(email);
    const key: SecretKey = { id: 'new', key: randomBytes(32) };
    const enterWith = async (...secretKeys: SecretKey[]) => {
      const server = await startTestServer({ database: context.db, secretKeys });
      try {
        const there = new Visitor(server.origin);
        for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
        return (await post(there, VERIFY, { code })).status;
      } finally {
        await server.stop();
      }
    };
    expect(await enterWith(key)).toBe(400);
    expect(await enterWith(key, DEVELOPMENT_KEY)).toBe(303);
  });

  /** Until no code is taken from this person any more. */
  const useUpTries = async (visitor: Visitor) => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await post(visitor, VERIFY, { code: 'wrong' })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  };
  const passes = async (visitor: Visitor, email: string) => {
    await post(visitor, `${VERIFY}/send`, {});
    return (await post(visitor, VERIFY, { code: await codeFor(email) })).status;
  };

  it('BIZ-003 takes codes again after a new password: who knew the former one may have used up the tries', async () => {
    const { visitor, email } = company.admin;
    await useUpTries(visitor);
    expect(await passes(visitor, email)).toBe(429);
    const owner = context.visit();
    await submitPage(owner, '/s/ident/forgot', { username: email });
    await submitPage(owner, linkIn(await lastMail(owner, email, 'reset-password')), {
      passwd: 'a-much-better-one-4711',
    });
    await owner.logIn(email, { passwd: 'a-much-better-one-4711' });
    expect(await passes(owner, email)).toBe(303);
    expect(await callCode(owner)).toBe('ok');
  });

  it('BIZ-003 counts the wrong codes of support that acts against support, not against the member', async () => {
    const { visitor, email, userId } = company.admin;
    await actAs(context.db, context.server.origin, company.admin);
    await useUpTries(visitor);
    // The member's own again.
    await context.db.updateTable('sessions').set({ impersonator_id: null }).where('user_id', '=', userId).execute();
    expect(await passes(visitor, email)).toBe(303);
  });
});
