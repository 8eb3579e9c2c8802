import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { FEATURES_OF_TIER } from 'travel-shell-back-end/areas/business/tiers.ts';
import { LOGIN_LIMITS } from 'travel-shell-back-end/http/limits/loginLimits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { addAccount, createTestCompany } from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const COMPANY = '/i/api/business/company';
const PASSWORD = 'correct horse battery';

describe.each(databaseOfAnswers)('the sign-up of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  beforeEach(() => context.db.deleteFrom('login_attempts').execute());

  const visit = () => new Visitor(context.server.origin);
  const form = (email: string, more: object = {}) => ({
    companyName: 'Morning Bakery',
    firstName: 'Mina',
    lastName: 'Haddad',
    email,
    password: PASSWORD,
    ...more,
  });
  const signUp = (json: object, path = '/v1/signup') =>
    send<Schema<'SignupReceipt'> & Partial<ErrorResponse>>(visit(), 'POST', `${COMPANY}${path}`, { json });
  const mailsTo = (email: string) =>
    context.db.selectFrom('outbox').select(['kind', 'body_text']).where('recipient', '=', email).execute();
  const linkTo = async (email: string) => {
    const [mail] = await mailsTo(email);
    return new URL(/https?:\S+/.exec(mail?.body_text ?? '')?.[0] ?? '').pathname;
  };
  const accountsOf = (email: string) =>
    context.db.selectFrom('users').select('id').where('login', '=', email).execute();

  it.each([
    ['API-098 who signs up for biz', '/v1/signup', 'biz'],
    ['API-099 who signs up for bizPlus', '/v2/bizPlus/signup', 'bizPlus'],
  ] as const)('%s gets account and company once the link in the mail was followed', async (_id, path, tier) => {
    const email = `${tier.toLowerCase()}@bakery.example`;
    const { status, body } = await signUp(form(` ${email.toUpperCase()}`.trim()), path);
    expect([status, body]).toEqual([202, { email }]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['company-signup']);
    expect(await accountsOf(email)).toEqual([]);

    const link = await linkTo(email);
    const visitor = visit();
    const page = await visitor.fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('you agree to our terms of use');
    expect(await accountsOf(email)).toEqual([]);
    const formtoken = await visitor.formToken();
    expect((await visitor.post(link, { passwd: PASSWORD })).status).toBe(403);
    expect((await visitor.post(link, { formtoken, passwd: 'somebody else' })).status).toBe(400);
    const done = await visitor.post(link, { formtoken, passwd: PASSWORD });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/business/tasks/company']);
    expect((await visitor.post(link, { formtoken: await visitor.formToken(), passwd: PASSWORD })).status).toBe(410);

    const [account] = await accountsOf(email);
    const signUps = context.db
      .selectFrom('sign_ups')
      .selectAll()
      .where('user_id', '=', account?.id ?? '');
    expect(await signUps.execute()).toMatchObject([{ terms_accepted_at: expect.any(Date), has_password: true }]);

    // The link in the mail and the password have signed in.
    const state = await visitor.authState();
    expect(state.unconfirmedAccount).toBe(false);
    expect(state.businessState).toMatchObject({
      businessMode: true,
      companyName: 'Morning Bakery',
      companyConfirmationNeeded: false,
      accountOnboardingProgress: 40,
      permissions: expect.arrayContaining(['COMPANY_SETTINGS_MANAGEMENT']),
    });
    expect([...state.businessState.features].sort()).toEqual([...FEATURES_OF_TIER[tier]].sort());
    expect((await send<Schema<'TierUpgrade'>>(visitor, 'GET', `${COMPANY}/v1/tier/upgrade/status`)).body.tier).toBe(
      tier,
    );
  });

  it('BIZ-003 asks for a second factor from the sign-up on', async () => {
    const email = 'factor@bakery.example';
    await signUp(form(email));
    const link = await linkTo(email);
    const visitor = visit();
    const formtoken = await visitor.formToken();
    await visitor.post(link, { formtoken, passwd: PASSWORD });
    const call = async (who: Visitor) => {
      const { status, body } = await send<Partial<ErrorResponse>>(who, 'GET', '/i/api/business/me/v1/account/info');
      return status === 200 ? 'ok' : `${status} ${body.errors?.[0]?.code}`;
    };
    expect(await call(visitor)).toBe('ok');
    const elsewhere = visit();
    await elsewhere.logIn(email, { passwd: PASSWORD });
    expect(await call(elsewhere)).toBe('403 MISSING_TWO_FACTOR_AUTHENTICATION');
    expect((await elsewhere.fetch('/business')).headers.get('location')).toBe('/business/verify?redir=%2Fbusiness');
  });

  it('asks for the password once: not in the browser that has just sent it', async () => {
    const email = 'once@bakery.example';
    const visitor = visit();
    await send(visitor, 'POST', `${COMPANY}/v1/signup`, { json: form(email) });
    const link = await linkTo(email);
    expect(await (await visit().fetch(link)).text()).toContain('type="password"');
    const page = await (await visitor.fetch(link)).text();
    expect(page).toContain(`Its administrator is ${email}.`);
    expect(page).not.toContain('type="password"');
    const elsewhere = visit();
    expect((await elsewhere.post(link, { formtoken: await elsewhere.formToken() })).status).toBe(400);
    const done = await visitor.post(link, { formtoken: await visitor.formToken() });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/business/tasks/company']);
    expect((await visitor.authState()).businessState.companyName).toBe('Morning Bakery');
  });

  it('says who is signed in, before the link changes that', async () => {
    const { visitor, email } = await addAccount(context.db, context.server.origin);
    await signUp(form('other@bakery.example'));
    const link = await linkTo('other@bakery.example');
    const page = await (await visitor.fetch(link)).text();
    expect(page).toContain(`You are signed in as ${email}`);
    expect(page).toContain('Finish, and change the account');
    expect(await (await visit().fetch(link)).text()).toContain('Finish the sign-up');
  });

  it('limits password guesses for a sign-up', async () => {
    const email = 'guessed@bakery.example';
    await signUp(form(email));
    const link = await linkTo(email);
    await context.db.deleteFrom('login_attempts').execute();
    const visitor = visit();
    const formtoken = await visitor.formToken();
    const guess = async (passwd: string) => (await visitor.post(link, { formtoken, passwd })).status;
    for (let i = 0; i < LOGIN_LIMITS.perAccountAndAddress.max; i++) expect(await guess(`guess ${i}`)).toBe(400);
    expect(await guess(PASSWORD), 'even the right one').toBe(429);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('API-098 returns the same response for an address with an account, and notifies only its owner', async () => {
    const known = await addAccount(context.db, context.server.origin);
    const fresh = await signUp(form('fresh@bakery.example'));
    const { status, body } = await signUp(form(known.email));
    expect([status, body]).toEqual([fresh.status, { email: known.email }]);
    expect((await mailsTo(known.email)).map(({ kind }) => kind)).toEqual(['company-signup-known']);
    expect(await accountsOf(known.email)).toHaveLength(1);
    expect((await known.visitor.authState()).businessState.businessProfile).toBe(false);
  });

  it('API-098 gives an address to the first of two sign-ups', async () => {
    await signUp(form('race@bakery.example', { companyName: 'First' }));
    const first = await linkTo('race@bakery.example');
    await context.db.deleteFrom('outbox').where('recipient', '=', 'race@bakery.example').execute();
    await signUp(form('race@bakery.example', { companyName: 'Second' }));
    const second = await linkTo('race@bakery.example');
    const visitor = visit();
    const formtoken = await visitor.formToken();
    expect((await visitor.post(second, { formtoken, passwd: PASSWORD })).status).toBe(303);
    expect((await visitor.post(first, { formtoken: await visitor.formToken(), passwd: PASSWORD })).status).toBe(410);
    expect((await visitor.authState()).businessState.companyName).toBe('Second');
  });

  it.each([
    ['no company', { companyName: '   ' }],
    ['no address', { email: 'bakery' }],
    ['a short password', { password: 'short' }],
    ['the address as password', { password: 'weak@bakery.example' }],
    ['a common password', { password: 'Qwerty123!' }],
    ['the founder’s name as password', { password: 'mina.haddad' }],
    ['the company’s name as password', { password: 'MorningBakery1' }],
    ['an extra field', { tier: 'enterprise' }],
  ])('API-098 refuses %s', async (_title, wrong) => {
    const { status, body } = await signUp(form('weak@bakery.example', wrong));
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(await mailsTo('weak@bakery.example')).toEqual([]);
  });

  it('API-098 is rate limited', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await signUp(form('flood@bakery.example'))).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('API-100 records the click on the link, returns the same response for an unknown code, and works signed out', async () => {
    await signUp(form('click@bakery.example'), '/v2/bizPlus/signup');
    const code = (await linkTo('click@bakery.example')).split('/').at(-1) ?? '';
    const clickedAt = async () =>
      (
        await context.db
          .selectFrom('business_signups')
          .select('clicked_at')
          .where('email', '=', 'click@bakery.example')
          .executeTakeFirstOrThrow()
      ).clicked_at;
    const track = (confirmationCode: string) =>
      send(visit(), 'POST', `${COMPANY}/v1/bizPlus/trackEmailConfirmationClick`, { json: { confirmationCode } });
    expect(await track('invented')).toMatchObject({ status: 204, body: null });
    expect(await clickedAt()).toBeNull();
    expect(await track(code)).toMatchObject({ status: 204, body: null });
    const first = await clickedAt();
    expect(first).toBeInstanceOf(Date);
    await track(code);
    expect(await clickedAt()).toEqual(first);
  });

  it('API-101 STA-020 creates a company for a private account, which then has to confirm it', async () => {
    const { visitor, email } = await addAccount(context.db, context.server.origin);
    const json = { companyName: 'Diaz Studio', firstName: 'Bo', lastName: 'Diaz' };
    const answers = await Promise.all([1, 2].map(() => send(visitor, 'POST', `${COMPANY}/v1/leisureSignup`, { json })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      firstName: 'Bo',
      companyName: 'Diaz Studio',
      tier: 'biz',
      role: { roleName: 'Administrator', roleCode: 'ADMIN' },
    });
    expect((await visitor.authState()).businessState.companyConfirmationNeeded).toBe(true);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['company-confirmation']);
    const link = await linkTo(email);
    const formtoken = await visitor.formToken();
    expect((await visitor.post(link, { formtoken })).status).toBe(200);
    const state = await visitor.authState();
    expect(state.businessState.companyConfirmationNeeded).toBe(false);
    expect(state.businessState.accountOnboardingProgress).toBe(40);
  });

  it('API-101 does not move a member to another company', async () => {
    const { admin, name } = await createTestCompany(context.db, context.server.origin);
    const json = { companyName: 'Mine', firstName: 'A', lastName: 'B' };
    const { status, body } = await send<ErrorResponse>(admin.visitor, 'POST', `${COMPANY}/v1/leisureSignup`, { json });
    expect([status, body.errors[0]?.code]).toEqual([409, 'ALREADY_MEMBER']);
    expect((await admin.visitor.authState()).businessState.companyName).toBe(name);
  });

  it('API-111 puts an address on the list once for each tier', async () => {
    const add = (tier: string) =>
      send(visit(), 'POST', `${COMPANY}/v2/addToWaitlist`, { json: { email: 'Wait@bakery.example', tier } });
    expect(await add('bizPlus')).toMatchObject({ status: 204, body: null });
    expect((await add('bizPlus')).status).toBe(204);
    expect((await add('enterprise')).status).toBe(204);
    expect((await add('gold')).status).toBe(400);
    const rows = await context.db
      .selectFrom('business_waitlist')
      .select(['email', 'product'])
      .where('email', '=', 'wait@bakery.example')
      .orderBy('product')
      .execute();
    expect(rows).toEqual([
      { email: 'wait@bakery.example', product: 'bizPlus' },
      { email: 'wait@bakery.example', product: 'enterprise' },
    ]);
  });
});
