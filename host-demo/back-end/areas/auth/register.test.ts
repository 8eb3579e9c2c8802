import { sql } from 'kysely';
import { checkPassword } from 'travel-shell-back-end/areas/auth/passwords.ts';
import { describe, expect, it } from 'vitest';
import { EXTERNAL_AUTH_DOMAIN } from '../../../demo/seed/seedExternalAuth.ts';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { addAccount } from '../company/testing/createTestCompany.ts';
import { lastMail, linkIn, mailsTo, submitPage } from './testing/outbox.ts';
import { submit } from './testing/submit.ts';

const REGISTER = '/k/run/auth/register';
const PASSWORD = 'correct horse battery';

describe.each(databaseOfAnswers)('register on $kind', ({ create }) => {
  const context = useTestServer(create);
  const form = (username: string, fields: Record<string, string> = {}) => ({
    username,
    passwd: PASSWORD,
    optin: 'true',
    consent: 'true',
    regurl: '/flights?from=BER',
    ...fields,
  });
  const findUser = (login: string) =>
    context.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();

  it('API-126 STA-103 STA-104 creates an account after the mail link, and continues to regurl', async () => {
    const visitor = context.visit();
    const { status, body } = await submit(visitor, REGISTER, form(' Rosa@Example.com '));
    expect(status).toBe(200);
    expect(body).toEqual({ status: 0, message: expect.stringContaining('mail') });
    expect(await findUser('rosa@example.com')).toBeUndefined();
    expect((await visitor.authState()).loggedInSession).toBe(false);

    const link = linkIn(await lastMail(visitor, 'rosa@example.com', 'finish-registration'));
    const finished = await submitPage(visitor, link, { passwd: PASSWORD });
    expect(finished.status).toBe(303);
    expect(finished.headers.get('location')).toBe('/flights?from=BER');
    expect(await visitor.authState()).toMatchObject({
      loggedInSession: true,
      unconfirmedAccount: false,
      userInfoState: { accountName: 'rosa', accountEmail: 'rosa@example.com' },
      accountSwitcherItems: [{ userEmail: 'rosa@example.com' }],
    });
    const user = await findUser('rosa@example.com');
    const consents = await context.db
      .selectFrom('sign_ups')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(consents).toMatchObject({ emails_consent: true, terms_accepted_at: expect.any(Date), has_password: true });
    expect((await context.visit().logIn('rosa@example.com', { passwd: PASSWORD })).response.status).toBe(200);
  });

  it('returns the same response for an address with an account, changes nothing, and notifies its owner', async () => {
    const before = await findUser('ada@example.com');
    const known = await submit(context.visit(), REGISTER, form('ada@example.com'));
    const unknown = await submit(context.visit(), REGISTER, form('somebody-new@example.com'));
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await findUser('ada@example.com')).toEqual(before);
    const [mail, ...older] = await mailsTo(context.visit(), 'ada@example.com');
    expect(mail?.kind).toBe('already-registered');
    expect(mail?.text).not.toContain('token=');
    expect(older).toEqual([]);
  });

  it('API-126 takes as long for an address that has an account: it hashes the password, writes a row, sends a mail', async () => {
    const visitor = context.visit();
    for (const email of ['bo@example.com', 'not-bo@example.com']) {
      await submit(visitor, REGISTER, form(email));
      const rows = await context.db.selectFrom('registrations').selectAll().where('email', '=', email).execute();
      expect(rows, email).toHaveLength(1);
      // Only the hash of this very password is one that it fits.
      expect(await checkPassword(rows[0]?.password_hash, PASSWORD), email).toBe(true);
      expect(await mailsTo(visitor, email), email).toHaveLength(1);
    }
  });

  it('does not sign in before the mail link is used', async () => {
    await submit(context.visit(), REGISTER, form('sven@example.com'));
    const early = await context.visit().logIn('sven@example.com', { passwd: PASSWORD });
    const never = await context.visit().logIn('never-registered@example.com', { passwd: PASSWORD });
    expect([early.response.status, early.body]).toEqual([never.response.status, never.body]);
  });

  it('creates the account only with the password chosen at registration', async () => {
    const visitor = context.visit();
    await submit(visitor, REGISTER, form('tilda@example.com', { passwd: 'of an attacker' }));
    await submit(visitor, REGISTER, form('tilda@example.com'));
    const [own, planted] = (await mailsTo(visitor, 'tilda@example.com')).map(linkIn);
    const refused = await submitPage(visitor, planted ?? '', { passwd: PASSWORD });
    expect(refused.status).toBe(400);
    expect(await findUser('tilda@example.com')).toBeUndefined();
    expect((await submitPage(visitor, own ?? '', { passwd: PASSWORD })).status).toBe(303);
    // The owner's registration ends the other one.
    expect((await context.visit().fetch(planted ?? '')).status).toBe(410);
  });

  it('has links that work once, within a day, and change nothing when a mail scanner opens them', async () => {
    const visitor = context.visit();
    await submit(visitor, REGISTER, form('ulf@example.com'));
    const link = linkIn(await lastMail(visitor, 'ulf@example.com', 'finish-registration'));
    expect((await context.visit().fetch(link)).status).toBe(200);
    expect(await findUser('ulf@example.com')).toBeUndefined();
    expect((await submitPage(visitor, link, { passwd: PASSWORD })).status).toBe(303);
    expect((await visitor.fetch(link)).status).toBe(410);

    await submit(visitor, REGISTER, form('vera@example.com'));
    const late = linkIn(await lastMail(visitor, 'vera@example.com', 'finish-registration'));
    await context.db
      .updateTable('registrations')
      .set({ expires_at: sql<Date>`now()` })
      .where('email', '=', 'vera@example.com')
      .execute();
    expect((await visitor.fetch(late)).status).toBe(410);
    expect((await visitor.fetch('/s/ident/register?token=invented')).status).toBe(410);
  });

  it('says who is signed in, before a link changes that', async () => {
    const visitor = await addAccount(context.db, context.server.origin);
    await submit(context.visit(), REGISTER, form('yara@example.com'));
    const link = linkIn(await lastMail(context.visit(), 'yara@example.com', 'finish-registration'));
    const page = await (await visitor.visitor.fetch(link)).text();
    expect(page).toContain(`You are signed in as ${visitor.email}`);
    expect(page).toContain('Finish, and change the account');
    expect((await visitor.visitor.authState()).userInfoState.accountEmail).toBe(visitor.email);
    expect(await (await context.visit().fetch(link)).text()).not.toContain('signed in');
  });

  it('keeps neither the password nor the token in the database', async () => {
    await submit(context.visit(), REGISTER, form('wim@example.com'));
    const token = linkIn(await lastMail(context.visit(), 'wim@example.com', 'finish-registration')).split('=')[1];
    const rows = JSON.stringify(await context.db.selectFrom('registrations').selectAll().execute());
    expect(rows).toContain('wim@example.com');
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(token);
  });

  it('also hashes the password for an address with an account', async () => {
    // The next registration deletes the row of a known address.
    const addresses = ['hilda@example.com', 'ada@example.com'];
    for (const address of addresses) await submit(context.visit(), REGISTER, form(address));
    const rows = await context.db.selectFrom('registrations').selectAll().where('email', 'in', addresses).execute();
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(addresses));
    const hashes = rows.map(({ password_hash }) => password_hash);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it.each([
    ['no address', { username: 'rosa' }, 'username'],
    ['a phone number', { username: '+4915112345678' }, 'username'],
    ['a short password', { passwd: '1234567' }, 'password'],
    ['the address as password', { username: 'xaver@example.com', passwd: 'Xaver@example.com' }, 'password'],
    ['a common password', { passwd: 'Sunshine1' }, 'password'],
    ['a common password in wide letters', { passwd: 'ｐａｓｓｗｏｒｄ' }, 'password'],
    ['the name of the site as password', { passwd: 'vireo-2026' }, 'password'],
    ['no agreement', { consent: 'false' }, 'termsConsent'],
    ['a page of another site', { regurl: 'https://evil.example/' }, 'regurl'],
    ['another site by two slashes', { regurl: '//evil.example' }, 'regurl'],
    ['a script', { regurl: 'javascript:alert(1)' }, 'regurl'],
  ])('ERR-020 STA-103 refuses %s and names the field', async (_title, fields, errorField) => {
    const { status, body } = await submit(context.visit(), REGISTER, form('xaver@example.com', fields));
    expect(status).toBe(422);
    expect(body).toEqual({ status: 2, errorCode: 'VALIDATION_ERROR', errorField, message: expect.any(String) });
    expect(await mailsTo(context.visit(), 'xaver@example.com')).toEqual([]);
  });

  it('CON-093 does not require the agreement when the site does not', async () => {
    const relaxed = await startTestServer({ database: context.db, termsConsentRequired: false });
    try {
      const answer = await submit(
        new Visitor(relaxed.origin),
        REGISTER,
        form('yara@example.com', { consent: 'false' }),
      );
      expect(answer.body.status).toBe(0);
    } finally {
      await relaxed.stop();
    }
  });

  it('ERR-020 sends people of a company with its own sign-in there, with or without an account', async () => {
    for (const path of [REGISTER, '/k/run/auth/login', '/k/run/auth/forgot']) {
      const name = `anybody@${EXTERNAL_AUTH_DOMAIN}`;
      const fields =
        path === REGISTER ? form(name) : { username: name, ...(path.endsWith('login') && { passwd: 'x' }) };
      const { status, body } = await submit(context.visit(), path, fields);
      expect(status).toBe(401);
      expect(body).toMatchObject({
        status: -1,
        errorCode: 'EXTERNAL_AUTH_REQUIRED',
        loginRedirectUrl: `https://login.${EXTERNAL_AUTH_DOMAIN}/authorize`,
      });
    }
  });

  it('limits requests per address', async () => {
    const limited = await startTestServer({
      database: context.db,
      loginLimits: {
        perAccountAndAddress: { max: 2, windowSeconds: 600 },
        perAddress: { max: 100, windowSeconds: 600 },
      },
    });
    try {
      const statuses: number[] = [];
      for (const path of [REGISTER, '/k/run/auth/forgot']) {
        for (let i = 0; i < 3; i++) {
          const fields = path === REGISTER ? form('zoe@example.com') : { username: 'zoe@example.com' };
          statuses.push((await submit(new Visitor(limited.origin), path, fields)).status);
        }
      }
      expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});
