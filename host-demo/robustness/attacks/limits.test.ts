import type { ErrorResponse } from '@travel-shell/contract';
import { sql } from 'kysely';
import { LOGIN_LIMITS } from 'travel-shell-back-end/http/limits/loginLimits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastMail, linkIn, mailsTo, readForm, submitPage } from '../../back-end/areas/auth/testing/outbox.ts';
import { type Answer, submit } from '../../back-end/areas/auth/testing/submit.ts';
import { createTestCompany } from '../../back-end/areas/company/testing/createTestCompany.ts';
import { send } from '../../back-end/areas/company/testing/send.ts';
import { makeTcString } from '../../back-end/areas/consent/testing/makeTcString.ts';
import { ask } from '../../back-end/testing/ask.ts';
import { databaseOfAnswers } from '../../back-end/testing/databases.ts';
import { startIdentityProvider } from '../../back-end/testing/startIdentityProvider.ts';
import { startTestServer } from '../../back-end/testing/startTestServer.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { Visitor } from '../../back-end/testing/Visitor.ts';

/** A TC string of the right letters, and of no version. */
const NO_STRING = 'x'.repeat(40);
const LOGIN = '/k/run/auth/login';
const SEND = '/k/run/auth/code/send';
const METRICS = '/i/api/affiliate/ui/metrics/v1/frame';
const FORGOT = '/k/run/auth/forgot';
const ADA = 'ada@example.com';
/** Checking a password takes long. The usual ones are in A-LIM-09 and in api.test.ts. */
const LIMITS = { ...LOGIN_LIMITS, perAccount: { max: 8, windowSeconds: 3600 } };
const ONE = { address: { max: 1, windowSeconds: 600 }, grows: false };

describe.each(databaseOfAnswers)('attacks on limits, on $kind', ({ kind, create }) => {
  const context = useTestServer(create, () => ({
    trustProxy: true,
    publicOrigin: 'https://travel.example',
    loginLimits: LIMITS,
  }));
  let hosts = 0;
  /** A browser at another address each time. */
  const elsewhere = () => new Visitor(context.server.origin, `198.18.${(hosts >> 8) & 255}.${hosts++ & 255}`);
  const at = (address: string) => new Visitor(context.server.origin, address);
  const wrong = (visitor: Visitor, username = ADA) => submit(visitor, LOGIN, { username, passwd: 'wrong' });
  const kindsTo = async (address: string) => (await mailsTo(elsewhere(), address)).map(({ kind }) => kind);
  const passTime = (seconds: number) =>
    context.db
      .updateTable('login_attempts')
      .set({ resets_at: sql<Date>`resets_at - make_interval(secs => ${seconds})` })
      .execute();
  const refused = ({
    status,
    headers,
    body,
  }: Pick<Answer, 'status' | 'headers'> & { body: Partial<ErrorResponse> }) => {
    expect([status, body.errors?.[0]?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    return Number(headers.get('retry-after'));
  };
  /** Guesses from many addresses until the account takes no password. */
  const guessFromEverywhere = async (username = ADA) => {
    for (let i = 0; i < LIMITS.perAccount.max; i++) expect((await wrong(elsewhere(), username)).status).toBe(401);
    return refused(await wrong(elsewhere(), username));
  };

  beforeEach(async () => {
    for (const table of ['login_attempts', 'outbox', 'mail_tokens', 'sign_in_codes', 'ui_metrics'] as const) {
      await context.db.deleteFrom(table).execute();
    }
  });

  it('A-LIM-01 guesses one password from many addresses', async () => {
    expect(await guessFromEverywhere()).toBe(3600);
    // Not with the right one either.
    expect((await elsewhere().logIn(ADA)).response.status).toBe(429);
    expect((await elsewhere().logIn('grace@example.com')).response.status).toBe(200);
  });

  it('A-LIM-02 locks the owner out by guessing: the owner is told and signs in by the mailed link', async () => {
    await guessFromEverywhere();
    expect(await kindsTo(ADA)).toEqual(['many-failures']);
    const mail = await lastMail(elsewhere(), ADA, 'many-failures');
    expect(mail.text).toContain('https://travel.example/s/ident/sign-in?token=');
    const owner = elsewhere();
    // Mail scanners open links.
    expect((await owner.fetch(linkIn(mail))).status).toBe(200);
    expect((await owner.authState()).loggedInSession).toBe(false);
    const signedIn = await submitPage(owner, linkIn(mail));
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/']);
    expect((await owner.authState()).userInfoState.accountEmail).toBe(ADA);
    expect((await elsewhere().fetch(linkIn(mail))).status, 'once').toBe(410);
  });

  it('A-LIM-03 goes on guessing so that the owner’s next link is blocked, or the mailbox is full', async () => {
    await guessFromEverywhere();
    for (let i = 0; i < 5; i++) {
      await wrong(elsewhere());
      await passTime(600);
    }
    expect(await kindsTo(ADA), 'one unused link is enough').toEqual(['many-failures']);
    await submitPage(elsewhere(), linkIn(await lastMail(elsewhere(), ADA, 'many-failures')));
    refused(await wrong(elsewhere()));
    const told = ['many-failures', 'new-browser', 'many-failures'];
    expect(await kindsTo(ADA), 'a used one is replaced').toEqual(told);
    expect((await submitPage(elsewhere(), linkIn(await lastMail(elsewhere(), ADA, 'many-failures')))).status).toBe(303);
  });

  it('A-LIM-04 waits for each block to end: the next one takes twice as long', async () => {
    const askForCode = () => submit(at('203.0.113.7'), SEND, { username: ADA });
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 5; i++) expect((await askForCode()).status).toBe(200);
      waits.push(refused(await askForCode()));
      await passTime(waits[round] ?? 0);
    }
    expect(waits).toEqual([600, 1200, 2400, 4800]);
  });

  it('A-LIM-05 moves within an IPv6 /64', async () => {
    for (let i = 1; i <= 5; i++) expect((await wrong(at(`2001:db8:1:2::${i}`))).status).toBe(401);
    refused(await wrong(at('2001:db8:1:2:ffff::1')));
    expect((await wrong(at('2001:db8:1:3::1'))).status).toBe(401);
  });

  it('A-LIM-06 forgives the guesses of others by a sign-in of the owner, or of the attacker', async () => {
    for (let i = 0; i < LIMITS.perAccount.max - 1; i++) await wrong(elsewhere());
    const owner = elsewhere();
    expect((await owner.logIn(ADA)).response.status).toBe(200);
    expect((await wrong(elsewhere())).status).toBe(401);
    refused(await wrong(elsewhere()));
  });

  it('A-LIM-07 uses up the owner’s codes in silence', async () => {
    for (let i = 0; i < 10; i++) await submit(elsewhere(), SEND, { username: ADA });
    const owner = elsewhere();
    const asked = await submit(owner, SEND, { username: ADA });
    const unknown = await submit(elsewhere(), SEND, { username: 'nobody-here@example.com' });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    expect((await kindsTo(ADA))[0]).toBe('many-failures');
    expect((await submitPage(owner, linkIn(await lastMail(owner, ADA, 'many-failures')))).status).toBe(303);
    expect((await owner.authState()).userInfoState.accountEmail).toBe(ADA);
  });

  it('A-LIM-08 asks for ten codes every ten minutes, day and night', async () => {
    const sent = async () => (await kindsTo(ADA)).filter((kind) => kind === 'sign-in-code').length;
    for (let i = 0; i < 11; i++) await submit(elsewhere(), SEND, { username: ADA });
    await passTime(600);
    for (let i = 0; i < 11; i++) await submit(elsewhere(), SEND, { username: ADA });
    expect(await sent()).toBe(20);
    await passTime(600);
    await submit(elsewhere(), SEND, { username: ADA });
    expect(await sent(), 'the second block takes twice as long').toBe(20);
    await passTime(600);
    await submit(elsewhere(), SEND, { username: ADA });
    expect(await sent()).toBe(21);
  });

  it('A-LIM-09 floods a mailbox with reset mails from many addresses', async () => {
    const statuses: number[] = [];
    const usual = await startTestServer({ database: context.db, trustProxy: true });
    try {
      for (let i = 0; i < 35; i++) {
        statuses.push((await submit(new Visitor(usual.origin, `198.18.9.${i}`), FORGOT, { username: ADA })).status);
      }
    } finally {
      await usual.stop();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect((await kindsTo(ADA)).filter((kind) => kind === 'many-failures')).toHaveLength(1);
  });

  it('A-LIM-10 learns from a block whether a name has an account', async () => {
    const known = { wait: await guessFromEverywhere(), after: await wrong(elsewhere()) };
    const unknown = { wait: await guessFromEverywhere('nobody@example.com') };
    const after = await wrong(elsewhere(), 'nobody@example.com');
    expect(unknown.wait).toBe(known.wait);
    expect(Object.keys(after.body)).toEqual(Object.keys(known.after.body));
    expect(await kindsTo('nobody@example.com')).toEqual([]);
  });

  it('A-LIM-11 opens a closed account by a link mailed before', async () => {
    await guessFromEverywhere('bo@example.com');
    const link = linkIn(await lastMail(elsewhere(), 'bo@example.com', 'many-failures'));
    const { id } = await context.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'bo@example.com')
      .executeTakeFirstOrThrow();
    await context.db.insertInto('account_closures').values({ user_id: id, reason: 'locked' }).execute();
    const visitor = elsewhere();
    expect((await submitPage(visitor, link)).status).toBe(410);
    expect((await visitor.authState()).loggedInSession).toBe(false);
    await context.db.deleteFrom('account_closures').execute();
  });

  it('A-LIM-12 makes a visitor sign in to the attacker’s account by the attacker’s link', async () => {
    await guessFromEverywhere('grace@example.com');
    const link = linkIn(await lastMail(elsewhere(), 'grace@example.com', 'many-failures'));
    const page = await elsewhere().fetch(link);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const { html, action, fields } = await readForm(page);
    expect(html, 'names the account').toContain('grace@example.com');
    const forged = await elsewhere().post(action, { token: fields.token ?? '' });
    expect(forged.status, 'without a form token').toBe(403);
  });

  it('A-LIM-13 guesses the second factor by asking for code after code', async () => {
    const company = await createTestCompany(context.db, context.server.origin);
    await context.db.updateTable('companies').set({ two_factor_required: true }).where('id', '=', company.id).execute();
    const { visitor } = company.admin;
    const post = async (path: string, fields: Record<string, string> = {}) =>
      visitor.post(path, { formtoken: await visitor.formToken(), ...fields });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      if (i % 5 === 0) {
        await context.db.deleteFrom('two_factor_codes').execute();
        expect((await post('/business/verify/send')).status).toBe(200);
      }
      statuses.push((await post('/business/verify', { code: 'wrong!' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await post('/business/verify', { code: 'wrong!' });
    const kinds = await kindsTo(company.admin.email);
    expect(
      kinds.filter((kind) => kind === 'second-factor-failures'),
      'the owner is told, once',
    ).toHaveLength(1);
  });

  it('A-LIM-14 fills the day’s names of metrics, so that the site’s own are not counted', async () => {
    const record = (visitor: Visitor, metricName: string) =>
      ask(visitor, 'POST', METRICS, { json: { metricName, metricValue: 1 } }).then(({ status }) => status);
    const attacker = elsewhere();
    for (let i = 0; i < 100; i++) expect(await record(attacker, `n${i}`)).toBe(204);
    expect(await record(attacker, 'one-more')).toBe(429);
    expect(await record(attacker, 'n1'), 'known names still count').toBe(204);
    expect(await record(elsewhere(), 'one-more')).toBe(204);
  });

  it('A-LIM-15 keeps trying from one blocked address, to block the account for everybody', async () => {
    for (let i = 0; i < 15; i++) await wrong(at('203.0.113.8'));
    const waits: number[] = [];
    for (let i = 0; i < 5; i++) waits.push(refused(await wrong(at('203.0.113.8'))));
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(600);
    expect((await elsewhere().logIn(ADA)).response.status).toBe(200);
  });

  it('A-LIM-16 sends concurrent tries: no more are let through, and the block is not doubled', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(at('203.0.113.9'))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 401)) {
      // Rounded up, and the database has a clock of its own; doubled it would be 1,200.
      expect(refused(answer)).toBeLessThan(610);
    }
    const { waits } = await context.db
      .selectFrom('login_attempts')
      .select((of) => of.fn.max<number>('count').as('waits'))
      .where('key', 'like', '% blocks')
      .executeTakeFirstOrThrow();
    expect(waits).toBe(1);
  });

  it('A-LIM-17 writes without end and without an account: each kind of write gets 429 with Retry-After', async () => {
    const limited = await startTestServer({
      database: context.db,
      limits: { waitingList: ONE, passkeyChallenge: ONE, metrics: ONE, marketingId: ONE, recordConsent: ONE },
    });
    const post = (path: string, body: { json?: object; form?: Record<string, string> }) => () =>
      ask<Partial<ErrorResponse>>(new Visitor(limited.origin), 'POST', path, body);
    const writes = {
      'waiting list': post('/i/api/business/company/v2/addToWaitlist', {
        json: { email: 'x@example.com', tier: 'bizPlus' },
      }),
      metrics: post(METRICS, { json: { metricName: 'height', metricValue: 1 } }),
      'marketing id': post('/s/run/kmkid/sync', { form: { suggestedKmkid: 'suggested-1' } }),
      'consent record': post('/i/api/cookiebanner/v1/consent/record', { json: { acceptedCategories: ['functional'] } }),
      'passkey challenge': post('/auth/webauthn/v1/loginParams', {}),
    };
    try {
      for (const [name, write] of Object.entries(writes)) {
        const first = await write();
        expect(first.status, name).toBeLessThan(300);
        refused(await write());
      }
    } finally {
      await limited.stop();
    }
  });

  it('A-LIM-22 records decisions without end: by one browser, and in the full framework with its long bodies', async () => {
    const limited = await startTestServer({
      database: context.db,
      limits: {
        consentOfVisitor: { account: { max: 2, windowSeconds: 600 }, grows: false },
        recordTcf: { address: { max: 3, windowSeconds: 600 }, grows: false },
      },
      consent: { cmpId: 10 },
    });
    const visit = () => new Visitor(limited.origin);
    const record = (visitor: Visitor) =>
      ask<Partial<ErrorResponse>>(visitor, 'POST', '/i/api/cookiebanner/v1/consent/record', {
        json: { acceptedCategories: ['functional'] },
      });
    const none = {
      consentedPurposes: [],
      consentedVendors: [],
      consentedAdditionalVendors: [],
      objectedLegIntPurposes: [],
      objectedLegIntVendors: [],
      tcString: makeTcString({}),
    };
    const saveTcf = (visitor: Visitor, tcString = none.tcString) =>
      ask<Partial<ErrorResponse>>(visitor, 'POST', '/i/api/iabtcf/v1/consent', { json: { ...none, tcString } });
    const press = (fields: Record<string, string>) =>
      visit().post('/privacy/consent', { regime: 'tcf', text: 'tcf-1', locale: 'de-DE', choice: 'accept', ...fields });
    try {
      const attacker = visit();
      for (let i = 0; i < 2; i++) expect((await record(attacker)).status).toBe(200);
      refused(await record(attacker));
      expect((await record(visit())).status, 'others still may').toBe(200);
      expect((await saveTcf(visit())).error).toBeUndefined();
      // A refused string counts, too, and is not read once there were too many.
      expect((await saveTcf(visit(), NO_STRING)).status).toBe(400);
      expect((await press({ tcString: NO_STRING })).status).toBe(400);
      refused(await saveTcf(visit(), NO_STRING));
      refused(await saveTcf(visit()));
      for (const fields of [{ tcString: NO_STRING }, {}]) expect((await press(fields)).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  it('A-LIM-24 fills the log of a company by changes without end', async () => {
    const limited = await startTestServer({
      database: context.db,
      limits: { memberWrite: { account: { max: 2, windowSeconds: 600 }, grows: false } },
    });
    const visit = async (username: string) => {
      const visitor = new Visitor(limited.origin);
      expect((await visitor.logIn(username)).body.status).toBe(0);
      return visitor;
    };
    const MODE = '/i/api/business/company/v1/settings/autoApproval/';
    try {
      const grace = await visit('grace@example.com');
      const change = (visitor: Visitor, mode: string) => send<Partial<ErrorResponse>>(visitor, 'PUT', MODE + mode);
      for (const mode of ['NONE', 'ALL']) expect((await change(grace, mode)).status).toBe(200);
      const { status, headers } = await change(grace, 'NONE');
      expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]/)]);
      for (let i = 0; i < 5; i++) expect((await send(grace, 'GET', '/i/api/business/company/v1/')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  it('A-LIM-21 begins sign-ins at providers without end, and has codes exchanged without one', async () => {
    const { options, stop } = await startIdentityProvider();
    const limited = await startTestServer({
      database: context.db,
      identityProviders: { google: options, apple: options, naver: options },
      companyProviders: { 'staff.example': options },
      limits: { providerFlow: { address: { max: 2, windowSeconds: 600 }, grows: false } },
    });
    const post = (path: string, form: Record<string, string> = {}) =>
      ask<Partial<ErrorResponse>>(new Visitor(limited.origin), 'POST', path, { form });
    const flows = async () => (await context.db.selectFrom('provider_flows').select('state_hash').execute()).length;
    try {
      const before = await flows();
      expect((await post('/k/run/googleauth/redirect')).status).toBe(200);
      expect((await post('/k/run/appleauth/redirect')).status).toBe(200);
      refused(await post('/k/run/naverauth/redirect'));
      const company = await fetch(`${limited.origin}/login/company/staff.example`, { redirect: 'manual' });
      expect([company.status, company.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]/)]);
      refused(await post('/k/run/googleauth/authorize', { code: 'made-up' }));
      expect(await flows()).toBe(before + 2);
    } finally {
      await limited.stop();
      await stop();
    }
  });

  it('A-LIM-20 has mails sent to many owners from one blocked address', async () => {
    const attacker = at('203.0.113.11');
    for (let i = 0; i < 50; i++) await submit(attacker, FORGOT, { username: `nobody-${i}@example.com` });
    const owners = await context.db
      .selectFrom('users')
      .select('login')
      .where('login', 'like', '%@%')
      .limit(14)
      .execute();
    for (const { login } of owners) refused(await submit(attacker, FORGOT, { username: login }));
    const mails = await context.db.selectFrom('outbox').select('id').where('kind', '=', 'many-failures').execute();
    expect(mails).toHaveLength(10);
  });

  it('A-LIM-18 reads names and passwords out of the counters', async () => {
    await wrong(elsewhere(), 'my-secret-password');
    const rows = await context.db.selectFrom('login_attempts').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}( blocks)?$/);
  });

  it.runIf(kind === 'PostgreSQL')(
    'A-LIM-19 moves to a server whose clock is ahead, where counters would be over',
    async () => {
      const { now } = Date;
      for (let i = 0; i < 5; i++) await wrong(at('203.0.113.10'));
      try {
        Date.now = () => now() + 3600_000;
        refused(await wrong(at('203.0.113.10')));
      } finally {
        Date.now = now;
      }
    },
  );

  it('A-LIM-23 has mails sent to any number of strangers from one address, by one action after the other', async () => {
    const visitor = at('198.51.100.77');
    for (let i = 0; i < 50; i++) {
      expect((await submit(visitor, FORGOT, { username: `f${i}@example.com` })).status).toBe(200);
      expect((await submit(visitor, SEND, { username: `c${i}@example.com` })).status).toBe(200);
    }
    const form = { username: 'r@example.com', passwd: 'a long enough one', consent: 'true' };
    refused(await submit(visitor, '/k/run/auth/register', form));
    expect(await context.db.selectFrom('outbox').select('id').execute()).toHaveLength(100);
    expect((await submit(elsewhere(), '/k/run/auth/register', form)).status).toBe(200);
  });

  it('A-LIM-24 floods a mailbox that belongs to no account, from many addresses and by every action', async () => {
    const username = 'nobody-here@example.com';
    const form = { username, passwd: 'a long enough one', consent: 'true' };
    const answers = new Set<string>();
    for (let i = 0; i < 3; i++) {
      for (const [path, fields] of [
        [FORGOT, { username }],
        [SEND, { username }],
        ['/k/run/auth/register', form],
      ] as const) {
        const { status, body } = await submit(elsewhere(), path, fields);
        answers.add(`${path} ${status} ${JSON.stringify(body)}`);
      }
    }
    expect(await kindsTo(username)).toHaveLength(5);
    // Whoever asks learns nothing from it.
    expect(answers.size).toBe(3);
    // An owner's mails are not counted with them.
    for (let i = 0; i < 7; i++) await submit(elsewhere(), FORGOT, { username: ADA });
    expect(await kindsTo(ADA)).toHaveLength(7);
  });

  it.each([
    '@',
    'a@b',
    'eve@-evil.example',
    'a@example.com,b@example.com',
    'a b@example.com',
    `${'x'.repeat(70)}@example.com`,
  ])('A-LIM-25 fills the queue with mails that cannot arrive: %s', async (username) => {
    for (const path of [FORGOT, SEND]) expect((await submit(elsewhere(), path, { username })).status).toBe(200);
    const form = { username, passwd: 'a long enough one', consent: 'true' };
    expect((await submit(elsewhere(), '/k/run/auth/register', form)).status).toBe(422);
    expect(await context.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
