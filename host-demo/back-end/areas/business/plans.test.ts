import type { ErrorResponse, Schema } from '@travel-shell/contract';
import { FEATURES_OF_TIER } from 'travel-shell-back-end/areas/business/tiers.ts';
import { NOBODY } from 'travel-shell-back-end/areas/mail/staffMail.ts';
import { Contract } from 'travel-shell-back-end/http/Contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { createTestCompany, type TestCompany } from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const COMPANY = '/i/api/business/company/v1';

describe.each(databaseOfAnswers)('demo requests and plans on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin, { tier: 'biz', features: ['INBOX_SYNC'] });
  });
  const call = <Body>(method: string, path: string, json?: unknown) =>
    send<Body & Partial<ErrorResponse>>(company.admin.visitor, method, `${COMPANY}${path}`, { json });
  const salesMails = async () =>
    (
      await context.db
        .selectFrom('outbox')
        .select(['kind', 'subject', 'body_text'])
        .where('recipient', '=', NOBODY.sales)
        .execute()
    ).filter(({ subject }) => subject.includes(company.name));
  const demoStatus = async () =>
    (await send<Schema<'BusinessAccountInfo'>>(company.traveler.visitor, 'GET', '/i/api/business/me/v1/account/info'))
      .body.demoRequestStatus;

  it('BIZ-098 refuses each call about single sign-on where the plan does not have it, and takes it where it does', async () => {
    const { routes } = await Contract.read();
    const needing = routes.filter(({ operation }) => operation['x-feature'] === 'SSO_INTEGRATION');
    expect(needing.map(({ operation }) => operation.operationId)).toEqual(
      routes.filter(({ route }) => /\/sso(\/|$)/.test(route.url)).map(({ operation }) => operation.operationId),
    );
    const ask = async () => {
      const statuses = [];
      for (const { route } of needing) {
        const path = route.url.replace(':id', '0b9f1c9e-1f0d-4f0e-9d55-2f9c1f6f3a10').replace(':flag', 'true');
        const body = /POST|PUT/.test(String(route.method)) ? { json: {} } : {};
        statuses.push((await send(company.admin.visitor, String(route.method), path, body)).status);
      }
      return statuses;
    };
    expect(new Set(await ask())).toEqual(new Set([403]));
    await context.db.updateTable('companies').set({ tier: 'enterprise' }).where('id', '=', company.id).execute();
    expect(await ask()).not.toContain(403);
  });

  it('API-109 STA-101 requests a demo; a repeated request sends no second mail', async () => {
    expect(await demoStatus()).toBe('notRequested');
    const json = { phoneNumber: '+49 30 123', message: 'Afternoons are best.' };
    expect(await call('POST', '/requestDemo', json)).toMatchObject({ status: 200, body: { status: 'requested' } });
    expect(await call('POST', '/requestDemo')).toMatchObject({ status: 200, body: { status: 'requested' } });
    const mails = await salesMails();
    expect(mails.map(({ kind }) => kind)).toEqual(['demo-request']);
    for (const told of [company.admin.email, '+49 30 123', 'Afternoons']) expect(mails[0]?.body_text).toContain(told);
    expect(await demoStatus()).toBe('requested');
  });

  it('API-110 STA-101 postpones it, unless it is requested', async () => {
    expect(await call('POST', '/postponeDemo')).toMatchObject({ status: 200, body: { status: 'postponed' } });
    expect(await demoStatus()).toBe('postponed');
    expect((await call<Schema<'DemoRequestState'>>('POST', '/requestDemo')).body.status).toBe('requested');
    expect((await call<Schema<'DemoRequestState'>>('POST', '/postponeDemo')).body.status).toBe('requested');
  });

  it('API-118 API-119 bizPlus applies at once with its features; a repeated request changes nothing', async () => {
    expect((await call('GET', '/tier/upgrade/status')).body).toEqual({
      tier: 'biz',
      requestedTier: null,
      status: 'NONE',
    });
    const upgraded = { tier: 'bizPlus', requestedTier: 'bizPlus', status: 'COMPLETED' };
    for (const _again of [1, 2]) {
      expect(await call('POST', '/tier/upgrade', { tier: 'bizPlus' })).toMatchObject({ status: 200, body: upgraded });
    }
    expect((await call('GET', '/tier/upgrade/status')).body).toEqual(upgraded);
    const { features } = (await company.admin.visitor.authState()).businessState;
    expect(features).toContain('REPORTING');
    // From the previous tier, only what was switched on.
    expect(features.filter((name) => FEATURES_OF_TIER.biz.some((one) => one === name))).toEqual(['INBOX_SYNC']);
    const rows = await context.db
      .selectFrom('tier_upgrades')
      .select('to_tier')
      .where('company_id', '=', company.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('API-118 enterprise waits for a contract and is requested once, even concurrently', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/tier/upgrade', { tier: 'enterprise' })));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { tier: 'biz', requestedTier: 'enterprise', status: 'PENDING' }]);
    }
    expect((await salesMails()).map(({ kind }) => kind)).toEqual(['tier-upgrade']);
    const { status, body } = await call('POST', '/tier/upgrade', { tier: 'bizPlus' });
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'TIER_NOT_HIGHER']);
  });

  it.each(['biz', 'bizPlus'])('API-118 accepts only a higher tier: from bizPlus to %s', async (tier) => {
    await context.db.updateTable('companies').set({ tier: 'bizPlus' }).where('id', '=', company.id).execute();
    const { status, body } = await call('POST', '/tier/upgrade', { tier });
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'TIER_NOT_HIGHER']);
  });

  it('BIZ-001 rejects other tiers', async () => {
    expect((await call('POST', '/tier/upgrade', { tier: 'gold' })).status).toBe(400);
  });
});
