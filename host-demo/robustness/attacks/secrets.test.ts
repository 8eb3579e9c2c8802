/** Attacks on passwords that guessers try first, and on what the database and the server's keys hold. */
import type { ErrorResponse } from '@travel-shell/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastMail, linkIn, mailsTo, submitPage } from '../../server/auth/testing/outbox.ts';
import { submit } from '../../server/auth/testing/submit.ts';
import { send } from '../../server/company/testing/send.ts';
import { createPGlite } from '../../server/testing/databases.ts';
import { useTestServer } from '../../server/testing/useTestServer.ts';

const REGISTER = '/k/run/auth/register';

describe('attacks on passwords', () => {
  const context = useTestServer(createPGlite);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });

  const register = (username: string, passwd: string) =>
    submit(context.visit(), REGISTER, { username, passwd, optin: 'false', consent: 'true' });

  it.each([
    ['A-PWD-01 guesses one of the most common passwords', ['password1', '12345678', 'qwertyuiop', 'iloveyou1']],
    ['A-PWD-02 guesses one with the year or a sign', ['Summer2026', 'Password1!', '!!monkey!!', 'dragon#99']],
    ['A-PWD-03 guesses one with signs for letters', ['P4$$w0rd', 'pr1nc3ss', '1l0vey0u!']],
    ['A-PWD-04 guesses one of wide, accented or unseen characters', ['ｐａｓｓｗｏｒｄ', 'pässwörd', 'pass\u200Bword']],
    ['A-PWD-05 guesses the address of the account', ['nadia.brandt@post.example', 'nadiabrandt', 'Brandt.Nadia7']],
    ['A-PWD-06 guesses the name of the site', ['travel-shell', 'Vireo2026', 'solenne!!']],
    ['A-PWD-07 guesses runs and repetitions', ['aaaaaaaaaaaaaaaa', 'abcdefghij', '98765432', 'xyxyxyxyxy']],
  ])('%s', async (_title, passwords) => {
    for (const passwd of passwords) {
      const { status, body } = await register('nadia.brandt@post.example', passwd);
      expect([status, body.errorField], passwd).toEqual([422, 'password']);
    }
    expect((await mailsTo(context.visit(), 'nadia.brandt@post.example')).map(({ kind }) => kind)).toEqual([]);
  });

  it('A-PWD-08 finds another way to choose one: by a mailed link, as the founder of a company', async () => {
    await submit(context.visit(), '/k/run/auth/forgot', { username: 'layla@example.com' });
    const link = linkIn(await lastMail(context.visit(), 'layla@example.com', 'reset-password'));
    for (const passwd of ['Sunshine1', 'layla@example.com', 'Vireo2026']) {
      expect((await submitPage(context.visit(), link, { passwd })).status, passwd).toBe(400);
      for (const path of ['/v1/signup', '/v2/bizPlus/signup']) {
        const { status, body } = await send<ErrorResponse>(context.visit(), 'POST', `/i/api/business/company${path}`, {
          json: {
            companyName: 'Bakery',
            firstName: 'Layla',
            lastName: 'Haddad',
            email: 'layla@example.com',
            password: passwd,
          },
        });
        expect([status, body.errors[0]?.code], passwd).toEqual([400, 'VALIDATION_ERROR']);
      }
    }
    expect((await context.visit().fetch(link)).status, 'not used up').toBe(200);
  });

  it('A-PWD-09 learns by a common password which addresses have an account', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'never-seen@example.com'].map((name) => register(name, 'sunshine1')),
    );
    const [known, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toEqual(unknown);
  });

  it('A-PWD-10 stops the server by passwords that take long to judge', async () => {
    const long = ['4@'.repeat(512), `${'a'.repeat(1023)}b`, '!'.repeat(1024), 'password'.repeat(128), '1a'.repeat(512)];
    await register('warm@post.example', 'sunshine1');
    const before = process.cpuUsage();
    for (let i = 0; i < 10; i++) await Promise.all(long.map((passwd) => register('warm@post.example', passwd)));
    const { user } = process.cpuUsage(before);
    // 50 requests, each with a form token before it. One such password took 100 ms and more with zxcvbn's score.
    expect(user / 1000 / 50).toBeLessThan(40);
  });
});
