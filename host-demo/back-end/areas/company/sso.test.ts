import type { Schema } from '@travel-shell/contract';
import { clientSecretPlace } from 'travel-shell-back-end/areas/company/ssoEntries.ts';
import { Keyring } from 'travel-shell-back-end/secrets/Keyring.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { actAs, addMember, createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { send } from './testing/send.ts';

const SSO = '/i/api/business/company/v1/sso';
const FORM: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize?tenant=7',
  clientId: 'travel shell & co',
  clientSecret: 'correct-horse-battery-staple',
};

describe.each(databaseOfAnswers)('single sign-on of a company on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });

  const call = <Body>(method: string, path = '', json?: unknown, by = company) =>
    send<Body>(by.admin.visitor, method, `${SSO}${path}`, { json });
  const add = async (form: object = FORM) => (await call<Schema<'SsoEntry'>>('POST', '', form)).body;
  const list = async () => (await call<Schema<'CompanySso'>>('GET')).body.ssoSettings;

  it('API-104 API-103 STA-097 adds inactive entries and lists them without their secrets', async () => {
    const answer = await call<Schema<'SsoEntry'>>('POST', '', FORM);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      active: false,
      name: FORM.name,
      issuer: FORM.issuer,
      authorizationEndpoint: FORM.authorizationEndpoint,
      clientId: FORM.clientId,
      hasClientSecret: true,
    });
    const { clientSecret: _none, ...open } = FORM;
    const second = await add({ ...open, name: 'Contractors' });
    expect(second.hasClientSecret).toBe(false);
    expect(await list()).toEqual([answer.body, second]);
    const settings = await send(company.admin.visitor, 'GET', '/i/api/business/company/v1/');
    expect(settings.body).toMatchObject({ ssoSettings: [answer.body, second] });
    expect(JSON.stringify([settings.body, await list()])).not.toContain(FORM.clientSecret);
  });

  it.each([
    ['an issuer without https', { issuer: 'http://id.staff.example' }],
    ['an issuer with a query', { issuer: 'https://id.staff.example/?a=b' }],
    ['an endpoint that is a script', { authorizationEndpoint: 'javascript:alert(1)' }],
    ['an endpoint with a fragment', { authorizationEndpoint: 'https://id.staff.example/authorize#now' }],
    ['an endpoint with a user name', { authorizationEndpoint: 'https://id.example@evil.example/' }],
    ['no client', { clientId: '' }],
    ['an unknown field', { active: true }],
  ])('API-104 API-105 refuses %s', async (_title, change) => {
    const { id } = await add();
    expect((await call('POST', '', { ...FORM, ...change })).status).toBe(400);
    expect((await call('PUT', `/${id}`, { ...FORM, ...change })).status).toBe(400);
    expect(await list()).toHaveLength(1);
  });

  it('API-104 accepts at most twenty entries, even concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => call('POST', '', FORM)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('API-105 changes an entry and keeps its secret unless a new one is sent', async () => {
    const keyring = new Keyring();
    const secretOf = async (id: string) => {
      const row = await context.db
        .selectFrom('company_sso_entries')
        .select('sealed_client_secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return keyring.open(row.sealed_client_secret ?? '', clientSecretPlace(id));
    };
    const entry = await add();
    const { clientSecret: _none, ...open } = FORM;
    const changed = await call<Schema<'SsoEntry'>>('PUT', `/${entry.id}`, { ...open, name: 'All staff' });
    expect(changed).toMatchObject({ status: 200, body: { ...entry, name: 'All staff' } });
    expect(await secretOf(entry.id)).toBe(FORM.clientSecret);
    await call('PUT', `/${entry.id}`, { ...FORM, clientSecret: '' });
    expect(await secretOf(entry.id)).toBe(FORM.clientSecret);
    await call('PUT', `/${entry.id}`, { ...FORM, clientSecret: 'another' });
    expect(await secretOf(entry.id)).toBe('another');
  });

  it('API-107 switches an entry on and off', async () => {
    const { id } = await add();
    for (const active of [true, true, false]) {
      expect(await call('POST', `/toggleactive/${id}/${active}`)).toMatchObject({ status: 200, body: { id, active } });
      expect((await list())[0]?.active).toBe(active);
    }
    expect((await call('POST', `/toggleactive/${id}/perhaps`)).status).toBe(400);
  });

  it('API-106 removes an entry', async () => {
    const [first, second] = [await add(), await add()];
    expect((await call('DELETE', `/${first.id}`)).status).toBe(204);
    expect(await list()).toEqual([second]);
    expect((await call('DELETE', `/${first.id}`)).status).toBe(404);
  });

  it('API-102 returns each company’s start URL', async () => {
    const { status, body } = await call<Schema<'SsoUrl'>>('GET', '/entrypointurl');
    expect(status).toBe(200);
    expect(body.url).toMatch(/\/business\/sso\/[0-9a-f]{64}$/);
    expect(body.url.startsWith(`${context.server.origin}/`)).toBe(true);
    const other = await createTestCompany(context.db, context.server.origin);
    expect((await call<Schema<'SsoUrl'>>('GET', '/entrypointurl', undefined, other)).body.url).not.toBe(body.url);
  });

  it('API-108 returns an OpenID Connect authorization request, with new values each time', async () => {
    const { id } = await add();
    const urls = [];
    for (const _time of [1, 2]) {
      const { status, body } = await call<Schema<'SsoUrl'>>('GET', `/${id}/externalAuthorizationUrl`);
      expect(status).toBe(200);
      urls.push(new URL(body.url));
    }
    const [first, second] = urls.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(urls[0]?.href).toMatch(/^https:\/\/id\.staff\.example\/authorize\?/);
    expect(first).toEqual({
      tenant: '7',
      client_id: FORM.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${context.server.origin}/business/sso/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(first?.[name]).not.toBe(second?.[name]);
    const kept = await context.db.selectFrom('company_sso_attempts').selectAll().where('entry_id', '=', id).execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ user_id: company.admin.userId, nonce: second?.nonce });
    expect(JSON.stringify(kept)).not.toContain(second?.state);
  });

  describe('API-108 a try of an entry', () => {
    const begin = async (id: string) => {
      const { body } = await call<Schema<'SsoUrl'>>('GET', `/${id}/externalAuthorizationUrl`);
      return String(new URL(body.url).searchParams.get('state'));
    };
    const comeBack = (query: Record<string, string>, { visitor } = company.admin) =>
      visitor.fetch(`/business/sso/callback?${new URLSearchParams(query)}`, { redirect: 'manual' });
    const lastTry = async () => (await list())[0]?.lastTry;

    it('is kept with its time when it begins, as long as nothing is known of it', async () => {
      const { id } = await add();
      expect(await lastTry()).toBeUndefined();
      await begin(id);
      expect(await lastTry()).toEqual({
        triedAt: expect.any(String),
        result: 'STARTED',
        reason: null,
        isCurrent: true,
      });
      expect(Date.now() - Date.parse((await lastTry())?.triedAt ?? '')).toBeLessThan(60_000);
    });

    it('a try succeeds when the provider returns with a code; a second return is refused, and nobody is signed in', async () => {
      const { id } = await add();
      const state = await begin(id);
      const page = await comeBack({ state, code: 'a-code', iss: FORM.issuer });
      expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
      expect(await page.text()).toContain('Staff has answered');
      expect(await lastTry()).toMatchObject({ result: 'SUCCEEDED', reason: null, isCurrent: true });
      expect((await comeBack({ state, error: 'access_denied' })).status).toBe(404);
      expect(await lastTry()).toMatchObject({ result: 'SUCCEEDED' });
    });

    it.each([
      ['access_denied', 'ACCESS_DENIED'],
      ['unauthorized_client', 'UNAUTHORIZED_CLIENT'],
      ['temporarily_unavailable', 'TEMPORARILY_UNAVAILABLE'],
      ['<script>alert(1)</script>', 'OTHER'],
    ])('has failed with %s, which is kept as %s', async (error, reason) => {
      const { id } = await add();
      const page = await comeBack({ state: await begin(id), error });
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('<script>alert');
      expect(await lastTry()).toMatchObject({ result: 'FAILED', reason });
      await begin(id);
      expect(await lastTry()).toMatchObject({ result: 'STARTED', reason: null });
    });

    it('has failed without a code, and when another provider answers', async () => {
      const { id } = await add();
      await comeBack({ state: await begin(id) });
      expect(await lastTry()).toMatchObject({ result: 'FAILED', reason: 'NO_CODE' });
      await comeBack({ state: await begin(id), code: 'a-code', iss: 'https://id.evil.example' });
      expect(await lastTry()).toMatchObject({ result: 'FAILED', reason: 'WRONG_ISSUER' });
    });

    it('counts no longer once the entry is changed, but for its name', async () => {
      const { id } = await add();
      await comeBack({ state: await begin(id), code: 'a-code' });
      const { clientSecret: _none, ...open } = FORM;
      await call('PUT', `/${id}`, { ...open, name: 'Renamed' });
      await call('POST', `/toggleactive/${id}/true`);
      expect(await lastTry()).toMatchObject({ result: 'SUCCEEDED', isCurrent: true });
      for (const changed of [
        { ...open, clientId: 'another' },
        { ...open, clientId: 'another', clientSecret: 'new' },
      ]) {
        const state = await begin(id);
        await call('PUT', `/${id}`, changed);
        expect(await lastTry()).toMatchObject({ isCurrent: false });
        expect((await comeBack({ state, code: 'a-code' })).status).toBe(404);
      }
    });

    it('ends only for whoever began it, while they may', async () => {
      const { id } = await add();
      const state = await begin(id);
      const second = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
      expect((await comeBack({ state, code: 'a-code' }, second)).status).toBe(404);
      expect((await comeBack({ state, code: 'a-code' }, company.traveler)).status).toBe(403);
      const nobody = await new Visitor(context.server.origin).fetch('/business/sso/callback?state=x&code=y', {
        redirect: 'manual',
      });
      expect([nobody.status, nobody.headers.get('location')]).toEqual([
        303,
        `/login?redir=${encodeURIComponent('/business/sso/callback?state=x&code=y')}`,
      ]);
      await context.db
        .updateTable('company_sso_attempts')
        .set({ expires_at: new Date(0) })
        .where('entry_id', '=', id)
        .execute();
      expect((await comeBack({ state, code: 'a-code' })).status).toBe(404);
      expect(await lastTry()).toMatchObject({ result: 'STARTED' });
    });
  });

  it('API-104 API-105 API-106 API-107 reject support, which may only read', async () => {
    const entry = await add();
    await actAs(context.db, context.server.origin, company.admin);
    const answers = [
      await call('POST', '', FORM),
      await call('PUT', `/${entry.id}`, { ...FORM, name: 'Support' }),
      await call('DELETE', `/${entry.id}`),
      await call('POST', `/toggleactive/${entry.id}/true`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await list()).toEqual([entry]);
  });

  it('API-105 API-106 API-107 API-108 do not find another company’s entries', async () => {
    const { id } = await add();
    const other = await createTestCompany(context.db, context.server.origin);
    const answers = [
      await call('PUT', `/${id}`, FORM, other),
      await call('DELETE', `/${id}`, undefined, other),
      await call('POST', `/toggleactive/${id}/true`, undefined, other),
      await call('GET', `/${id}/externalAuthorizationUrl`, undefined, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list()).toMatchObject([{ id, active: false }]);
    expect((await call<Schema<'CompanySso'>>('GET', '', undefined, other)).body.ssoSettings).toEqual([]);
  });
});
