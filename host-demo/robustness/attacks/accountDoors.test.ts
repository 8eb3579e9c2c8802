import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastMail, linkIn, mailsTo, readForm, submitPage } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit, submitJson, submitWith } from '../../back-end/areas/auth/testing/submit.ts';
import { nonceFor, person, useProviders } from '../../back-end/areas/auth/testing/useProviders.ts';
import { addAccount } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { createPGlite } from '../../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../../back-end/testing/SoftAuthenticator.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';

const WEBAUTHN = '/auth/webauthn/v1';
const ONE_TAP = '/k/run/googleauth/authorize';
/** Text that mail programs show as a link. */
const LINK = /https?:|www\.|\w\.\p{L}{2,}|\S@\S|\w\/\w|\\\\/iu;

describe('attacks on ways to sign in and on mails', () => {
  const context = useProviders(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });
  const enrol = async (visitor: Visitor, authenticator = new SoftAuthenticator(context.server.origin)) => {
    const options = (await submitJson(visitor, `${WEBAUTHN}/newCredentialParams`, {})).body as unknown;
    const made = authenticator.create(options as Schema<'PasskeyCreationOptions'>);
    return { authenticator, answer: await submitJson(visitor, `${WEBAUTHN}/register`, made) };
  };
  const signInBy = async (authenticator: SoftAuthenticator) => {
    const visitor = context.visit();
    const options = (await submitJson(visitor, `${WEBAUTHN}/loginParams`, {})).body as unknown;
    const assertion = authenticator.get(options as Schema<'PasskeyRequestOptions'>);
    return { visitor, answer: await submitJson(visitor, `${WEBAUTHN}/login`, assertion) };
  };
  const reset = async (login: string, passwd: string) => {
    const visitor = context.visit();
    await submit(visitor, '/k/run/auth/forgot', { username: login });
    return {
      visitor,
      page: await submitPage(visitor, linkIn(await lastMail(visitor, login, 'reset-password')), { passwd }),
    };
  };

  it('A-ACC-25 signs in with a found security key that asks for a touch only', async () => {
    const owner = context.visit();
    await owner.logIn('ada@example.com');
    const { authenticator } = await enrol(owner);
    authenticator.verifiesUser = false;
    const { visitor, answer } = await signInBy(authenticator);
    expect([answer.status, answer.body.errorCode]).toEqual([401, 'VALIDATION_ERROR']);
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it('A-ACC-26 lets the owner register a key that does not verify its user', async () => {
    const owner = context.visit();
    await owner.logIn('ada@example.com');
    const key = new SoftAuthenticator(context.server.origin);
    key.verifiesUser = false;
    expect((await enrol(owner, key)).answer.status).toBe(422);
  });

  it('A-ACC-27 signs a visitor in as the attacker, or in by a stolen code of One Tap', async () => {
    const stranger = context.visit();
    const visitor = context.visit();
    const strangers = nonceFor(await stranger.formToken());
    const formToken = await visitor.formToken();
    for (const nonce of [strangers, null, formToken]) {
      const code = context.providers.google.scriptCode(person('mallory'), nonce);
      const { status } = await submitWith(visitor, ONE_TAP, { code }, formToken);
      expect(status).toBe(401);
    }
    expect(await context.findUser('mallory@example.com')).toBeUndefined();
    const own = context.providers.google.scriptCode(person('egon'), nonceFor(formToken));
    expect((await submitWith(visitor, ONE_TAP, { code: own }, formToken)).body.status).toBe(0);
  });

  it.each([
    ['a link', 'https://evil.example/pay?now=1'],
    ['a host', 'Win at www.evil.example today'],
    ['a bare host', 'evil.zip'],
    ['an ideographic dot', 'evil。example'],
    ['a hidden sign after the dot', 'evil.\u200bexample'],
    ['an address', 'help@evil.example'],
    ['a path of a network', '\\\\evil\\share'],
    ['a message', `Your account was charged. Call us now on 0800 123 456 and we send it all back to you, today only`],
  ])('A-ACC-28 mails a stranger %s as a company’s name', async (_what, companyName) => {
    const to = `victim-${Math.random().toString(36).slice(2)}@example.com`;
    const json = { companyName, firstName: 'A', lastName: 'B', email: to, password: 'long enough for this' };
    const answer = await submitJson(context.visit(), '/i/api/business/company/v1/signup', json);
    expect(answer.status).toBe(202);
    const { text, html, subject } = await lastMail(context.visit(), to, 'company-signup');
    const written = /sign up (.*)\. If it was you/su.exec(text)?.[1] ?? expect.fail(text);
    expect(written).not.toMatch(LINK);
    expect(written).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect([...written].length).toBeLessThanOrEqual(60);
    expect(html).toContain(
      written
        .replaceAll('&', '&amp;')
        .slice(0, 20)
        .split(/[<>"']/)[0],
    );
    expect(subject).toBe('Finish the sign-up of your company');
  });

  it.each([
    ['lines of its own', 'Corner Books\r\n\r\nPlease pay at\u2028evil.example'],
    ['reversed text', 'Books \u202Eelpmaxe.live\u202C'],
  ])('A-ACC-28 has %s in a company’s name, which is refused before any mail', async (_what, companyName) => {
    const to = `victim-${Math.random().toString(36).slice(2)}@example.com`;
    const json = { companyName, firstName: 'A', lastName: 'B', email: to, password: 'long enough for this' };
    const answer = await submitJson(context.visit(), '/i/api/business/company/v1/signup', json);
    expect(answer.status).toBe(400);
  });

  it('A-ACC-29 stays in by a passkey and a session after the owner has chosen a new password', async () => {
    const thief = context.visit();
    await thief.logIn('bo@example.com');
    const planted = (await enrol(thief)).authenticator;
    await enrol(thief);
    const { visitor, page } = await reset('bo@example.com', 'a password of the owner');
    expect((await thief.authState()).loggedInSession).toBe(false);
    const form = await readForm(page);
    const boxes = [...form.html.matchAll(/name="remove" value="([^"]+)"/g)].map(([, value = '']) => value);
    expect(boxes).toHaveLength(2);
    const inside = await signInBy(planted);
    expect(inside.answer.body.status).toBe(0);
    const done = await visitor.post(form.action, { ...form.fields, remove: boxes[0] ?? '' });
    expect(done.status).toBe(200);
    expect((await inside.visitor.authState()).loggedInSession).toBe(false);
    expect((await signInBy(planted)).answer.body).toMatchObject({ errorCode: 'PASSKEYS_NOT_SETUP' });
    const mails = await mailsTo(visitor, 'bo@example.com');
    const told = ['sign-in-changed', 'new-browser', 'password-changed'];
    expect(mails.slice(0, 3).map(({ kind }) => kind)).toEqual(told);
    // Once only, and not by another account's token.
    expect((await visitor.post(form.action, { ...form.fields, remove: boxes[1] ?? '' })).status).toBe(410);
  });

  it('A-ACC-30 removes another account’s passkey by the form that follows a reset', async () => {
    const owner = context.visit();
    await owner.logIn('layla@example.com');
    const { authenticator } = await enrol(owner);
    const { passkey_id } = await context.db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select('passkey_id')
      .where('login', '=', 'layla@example.com')
      .executeTakeFirstOrThrow();
    const own = context.visit();
    await own.logIn('maximiliane@example.com');
    await enrol(own);
    const { visitor, page } = await reset('maximiliane@example.com', 'a password of the attacker');
    const form = await readForm(page);
    await visitor.post(form.action, { ...form.fields, remove: `passkey:${passkey_id}` });
    expect((await signInBy(authenticator)).answer.body.status).toBe(0);
  });

  it('A-ACC-31 uses a code to sign in that was mailed before the owner chose a new password', async () => {
    const thief = context.visit();
    await submit(thief, '/k/run/auth/code/send', { username: 'grace@example.com' });
    const code = /\d{6}/.exec((await lastMail(thief, 'grace@example.com', 'sign-in-code')).subject)?.[0] ?? '';
    await reset('grace@example.com', 'a password of the owner');
    const late = await submit(thief, '/k/run/auth/code/login', { username: 'grace@example.com', code });
    expect(late.status).toBe(401);
  });

  it('A-ACC-33 floods the owner’s mailbox by naming a passkey again and again', async () => {
    const thief = context.visit();
    await thief.logIn('layla@example.com');
    expect((await enrol(thief)).answer.status).toBe(200);
    const { passkeys } = (await (await thief.fetch(`${WEBAUTHN}/credentials`)).json()) as Schema<'PasskeyList'>;
    const token = await thief.formToken();
    const name = async (text: string) =>
      thief.fetch(`${WEBAUTHN}/credentials/${passkeys[0]?.passkeyId}`, {
        method: 'PUT',
        headers: { 'x-csrf': token, 'content-type': 'application/json' },
        body: JSON.stringify({ name: text }),
      });
    const mails = async () =>
      (await mailsTo(thief, 'layla@example.com')).filter(({ text }) => text.includes('is called')).length;
    for (let i = 0; i < 3; i++) expect((await name('Telephone')).status).toBe(200);
    expect(await mails(), 'nothing has changed the second time').toBe(1);
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await name(`Name ${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await mails()).toBeLessThanOrEqual(20);
  });

  it('A-ACC-34 leaves so many passkeys that the owner overlooks one', async () => {
    const { visitor: thief, userId } = await addAccount(context.db, context.server.origin);
    expect((await enrol(thief)).answer.status).toBe(200);
    const begun = (await submitJson(thief, `${WEBAUTHN}/newCredentialParams`, {})).body as unknown;
    await sql`
      insert into passkeys (credential_id, user_id, public_key, counter, transports)
      select 'many-' || n, user_id, public_key, 0, '[]' from passkeys, generate_series(1, 19) n
      where user_id = ${userId}`.execute(context.db);
    const late = new SoftAuthenticator(context.server.origin).create(begun as Schema<'PasskeyCreationOptions'>);
    for (const { status, body } of [
      await submitJson(thief, `${WEBAUTHN}/newCredentialParams`, {}),
      await submitJson(thief, `${WEBAUTHN}/register`, late),
    ])
      expect([status, body.errors?.[0]?.code]).toEqual([409, 'TOO_MANY_PASSKEYS']);
    const { passkeys } = (await (await thief.fetch(`${WEBAUTHN}/credentials`)).json()) as Schema<'PasskeyList'>;
    expect(passkeys).toHaveLength(20);
  });

  it('A-ACC-32 uses a link to sign in that was mailed before the owner chose a new password', async () => {
    const thief = context.visit();
    for (let i = 0; i < 6; i++) {
      await submit(thief, '/k/run/auth/login', { username: 'grace@example.com', passwd: 'wrong' });
    }
    const link = linkIn(await lastMail(thief, 'grace@example.com', 'many-failures'));
    await reset('grace@example.com', 'another password of the owner');
    expect((await thief.fetch(link)).status).toBe(410);
    expect((await thief.authState()).loggedInSession).toBe(false);
  });
});
