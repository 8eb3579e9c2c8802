/** Attacks by doing at once what may happen once. PostgreSQL, because PGlite does one thing after the other. */
import type { Schema } from '@travel-shell/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastMail, linkIn, readForm } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit, submitJson, submitWith } from '../../back-end/areas/auth/testing/submit.ts';
import { GOOGLE, person, useProviders, visitProvider } from '../../back-end/areas/auth/testing/useProviders.ts';
import { addAccount } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { ask } from '../../back-end/testing/ask.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { SoftAuthenticator } from '../../back-end/testing/SoftAuthenticator.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';

const AT_ONCE = 8;
const WEBAUTHN = '/auth/webauthn/v1';
const PASSWORD = 'six quiet otters rowing';

const atOnce = <T>(work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => work(i)));

describe.each(databaseOfAnswers)('attacks by races, on $kind', ({ create }) => {
  const context = useProviders(create);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });
  const usersCalled = (login: string) =>
    context.db.selectFrom('users').select('id').where('login', '=', login).execute();
  const sessionsOf = async (login: string) => {
    const [user] = await usersCalled(login);
    return context.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', user?.id ?? '')
      .execute();
  };

  it('A-RACE-01 spends one code by mail several times at once', async () => {
    const visitor = context.visit();
    await submit(visitor, '/k/run/auth/code/send', { username: 'bo@example.com' });
    const code = /\d{6}/.exec((await lastMail(visitor, 'bo@example.com', 'sign-in-code')).subject)?.[0] ?? '';
    const token = await visitor.formToken();
    const answers = await atOnce(() =>
      submitWith(visitor, '/k/run/auth/code/login', { username: 'bo@example.com', code }, token),
    );
    expect(answers.filter(({ body }) => body.status === 0)).toHaveLength(1);
    expect(await sessionsOf('bo@example.com')).toHaveLength(1);
  });

  it('A-RACE-02 guesses more codes at once than one after the other', async () => {
    const visitor = context.visit();
    await submit(visitor, '/k/run/auth/code/send', { username: 'grace@example.com' });
    const code = /\d{6}/.exec((await lastMail(visitor, 'grace@example.com', 'sign-in-code')).subject)?.[0] ?? '';
    const token = await visitor.formToken();
    const guess = (text: string) =>
      submitWith(visitor, '/k/run/auth/code/login', { username: 'grace@example.com', code: text }, token);
    const wrong = `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
    for (const { body } of await atOnce(() => guess(wrong))) expect(body.status).not.toBe(0);
    await context.db.deleteFrom('login_attempts').execute();
    expect((await guess(code)).body.status, 'five tries have used it up').not.toBe(0);
  });

  it('A-RACE-03 uses one link for a new password several times at once', async () => {
    const owner = context.visit();
    await submit(owner, '/k/run/auth/forgot', { username: 'layla@example.com' });
    const link = linkIn(await lastMail(owner, 'layla@example.com', 'reset-password'));
    const form = await readForm(await owner.fetch(link));
    const answers = await atOnce((i) => owner.post(form.action, { ...form.fields, passwd: `${PASSWORD} ${i}` }));
    const won = answers
      .map(({ status }, i) => ({ status, i }))
      .filter(({ status }) => status === 200 || status === 303);
    expect(won).toHaveLength(1);
    const valid: number[] = [];
    for (let i = 0; i < AT_ONCE; i++) {
      // More than five tries would be refused, whatever they say.
      await context.db.deleteFrom('login_attempts').execute();
      const { body } = await context.visit().logIn('layla@example.com', { passwd: `${PASSWORD} ${i}` });
      if (body.status === 0) valid.push(i);
    }
    expect(valid).toEqual([won[0]?.i]);
  });

  it('A-RACE-04 registers one address several times at once', async () => {
    const login = 'race@example.com';
    const links: string[] = [];
    for (let i = 0; i < 3; i++) {
      const visitor = context.visit();
      const fields = { username: login, passwd: `${PASSWORD} ${i}`, consent: 'true', regurl: '/' };
      await submit(visitor, '/k/run/auth/register', fields);
      links.push(linkIn(await lastMail(visitor, login, 'finish-registration')));
    }
    const statuses = await Promise.all(
      links.map(async (link, i) => {
        const visitor = context.visit();
        const page = await visitor.fetch(link);
        if (page.status !== 200) return page.status;
        const form = await readForm(page);
        return (await visitor.post(form.action, { ...form.fields, passwd: `${PASSWORD} ${i}` })).status;
      }),
    );
    expect(await usersCalled(login)).toHaveLength(1);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    for (const status of statuses) expect(status).toBeLessThan(500);
  });

  it('A-RACE-05 saves more results at once than an account may keep', async () => {
    const { visitor, userId } = await addAccount(context.db, context.server.origin);
    const result = { vertical: 'hotels', title: 'A', location: 'B', startDate: null, endDate: null, imageUrl: null };
    const save = (i: number) =>
      ask(visitor, 'PUT', `/trips/api/user/savedForLater/r-${i}`, {
        json: { ...result, resultId: `r-${i}`, url: '/hotels', price: null, currencyCode: null },
      });
    expect((await save(0)).status).toBe(200);
    await sql`insert into saved_results select (jsonb_populate_record(r, jsonb_build_object('result_id', 'many-' || n))).*
      from saved_results r, generate_series(1, 496) n where user_id = ${userId}`.execute(context.db);
    const answers = await atOnce((i) => save(i + 1));
    const { count } = await context.db
      .selectFrom('saved_results')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('is_saved', '=', true)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeLessThanOrEqual(500);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('A-RACE-06 registers one answer of an authenticator several times at once', async () => {
    const { visitor } = await addAccount(context.db, context.server.origin);
    const options = (await submitJson(visitor, `${WEBAUTHN}/newCredentialParams`, {})).body as unknown;
    const made = new SoftAuthenticator(context.server.origin).create(options as Schema<'PasskeyCreationOptions'>);
    const answers = await atOnce(() => submitJson(visitor, `${WEBAUTHN}/register`, made));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  it('A-RACE-07 signs in several times at once by one assertion of a passkey', async () => {
    const { visitor } = await addAccount(context.db, context.server.origin);
    const authenticator = new SoftAuthenticator(context.server.origin);
    const options = (await submitJson(visitor, `${WEBAUTHN}/newCredentialParams`, {})).body as unknown;
    await submitJson(
      visitor,
      `${WEBAUTHN}/register`,
      authenticator.create(options as Schema<'PasskeyCreationOptions'>),
    );
    const thief = context.visit();
    const asked = (await submitJson(thief, `${WEBAUTHN}/loginParams`, {})).body as unknown;
    const assertion = authenticator.get(asked as Schema<'PasskeyRequestOptions'>);
    const token = await thief.formToken();
    const answers = await atOnce(() => post(thief, `${WEBAUTHN}/login`, assertion, token));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  });

  it('A-RACE-08 answers one flow of a provider several times at once', async () => {
    const visitor = context.visit();
    const { body } = await submit(visitor, `${GOOGLE}/redirect`);
    context.providers.google.user = person('twice');
    const { path } = await visitProvider((body as unknown as { redirectUrl: string }).redirectUrl);
    const answers = await atOnce(() => visitor.fetch(path));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await usersCalled('twice@example.com')).toHaveLength(1);
    expect(await sessionsOf('twice@example.com')).toHaveLength(1);
  });
});

async function post(visitor: Visitor, path: string, json: unknown, token: string): Promise<{ status?: number }> {
  const headers = { 'x-csrf': token, 'content-type': 'application/json' };
  const answer = await visitor.fetch(path, { method: 'POST', headers, body: JSON.stringify(json) });
  return (await answer.json()) as { status?: number };
}
