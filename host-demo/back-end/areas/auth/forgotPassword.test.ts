import { sql } from 'kysely';
import { closeAccount } from 'travel-shell-back-end/areas/auth/accountClosures.ts';
import { createMailToken } from 'travel-shell-back-end/areas/auth/mailTokens.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/seed/accounts.ts';
import { EXTERNAL_AUTH_DOMAIN } from '../../../demo/seed/seedExternalAuth.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { lastMail, linkIn, mailsTo, submitPage } from './testing/outbox.ts';
import { submit } from './testing/submit.ts';

const FORGOT = '/k/run/auth/forgot';
const NEW_PASSWORD = 'a new long password';

describe.each(databaseOfAnswers)('forgotten passwords on $kind', ({ create }) => {
  const context = useTestServer(create, () => ({
    loginLimits: {
      perAccountAndAddress: { max: 100, windowSeconds: 600 },
      perAddress: { max: 1000, windowSeconds: 600 },
    },
  }));
  const idOf = async (login: string) =>
    (await context.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const askForLink = async (login: string) => {
    await submit(context.visit(), FORGOT, { username: login });
    return linkIn(await lastMail(context.visit(), login, 'reset-password'));
  };

  it('API-128 SIG-032 lets the owner set a new password, once, and signs out every device', async () => {
    const elsewhere = context.visit();
    await elsewhere.logIn('bo@example.com');
    const visitor = context.visit();
    const { status, body } = await submit(visitor, FORGOT, { username: 'Bo@example.com' });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 0, message: expect.any(String) });

    const link = linkIn(await lastMail(visitor, 'bo@example.com', 'reset-password'));
    const short = await submitPage(visitor, link, { passwd: 'short' });
    expect(short.status).toBe(400);
    expect(await short.text()).toContain('at least 8 characters');
    for (const passwd of ['letmein123', 'bo@example.com', 'Solenne!24']) {
      const refused = await submitPage(visitor, link, { passwd });
      expect(refused.status, passwd).toBe(400);
      expect(await refused.text(), passwd).toContain('too easy to guess');
    }
    expect((await submitPage(visitor, link, { passwd: NEW_PASSWORD })).status).toBe(200);
    expect((await visitor.fetch(link)).status).toBe(410);

    expect((await elsewhere.authState()).loggedInSession).toBe(false);
    expect((await context.visit().logIn('bo@example.com')).response.status).toBe(401);
    expect((await context.visit().logIn('bo@example.com', { passwd: NEW_PASSWORD })).response.status).toBe(200);
    expect((await lastMail(visitor, 'bo@example.com', 'password-changed')).text).toContain('/s/ident/lock');
  });

  /** How many rows of each kind an action writes. */
  const rowsOf = async (action: () => Promise<unknown>) => {
    const tables = ['outbox', 'mail_tokens', 'sign_in_codes'] as const;
    const count = () =>
      Promise.all(tables.map(async (table) => (await context.db.selectFrom(table).selectAll().execute()).length));
    const before = await count();
    await action();
    return (await count()).map((rows, i) => rows - (before[i] ?? 0));
  };
  const CODE = '/k/run/auth/code/send';

  it.each([
    ['an address', 'ada@example.com', 'nobody-of-this@example.com', 1],
    ['an address, time and again', 'ada@example.com', 'nobody-again@example.com', 7],
    ['a phone number', '+4915112345678', '+4915198765432', 1],
  ])('writes the same rows whether or not there is an account for %s', async (_what, known, unknown, times) => {
    await context.db.deleteFrom('login_attempts').execute();
    const written = async (login: string, path: string) =>
      rowsOf(async () => {
        for (let i = 0; i < times; i++) await submit(context.visit(), path, { username: login });
      });
    for (const path of [FORGOT, CODE]) expect(await written(unknown, path), path).toEqual(await written(known, path));
  });

  it('writes the same rows whether or not there is an account where the limit is met', async () => {
    const server = await startTestServer({
      database: context.db,
      loginLimits: {
        perAccountAndAddress: { max: 1, windowSeconds: 600 },
        perAddress: { max: 100, windowSeconds: 600 },
      },
    });
    try {
      await context.db.deleteFrom('login_attempts').execute();
      await context.db.deleteFrom('mail_tokens').execute();
      const written = (login: string) =>
        rowsOf(async () => {
          const visitor = new Visitor(server.origin);
          for (let i = 0; i < 2; i++) await submit(visitor, FORGOT, { username: login });
        });
      const known = [await written('ada@example.com')];
      // The account's first link is still good.
      await context.db.deleteFrom('login_attempts').execute();
      known.push(await written('ada@example.com'));
      expect(known).toEqual([await written('nobody-at-all@example.com'), await written('nobody-else@example.com')]);
    } finally {
      await server.stop();
    }
  });

  it('accepts a link’s token only for the link’s purpose', async () => {
    const visitor = context.visit();
    const link = await askForLink('ada@example.com');
    const token = new URL(link, context.server.origin).searchParams.get('token') ?? '';
    const formtoken = await visitor.formToken();
    for (const path of ['/s/ident/lock', '/s/ident/confirm', '/s/ident/register']) {
      expect((await visitor.fetch(`${path}?token=${token}`)).status, path).toBe(410);
      expect((await visitor.post(path, { formtoken, token, passwd: DEMO_PASSWORD })).status, path).toBe(410);
    }
    expect((await visitor.fetch(link)).status, 'not used up').toBe(200);
  });

  it('API-128 works without JavaScript, on the page the sign-in page links to', async () => {
    const visitor = context.visit();
    expect(await (await visitor.fetch('/login')).text()).toContain('href="/s/ident/forgot"');
    const sent = await submitPage(visitor, '/s/ident/forgot', { username: 'maximiliane@example.com' });
    expect(await sent.text()).toContain('If there is an account');
    await lastMail(visitor, 'maximiliane@example.com', 'reset-password');
    expect((await submitPage(visitor, '/s/ident/forgot', { username: '' })).status).toBe(400);
    const elsewhere = await submitPage(visitor, '/s/ident/forgot', { username: `x@${EXTERNAL_AUTH_DOMAIN}` });
    expect(await elsewhere.text()).toContain(`href="https://login.${EXTERNAL_AUTH_DOMAIN}/authorize"`);
  });

  it('ends all links of the account when one is used, and each after an hour', async () => {
    const first = await askForLink('layla@example.com');
    const second = await askForLink('layla@example.com');
    await submitPage(context.visit(), second, { passwd: NEW_PASSWORD });
    expect((await context.visit().fetch(first)).status).toBe(410);

    const late = await askForLink('layla@example.com');
    await context.db.updateTable('mail_tokens').set({ expires_at: sql<Date>`now()` }).execute();
    expect((await context.visit().fetch(late)).status).toBe(410);
  });

  it('works for only one of two concurrent uses', async () => {
    const link = await askForLink('maximiliane@example.com');
    const answers = await Promise.all(
      ['one of the two passwords', 'the other of the two'].map((passwd) =>
        submitPage(context.visit(), link, { passwd }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });

  it('also needs the form token', async () => {
    const link = await askForLink('ada@example.com');
    const token = link.split('=')[1] ?? '';
    const response = await context.visit().post('/s/ident/reset', { token, passwd: NEW_PASSWORD });
    expect(response.status).toBe(403);
    expect((await context.visit().logIn('ada@example.com')).response.status).toBe(200);
  });

  it('API-128 returns the same response for a name without an account, and tells its owner by mail', async () => {
    const known = await submit(context.visit(), FORGOT, { username: 'ada@example.com' });
    const unknown = await submit(context.visit(), FORGOT, { username: 'nobody-here@example.com' });
    const phone = await submit(context.visit(), FORGOT, { username: '+49 000' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([phone.status, phone.body]).toEqual([known.status, known.body]);
    expect((await mailsTo(context.visit(), 'nobody-here@example.com')).map((mail) => mail.kind)).toEqual([
      'no-account',
    ]);
  });

  it('API-128 takes as long for a name without an account: it writes a token, sends a mail', async () => {
    const visitor = context.visit();
    const written = async () => {
      const [tokens, mails] = await Promise.all([
        context.db.selectFrom('mail_tokens').select('token_hash').execute(),
        context.db.selectFrom('outbox').select('id').execute(),
      ]);
      return [tokens.length, mails.length];
    };
    for (const username of ['ada@example.com', 'nobody-at-all@example.com']) {
      const [tokens = 0, mails = 0] = await written();
      await submit(visitor, FORGOT, { username });
      expect(await written(), username).toEqual([tokens + 1, mails + 1]);
    }
  });

  it.each([
    ['ERR-022', 'locked', 'User denied phone changed and locked account.'],
    ['ERR-023', 'disabled', 'This account is disabled.'],
  ] as const)('%s says that an account is %s after the right password and by mail only', async (_id, reason, text) => {
    const login = 'closed@example.com';
    await context.db.deleteFrom('users').where('login', '=', login).execute();
    const { password_hash } = await context.db
      .selectFrom('users')
      .select('password_hash')
      .where('login', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await context.db
      .insertInto('users')
      .values({
        login,
        password_hash,
        account_name: 'Closed',
        account_email: login,
        display_email: login,
        img_url: null,
      })
      .execute();
    const before = context.visit();
    await before.logIn(login);
    const userId = await idOf(login);
    await context.db.transaction().execute((trx) => closeAccount(trx, userId, reason));

    expect((await before.authState()).loggedInSession).toBe(false);
    const right = await context.visit().logIn(login);
    expect(right.response.status).toBe(401);
    expect(right.body).toEqual({ status: -1, message: text });
    const wrong = await context.visit().logIn(login, { passwd: 'wrong' });
    const unknown = await context.visit().logIn('nobody@example.com');
    expect([wrong.response.status, wrong.body]).toEqual([unknown.response.status, unknown.body]);

    const asked = await submit(context.visit(), FORGOT, { username: login });
    expect(asked.body.status).toBe(0);
    const mail = await lastMail(context.visit(), login, 'account-closed');
    expect(mail.text).toContain(text);
    expect(mail.text).not.toContain('token=');
    const page = context.visit();
    const refused = await submitPage(page, '/login', { username: login, passwd: DEMO_PASSWORD });
    expect(await refused.text()).toContain(text);
  });

  it('ERR-022 locks the account from the mail about a changed password', async () => {
    await submitPage(context.visit(), await askForLink('bo@example.com'), { passwd: NEW_PASSWORD });
    const thief = context.visit();
    await thief.logIn('bo@example.com', { passwd: NEW_PASSWORD });
    const link = linkIn(await lastMail(context.visit(), 'bo@example.com', 'password-changed'));
    expect((await context.visit().fetch(link)).status).toBe(200);
    expect((await thief.authState()).loggedInSession).toBe(true);
    expect((await submitPage(context.visit(), link)).status).toBe(200);
    expect((await thief.authState()).loggedInSession).toBe(false);
    const { body } = await context.visit().logIn('bo@example.com', { passwd: NEW_PASSWORD });
    expect(body).toEqual({ status: -1, message: 'User denied phone changed and locked account.' });
    await context.db.deleteFrom('account_closures').execute();
  });

  it('RTE-010 RTE-011 STA-005 confirms an account’s address by a requested mail', async () => {
    const login = 'ada@example.com';
    await context.db.updateTable('users').set({ unconfirmed_account: true }).where('login', '=', login).execute();
    const visitor = context.visit();
    await visitor.logIn(login);
    expect((await visitor.authState()).unconfirmedAccount).toBe(true);
    const sent = await submitPage(
      visitor,
      `/s/ident/resend?redir=${encodeURIComponent(`${context.server.origin}/trips`)}`,
    );
    expect(await sent.text()).toContain('href="/trips"');
    const link = linkIn(await lastMail(visitor, login, 'confirm-address'));
    // Works on any device, signed in or not.
    expect((await submitPage(context.visit(), link)).status).toBe(200);
    expect((await visitor.authState()).unconfirmedAccount).toBe(false);
    expect(await (await visitor.fetch('/s/ident/resend')).text()).toContain('is confirmed');
  });

  it.each([
    ['reset-password', 'reset'],
    ['confirm-address', 'confirm'],
    ['lock-account', 'lock'],
  ] as const)(
    'whoever is signed in as somebody else reads whose account the link %s is about',
    async (purpose, page) => {
      const userId = await idOf('grace@example.com');
      const token = await context.db.transaction().execute((trx) => createMailToken(trx, userId, purpose));
      const other = context.visit();
      await other.logIn('layla@example.com');
      const html = await (await other.fetch(`/s/ident/${page}?token=${token}`)).text();
      expect(html).toContain('grace@example.com');
    },
  );

  it('builds links with the configured origin, whatever the request’s host', async () => {
    const site = await startTestServer({ database: context.db, publicOrigin: 'https://travel.example' });
    try {
      const { status } = await submit(new Visitor(site.origin), FORGOT, { username: 'grace@example.com' });
      expect(status).toBe(200);
      const mail = await lastMail(context.visit(), 'grace@example.com', 'reset-password');
      expect(mail.text).toContain('https://travel.example/s/ident/reset?token=');
      expect(mail.text).not.toContain(site.origin);
    } finally {
      await site.stop();
    }
  });
});
