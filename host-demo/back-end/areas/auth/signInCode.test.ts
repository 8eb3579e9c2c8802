import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { DEVELOPMENT_KEY, type SecretKey } from 'travel-shell-back-end/secrets/Keyring.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXTERNAL_AUTH_DOMAIN } from '../../../demo/seed/seedExternalAuth.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { lastMail, mailsTo } from './testing/outbox.ts';
import { submit } from './testing/submit.ts';

const SEND = '/k/run/auth/code/send';
const LOGIN = '/k/run/auth/code/login';
const ADA = 'ada@example.com';

describe.each(databaseOfAnswers)('sign-in with a code on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({ trustProxy: true }));
  const from = (address: string) => new Visitor(context.server.origin, address);
  beforeEach(async () => {
    for (const table of ['login_attempts', 'sign_in_codes', 'outbox'] as const) {
      await context.db.deleteFrom(table).execute();
    }
  });

  const codeFor = async (login: string) => {
    const { subject, text } = await lastMail(context.visit(), login, 'sign-in-code');
    const code = /Your code is (\d{6})\./.exec(text)?.[1] ?? expect.fail(`no code in ${text}`);
    expect(subject).toContain(code);
    return code;
  };
  /** A browser that requested a code, and the code from the mail. */
  const ask = async (login = ADA) => {
    const visitor = context.visit();
    const { status, body } = await submit(visitor, SEND, { username: login });
    expect([status, body]).toEqual([200, { status: 0, message: expect.any(String) }]);
    return { visitor, code: await codeFor(login) };
  };
  const enter = (visitor: Visitor, code: string, fields: Record<string, string> = {}) =>
    submit(visitor, LOGIN, { username: ADA, code, ...fields });
  it('has one code for a name in a browser, also where it asks twice at once', async () => {
    const visitor = context.visit();
    const headers = { 'X-CSRF': await visitor.formToken() };
    await Promise.all([1, 2].map(() => visitor.post(SEND, { username: ADA }, headers)));
    expect(await context.db.selectFrom('sign_in_codes').select('tries_left').execute()).toEqual([{ tries_left: 5 }]);
  });

  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('needs a key of the environment for what is stored of a code, the first or an older one', async () => {
    const { visitor, code } = await ask();
    const key: SecretKey = { id: 'new', key: randomBytes(32) };
    const enterWith = async (...secretKeys: SecretKey[]) => {
      const server = await startTestServer({ database: context.db, secretKeys });
      try {
        const there = new Visitor(server.origin);
        for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
        return (await enter(there, code)).status;
      } finally {
        await server.stop();
      }
    };
    expect(await enterWith(key)).toBe(401);
    expect(await enterWith(key, DEVELOPMENT_KEY)).toBe(200);
  });

  it('SIG-017 signs in with the code of the mail, once', async () => {
    const { visitor, code } = await ask();
    const { status, body } = await enter(visitor, code, {
      username: ' ADA@example.com',
      sticky: 'true',
      userInfo: 'true',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 0, formToken: expect.any(String), userInfo: { accountEmail: ADA } });
    expect(visitor.setCookies.find((line) => line.startsWith('travel_session='))).toContain('Max-Age=2592000');
    expect((await visitor.authState()).loggedInSession).toBe(true);
    expect((await enter(visitor, code)).status).toBe(401);
  });

  it('SIG-017 accepts the code only in the requesting browser, for its name, within ten minutes', async () => {
    const refused = [
      401,
      { status: 2, errorCode: 'VALIDATION_ERROR', errorField: 'code', message: expect.any(String) },
    ];
    const { visitor, code } = await ask();
    const elsewhere = await enter(context.visit(), code);
    expect([elsewhere.status, elsewhere.body]).toEqual(refused);
    const name = await enter(visitor, code, { username: 'bo@example.com' });
    expect([name.status, name.body]).toEqual(refused);
    await context.db
      .updateTable('sign_in_codes')
      .set({ expires_at: sql<Date>`expires_at - interval '599 seconds'` })
      .execute();
    expect(await context.db.selectFrom('sign_in_codes').select('expires_at').execute()).toHaveLength(1);
    await context.db
      .updateTable('sign_in_codes')
      .set({ expires_at: sql<Date>`expires_at - interval '1 second'` })
      .execute();
    expect((await enter(visitor, code)).status).toBe(401);
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it('SIG-017 expires after five tries, even concurrent ones', async () => {
    const { visitor, code } = await ask();
    for (let i = 0; i < 4; i++) expect((await enter(visitor, other(code))).status).toBe(401);
    expect((await enter(visitor, code)).status, 'the fifth').toBe(200);

    const second = await ask();
    await Promise.all(Array.from({ length: 5 }, () => enter(second.visitor, other(second.code))));
    expect((await enter(second.visitor, second.code)).status).toBe(401);
  });

  it('SIG-017 ends the browser’s previous code with the next one', async () => {
    const { visitor, code } = await ask();
    await submit(visitor, SEND, { username: ADA });
    const next = await codeFor(ADA);
    if (next !== code) expect((await enter(visitor, code)).status).toBe(401);
    expect((await enter(visitor, next)).status).toBe(200);
  });

  it('SIG-017 stores neither the code nor a hash it could be guessed from', async () => {
    const { visitor, code } = await ask();
    const [row] = await context.db.selectFrom('sign_in_codes').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(code);
    const secret = visitor.cookies.get('travel_form_secret') ?? expect.fail('no secret');
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(context.server.log.join('')).not.toContain(code);
  });

  it('SIG-017 mails a link instead after ten codes per account in ten minutes, with the same response', async () => {
    for (let i = 0; i < 14; i++) {
      const { status, body } = await submit(from(`203.0.113.${i}`), SEND, { username: ADA });
      expect([status, body.status]).toEqual([200, 0]);
    }
    const kinds = (await mailsTo(context.visit(), ADA)).map(({ kind }) => kind);
    expect(kinds).toEqual(['many-failures', ...Array.from({ length: 10 }, () => 'sign-in-code')]);
  });

  it('SIG-017 limits requests and tries per address', async () => {
    const visitor = context.visit();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await submit(visitor, SEND, { username: ADA })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('SIG-017 returns the same response for a known, unknown and closed account, and tells each by mail', async () => {
    const known = await submit(context.visit(), SEND, { username: ADA });
    const unknown = await submit(context.visit(), SEND, { username: 'nobody-here@example.com' });
    const { id } = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'bo@example.com')
      .executeTakeFirstOrThrow();
    await context.db.transaction().execute((trx) => closeAccount(trx, id, 'locked'));
    const visitor = context.visit();
    const closed = await submit(visitor, SEND, { username: 'bo@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([closed.status, closed.body]).toEqual([known.status, known.body]);
    const kinds = async (to: string) => (await mailsTo(context.visit(), to)).map(({ kind }) => kind);
    expect(await kinds('nobody-here@example.com')).toEqual(['no-account']);
    expect(await kinds('bo@example.com')).toEqual(['account-closed']);
    expect((await lastMail(visitor, 'bo@example.com', 'account-closed')).text).toContain('locked account');
    await context.db.deleteFrom('account_closures').execute();
  });

  it('SIG-017 does not open an account closed in the meantime', async () => {
    const { visitor, code } = await ask();
    const { id } = await context.db.selectFrom('users').select('id').where('login', '=', ADA).executeTakeFirstOrThrow();
    await context.db.transaction().execute((trx) => closeAccount(trx, id, 'disabled'));
    const late = await enter(visitor, code);
    expect([late.status, late.body]).toMatchObject([401, { errorField: 'code' }]);
    await context.db.deleteFrom('account_closures').execute();
  });

  it('ERR-020 sends people of a company with its own sign-in there', async () => {
    const { status, body } = await submit(context.visit(), SEND, { username: `x@${EXTERNAL_AUTH_DOMAIN}` });
    expect([status, body]).toMatchObject([401, { status: -1, errorCode: 'EXTERNAL_AUTH_REQUIRED' }]);
  });
});
