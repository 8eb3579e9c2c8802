/** Attacks by what is in bodies, addresses and headers: keys of objects, lookalikes, patterns, lines of a log. */

import { browserInWords } from 'travel-shell-back-end/http/sessions/browserInWords.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../back-end/areas/auth/testing/outbox.ts';
import { submit, submitWith } from '../../back-end/areas/auth/testing/submit.ts';
import { addAccount } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { ask } from '../../back-end/testing/ask.ts';
import { askRaw } from '../../back-end/testing/askRaw.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import type { Visitor } from '../../back-end/testing/Visitor.ts';
import { AUTH_STATE, CONSENT } from '../paths.ts';

const LOGIN = '/k/run/auth/login';
const FORGOT = '/k/run/auth/forgot';

describe.each(databaseOfAnswers)('attacks by input, on $kind', ({ create }) => {
  const context = useTestServer(create);
  beforeEach(async () => {
    await context.db.deleteFrom('login_attempts').execute();
  });
  const send = async (visitor: Visitor, path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
    visitor.fetch(path, {
      method: 'POST',
      headers: { 'x-csrf': await visitor.formToken(), 'content-type': type },
      body,
    });

  it.each([
    '{"acceptedCategories":["strictlyNecessary"],"__proto__":{"polluted":true}}',
    '{"acceptedCategories":["strictlyNecessary"],"constructor":{"prototype":{"polluted":true}}}',
    '{"__proto__":{"acceptedCategories":["advertising","strictlyNecessary"]}}',
    '{"acceptedCategories":["strictlyNecessary"],"\\u005f_proto__":{"polluted":true}}',
  ])('A-JSON-01 changes what all objects have, by a key of a body: %s', async (body) => {
    const answer = await send(context.visit(), `${CONSENT}/record`, 'application/json', body);
    expect(answer.status).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('A-JSON-02 says a field twice, so that what was checked is not what is kept', async () => {
    const visitor = context.visit();
    const twice = '{"acceptedCategories":["strictlyNecessary"],"acceptedCategories":["everything"]}';
    expect((await send(visitor, `${CONSENT}/record`, 'application/json', twice)).status).toBe(400);
    const form = await send(
      visitor,
      LOGIN,
      'application/x-www-form-urlencoded',
      'username=bo@example.com&username=ada@example.com&passwd=travel-demo&passwd=x',
    );
    expect(form.status).toBe(400);
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it.each([
    'username[$ne]=&passwd[$ne]=',
    'username[]=ada@example.com&passwd[]=travel-demo',
    'username[__proto__]=ada@example.com&passwd=travel-demo',
    'username.x=ada@example.com&passwd=travel-demo',
  ])('A-JSON-03 signs in by operators or lists in the names of fields: %s', async (body) => {
    const visitor = context.visit();
    const { status } = await send(visitor, LOGIN, 'application/x-www-form-urlencoded', body);
    expect(status).toBe(400);
    expect((await visitor.authState()).loggedInSession).toBe(false);
  });

  it.each([
    ['text/plain', '{"acceptedCategories":["strictlyNecessary"]}'],
    ['application/json; charset=utf-7', '+AHsAIg-acceptedCategories'],
    ['application/json; charset=utf-16', '\u007b\u0000'],
    ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['application/x-www-form-urlencoded; charset=x', 'acceptedCategories=strictlyNecessary'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="acceptedCategories"\r\n\r\na\r\n--x--',
    ],
  ])('A-JSON-04 sends a body as %s, which another parser might take', async (type, body) => {
    const visitor = context.visit();
    const { status } = await send(visitor, `${CONSENT}/record`, type, body);
    expect([400, 415]).toContain(status);
  });

  it.each([
    ['X-HTTP-Method-Override', {}],
    ['X-Method-Override', {}],
    ['_method', { _method: 'DELETE' }],
  ])('A-JSON-05 has a harmless request count as another method, by %s', async (name, fields) => {
    const { visitor } = await addAccount(context.db, context.server.origin);
    const before = (await (await visitor.fetch('/i/api/account/sessions/v1')).json()) as object;
    const query = new URLSearchParams(fields);
    const answer = await visitor.fetch(`/i/api/account/sessions/v1?${query}`, { headers: { [name]: 'DELETE' } });
    expect([200, 400]).toContain(answer.status);
    expect(await (await visitor.fetch('/i/api/account/sessions/v1')).json()).toEqual(before);
  });

  it.each([
    ['a Kelvin sign for a k', 'mi\u212Ae@example.com'],
    ['wide letters', '\uFF4Dike@example.com'],
    ['a Cyrillic е', 'mik\u0435@example.com'],
    ['a dotless ı', 'm\u0131ke@example.com'],
    ['a sign that is not seen', 'mike\u200B@example.com'],
    ['a soft hyphen', 'mi\u00ADke@example.com'],
    ['an ideographic dot', 'mike@example\u3002com'],
    ['a wide at', 'mike\uFF20example.com'],
    ['a Cyrillic host', 'mike@ex\u0430mple.com'],
  ])('A-MAIL-01 has the link for a new password mailed to a lookalike of the address: %s', async (_what, lookalike) => {
    await context.db
      .insertInto('users')
      .values({
        ...{ login: 'mike@example.com', password_hash: '', account_name: 'Mike' },
        ...{ account_email: 'mike@example.com', display_email: 'mike@example.com' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await context.db.deleteFrom('outbox').execute();
    await submit(context.visit(), FORGOT, { username: lookalike });
    const mails = await context.db.selectFrom('outbox').select(['recipient', 'kind', 'body_text as text']).execute();
    for (const { recipient, kind, text } of mails) {
      if (recipient === 'mike@example.com') continue;
      // The mailbox of whoever asked: there is no account, and so no link that opens one.
      expect(kind).toBe('no-account');
      expect(text).not.toContain('token=');
    }
  });

  it('A-MAIL-02 registers a lookalike of an address and gets its account', async () => {
    for (const username of [
      'ada@example.com\u200B',
      '\uFF41da@example.com',
      'ADA@EXAMPLE.COM',
      'a\u0434a@example.com',
    ]) {
      const fields = { username, passwd: 'six quiet otters rowing', consent: 'true', regurl: '/' };
      const { status } = await submit(context.visit(), '/k/run/auth/register', fields);
      expect(status, username).toBeLessThan(500);
    }
    const links = (await mailsTo(context.visit(), 'ada@example.com')).filter(
      ({ kind }) => kind === 'finish-registration',
    );
    expect(links).toEqual([]);
    expect((await context.visit().logIn('ada@example.com')).body.status, 'the password is as before').toBe(0);
  });

  it.each([
    ['the form', { username: '', passwd: 'x\r\n{"level":60,"msg":"forged"}' }],
    ['a name', { username: 'a\r\n{"level":60,"msg":"forged"}@example.com', passwd: 'x' }],
  ])('A-LOG-01 writes a line of its own into the log, by %s', async (_what, fields) => {
    await submit(context.visit(), LOGIN, fields);
    for (const line of context.server.log.join('').trim().split('\n')) {
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
    }
  });

  it('A-LOG-02 writes a line, or signs that a terminal obeys, by an address or a header', async () => {
    const { origin } = context.server;
    const forged = '%0d%0a%7b%22level%22:60,%22msg%22:%22forged%22%7d%1b[2J';
    await askRaw(origin, `/${forged}`, ['Host: a', 'User-Agent: \x1b[2Jforged', 'Referer: \x1b]0;forged\x07']);
    await askRaw(origin, `/business/link/${forged}?${forged}`, ['Host: a', 'X-CSRF: forged\x1b[2J']);
    const log = context.server.log.join('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    expect(log).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
  });

  it.each([
    [
      'a mail address',
      (n: number) => ask(context.visit(), 'POST', FORGOT, { form: { username: `${'a.'.repeat(n)}@` } }),
    ],
    [
      'a mail’s host',
      (n: number) => ask(context.visit(), 'POST', FORGOT, { form: { username: `a@${'a-'.repeat(n)}` } }),
    ],
    ['a return address', (n: number) => context.visit().fetch(`/login?redir=${'/%09'.repeat(n)}`)],
    ['languages', (n: number) => context.visit().fetch('/login', { headers: { 'accept-language': 'a-'.repeat(n) } })],
    ['cookies', (n: number) => context.visit().fetch(AUTH_STATE, { headers: { cookie: 'a=;'.repeat(n) } })],
    [
      'an attribute',
      (n: number) => fetch(`${context.server.origin}/travel-shell/fragments/header?locale=${'a-'.repeat(n)}`),
    ],
    [
      'codings',
      (n: number) => context.visit().fetch('/login', { headers: { 'accept-encoding': 'gzip;q=0.'.repeat(n) } }),
    ],
  ])('A-REDOS-01 keeps the processor busy by a pattern: %s', async (_what, request) => {
    const costOf = async (length: number) => {
      const before = process.cpuUsage();
      await request(length);
      const { user } = process.cpuUsage(before);
      return user / 1000;
    };
    await costOf(10);
    const short = Math.min(await costOf(100), await costOf(100));
    // Thirty times as long: a pattern that goes back over it needs 900 times as long, or never ends.
    const long = Math.min(await costOf(3000), await costOf(3000));
    expect(long).toBeLessThan(short * 30 + 300);
  });

  it('A-REDOS-02 keeps the processor busy by the name of a browser', () => {
    const costOf = (userAgent: string) => {
      const before = process.cpuUsage();
      for (let i = 0; i < 20; i++) browserInWords(userAgent);
      return process.cpuUsage(before).user / 1000;
    };
    // As long as a header may be.
    for (const part of ['Version/1 ', 'Version/1.', 'Mac OS X', 'Edg', 'S'])
      expect(costOf(part.repeat(16_000 / part.length)), part).toBeLessThan(costOf('x'.repeat(16_000)) * 20 + 50);
  });

  it('A-COOKIE-01 sends more cookies than a server reads', async () => {
    const { origin } = context.server;
    const many = await askRaw(origin, '/login', ['Host: a', `Cookie: ${'travel_session=x; '.repeat(2000)}`]);
    expect(many).toMatch(/^HTTP\/1\.1 431 /);
    expect(many).toMatch(/^x-request-id: [\s\S]*"errors":\[/im);
    const broken = await askRaw(origin, '/login HTTP/1.1\r\nno header', ['Host: a']);
    expect(broken).toMatch(/^HTTP\/1\.1 400 [\s\S]*^x-request-id: [\s\S]*"errors":\[/im);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('A-CSRF-01 sends the token where forms of other sites can put one: in address or body', async () => {
    const { visitor } = await addAccount(context.db, context.server.origin);
    const token = await visitor.formToken();
    for (const path of [`/k/run/auth/logout?X-CSRF=${token}`, `/k/run/auth/logout?formtoken=${token}`]) {
      for (const body of ['', `formtoken=${token}&X-CSRF=${token}&_csrf=${token}`]) {
        const answer = await visitor.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        });
        expect([400, 403]).toContain(answer.status);
      }
    }
    expect((await visitor.authState()).loggedInSession).toBe(true);
    expect((await submitWith(visitor, '/k/run/auth/logout', {}, token)).status).toBe(200);
  });
});
