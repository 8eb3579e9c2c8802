import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { submitPage } from '../auth/testing/outbox.ts';
import { addAccount, addMember, createTestCompany, type TestCompany } from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const ME = '/i/api/business/me';
type Info = Schema<'BusinessAccountInfo'>;

describe.each(databaseOfAnswers)('a business profile on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeAll(async () => {
    company = await createTestCompany(context.db, context.server.origin, { tier: 'bizPlus' });
  });
  const member = () => addMember(context.db, context.server.origin, company.id, 'TRAVELER');
  const mailsTo = (email: string) =>
    context.db.selectFrom('outbox').select(['kind', 'body_text']).where('recipient', '=', email).execute();

  it('API-071 setup stores a name, turns business mode on and counts as a step', async () => {
    const { visitor, userId } = await member();
    await context.db
      .updateTable('business_profiles')
      .set({ business_mode: false })
      .where('user_id', '=', userId)
      .execute();
    const { status, body } = await send<Info>(visitor, 'POST', `${ME}/v1/setup`, {
      json: { firstName: ' Ada ', lastName: 'Lovelace' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', jobTitle: null });
    expect((await visitor.authState()).businessState).toMatchObject({
      businessMode: true,
      accountOnboardingProgress: 20,
    });
  });

  it.each([
    ['nothing that one sees', '\u200B\u200B'],
    ['spaces', '   '],
    ['signs alone', '...'],
    ['a line break', 'Ada\r\nBcc: x'],
    ['another line break', 'Ada\u2028x'],
    ['a mark that turns the text', 'Ada\u202Egnp'],
    ['an isolate', '\u2067Ada'],
  ])('API-071 refuses a name of %s', async (_what, name) => {
    const { visitor } = await member();
    for (const json of [
      { firstName: name, lastName: 'Lovelace' },
      { firstName: 'Ada', lastName: name },
    ])
      expect((await send(visitor, 'POST', `${ME}/v1/setup`, { json })).status).toBe(400);
  });

  it.each(['Ada', "O'Neill", 'Núñez-Ō', 'مریم\u200Cگل', '李', '3rd', 'J. R. R.'])(
    'API-071 takes the name %s',
    async (name) => {
      const { visitor } = await member();
      const json = { firstName: name, lastName: name };
      expect((await send(visitor, 'POST', `${ME}/v1/setup`, { json })).status).toBe(200);
    },
  );

  it('API-072 setup stores job and phone number; API-071 and API-072 reject other fields', async () => {
    const { visitor } = await member();
    const name = { firstName: 'Ada', lastName: 'Lovelace' };
    const job = { jobTitle: 'Mathematician', phoneNumber: '+44 20 123' };
    const { body } = await send<Info>(visitor, 'POST', `${ME}/v2/setup`, { json: { ...name, ...job } });
    expect(body).toMatchObject(job);
    expect((await send(visitor, 'POST', `${ME}/v1/setup`, { json: { ...name, ...job } })).status).toBe(400);
    const v3only = { ...name, allowsBookingByOthers: false };
    expect((await send(visitor, 'POST', `${ME}/v2/setup`, { json: v3only })).status).toBe(400);
  });

  it('API-073 setup stores all fields; omitted ones stay unchanged', async () => {
    const { visitor } = await member();
    const all: Schema<'BusinessSetupV3'> = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      jobTitle: 'Mathematician',
      phoneNumber: '020123',
      localeCode: 'de-DE',
      allowsBookingByOthers: false,
    };
    expect((await send<Info>(visitor, 'POST', `${ME}/v3/setup`, { json: all })).body).toMatchObject(all);
    const { body } = await send<Info>(visitor, 'POST', `${ME}/v3/setup`, { json: { firstName: 'A', lastName: 'B' } });
    expect(body).toMatchObject({ ...all, firstName: 'A', lastName: 'B' });
  });

  it('API-078 returns the profile and the company data visible to members', async () => {
    const { visitor, email } = company.admin;
    const { status, headers, body } = await send<Info>(visitor, 'GET', `${ME}/v1/account/info`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      email,
      firstName: '',
      lastName: '',
      jobTitle: null,
      phoneNumber: null,
      staffClassDescription: null,
      localeCode: null,
      allowsBookingByOthers: true,
      keywords: [],
      role: { roleName: 'Administrator', roleCode: 'ADMIN' },
      companyName: company.name,
      tier: 'bizPlus',
      demoRequestStatus: 'notRequested',
    });
  });

  it('API-079 replaces the keywords, in their order', async () => {
    const { visitor } = await member();
    for (const keywords of [['b', 'a', 'ü'], []]) {
      const { status, body } = await send(visitor, 'POST', `${ME}/v1/account/keywords`, { json: { keywords } });
      expect({ status, body }).toEqual({ status: 200, body: { keywords } });
      expect((await send<Info>(visitor, 'GET', `${ME}/v1/account/info`)).body.keywords).toEqual(keywords);
    }
    const twice = { keywords: ['a', 'a'] };
    expect((await send(visitor, 'POST', `${ME}/v1/account/keywords`, { json: twice })).status).toBe(400);
  });

  it('API-035 stores the language', async () => {
    const { visitor } = await member();
    const path = '/i/api/business/v1/legalEntities/user/setLanguage';
    expect(await send(visitor, 'POST', path, { json: { localeCode: 'ja-JP' } })).toMatchObject({
      status: 204,
      body: null,
    });
    expect((await send<Info>(visitor, 'GET', `${ME}/v1/account/info`)).body.localeCode).toBe('ja-JP');
    expect((await send(visitor, 'POST', path, { json: { localeCode: 'Japanese' } })).status).toBe(400);
  });

  it('API-075 STA-021 mails a link that confirms the profile; a confirmed one gets no mail', async () => {
    const { visitor, email, userId } = await member();
    const resend = () => send(visitor, 'POST', `${ME}/v1/resendConfirmationEmail`);
    expect((await resend()).status).toBe(204);
    expect(await mailsTo(email)).toEqual([]);

    await context.db
      .updateTable('business_profiles')
      .set({ confirmation_needed: true })
      .where('user_id', '=', userId)
      .execute();
    expect(await resend()).toMatchObject({ status: 204, body: null });
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('business-profile-confirmation');
    const path = new URL(/https?:\S+/.exec(mail?.body_text ?? '')?.[0] ?? '').pathname;

    const other = await member();
    const refused = await other.visitor.fetch(path);
    const page = await refused.text();
    expect([refused.status, page.includes(other.email), page.includes(email)]).toEqual([403, true, false]);
    const change = await submitPage(other.visitor, path);
    expect([change.status, change.headers.get('location')]).toEqual([303, path]);
    expect((await other.visitor.authState()).loggedInSession).toBe(false);
    const another = await member();
    expect((await another.visitor.post(path, { formtoken: await another.visitor.formToken() })).status).toBe(403);
    // A scanner that asks without a body learns the same, and spends nothing.
    expect((await visitor.fetch(path, { method: 'HEAD' })).status).toBe(200);
    expect((await visitor.fetch('/business/link/none', { method: 'HEAD' })).status).toBe(410);
    expect((await new Visitor(context.server.origin).fetch(path)).headers.get('location')).toMatch(/^\/login\?redir=/);
    expect((await visitor.fetch(path)).status).toBe(200);
    expect((await visitor.authState()).businessState.businessProfileConfirmationNeeded).toBe(true);
    const formtoken = await visitor.formToken();
    expect((await visitor.post(path, {})).status).toBe(403);
    expect((await visitor.post(path, { formtoken })).status).toBe(200);
    expect((await visitor.authState()).businessState.businessProfileConfirmationNeeded).toBe(false);
    expect((await visitor.post(path, { formtoken })).status).toBe(410);
  });

  it('API-075 is limited', async () => {
    const { visitor } = await member();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await send(visitor, 'POST', `${ME}/v1/resendConfirmationEmail`));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    await context.db.deleteFrom('login_attempts').execute();
  });

  it('API-080 STA-019 returns a URL that switches the mode once, for this account', async () => {
    const { visitor } = await member();
    const next = async () =>
      (await send<Schema<'BusinessToggleUrl'>>(visitor, 'GET', `${ME}/v1/businessToggleUrl`)).body;
    const { url, businessMode } = await next();
    expect(businessMode).toBe(false);
    expect((await company.admin.visitor.fetch(url)).status).toBe(403);
    // Asked without a body, as programs do that look at mails, it answers the same and switches nothing.
    const head = await visitor.fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('location')]).toEqual([303, '/']);
    expect((await visitor.authState()).businessState.businessMode).toBe(true);
    const followed = await visitor.fetch(url);
    expect([followed.status, followed.headers.get('location')]).toEqual([303, '/']);
    expect((await visitor.authState()).businessState.businessMode).toBe(false);
    expect((await visitor.fetch(url)).status).toBe(410);

    const back = await next();
    expect(back.businessMode).toBe(true);
    expect((await visitor.fetch(back.url)).headers.get('location')).toBe('/business');
    expect((await visitor.authState()).businessState.businessMode).toBe(true);
  });

  it('API-080 the URL expires after minutes', async () => {
    const { visitor, userId } = await member();
    const { body } = await send<Schema<'BusinessToggleUrl'>>(visitor, 'GET', `${ME}/v1/businessToggleUrl`);
    await context.db
      .updateTable('business_links')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', userId)
      .execute();
    expect((await visitor.fetch(body.url)).status).toBe(410);
  });

  it('API-084 returns the acting identity, also for a private account; without a session INVALID_SESSION', async () => {
    const { visitor, email } = company.admin;
    const { status, body } = await send<Schema<'CurrentIdentity'>>(visitor, 'GET', `${ME}/v1/currentIdentity`);
    expect(status).toBe(200);
    expect(body).toEqual({
      accountName: expect.stringMatching(/^Test /),
      accountEmail: email,
      userImgUrl: null,
      businessMode: true,
      companyName: company.name,
      impersonatedBy: null,
      impersonationEndsAt: null,
      impersonationSecondsLeft: null,
      bookingFor: null,
    });
    const alone = await addAccount(context.db, context.server.origin);
    expect((await send(alone.visitor, 'GET', `${ME}/v1/currentIdentity`)).body).toMatchObject({
      accountEmail: alone.email,
      businessMode: false,
      companyName: null,
    });
    const stranger = await send<ErrorResponse>(new Visitor(context.server.origin), 'GET', `${ME}/v1/currentIdentity`);
    expect([stranger.status, stranger.body.errors[0]?.code]).toEqual([401, 'INVALID_SESSION']);
  });
});
