import type { Schema } from '@travel-shell/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { createTestCompany, type TestCompany } from '../company/testing/createTestCompany.ts';
import { PNG } from '../company/testing/pictures.ts';
import { send } from '../company/testing/send.ts';

const ME = '/i/api/business/me/v1';
const COMPANY = '/i/api/business/company/v1';
type Tasks = Schema<'OnboardingTasks'>;

describe.each(databaseOfAnswers)('onboarding on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });
  const mark = (visitor: Visitor, taskId: string, status: string) =>
    send<Tasks>(visitor, 'POST', `${ME}/taskStatus?taskId=${taskId}&status=${status}`);
  const progress = async (visitor: Visitor) => {
    const { accountOnboardingProgress, companyOnboardingProgress } = (await visitor.authState()).businessState;
    return [accountOnboardingProgress, companyOnboardingProgress];
  };

  it('API-077 BIZ-070 lists all steps as open; those of the company for its administrators only', async () => {
    const { body } = await send<Tasks>(company.admin.visitor, 'GET', `${ME}/tasks`);
    expect(body).toEqual({
      accountTasks: ['CONFIRM_EMAIL', 'COMPLETE_PROFILE', 'ADD_TRAVELER', 'CHOOSE_LANGUAGE', 'TAKE_TOUR'].map(
        (taskId) => ({ taskId, status: 'open' }),
      ),
      companyTasks: ['COMPANY_DETAILS', 'COMPANY_LOGO', 'INVITE_USERS', 'TRAVEL_POLICY', 'PAYMENT_METHOD'].map(
        (taskId) => ({ taskId, status: 'open' }),
      ),
      accountOnboardingProgress: 0,
      companyOnboardingProgress: 0,
      reminderTaskGridDismissed: false,
    });
    expect((await send<Tasks>(company.traveler.visitor, 'GET', `${ME}/tasks`)).body.companyTasks).toEqual([]);
  });

  it('API-074 STA-032 CON-099 a step counts once done or skipped, and not when reopened', async () => {
    const { visitor } = company.traveler;
    expect((await mark(visitor, 'TAKE_TOUR', 'done')).body.accountOnboardingProgress).toBe(20);
    expect((await mark(visitor, 'TAKE_TOUR', 'done')).body.accountOnboardingProgress).toBe(20);
    const { body } = await mark(visitor, 'ADD_TRAVELER', 'skipped');
    expect(body.accountOnboardingProgress).toBe(40);
    expect(body.accountTasks).toContainEqual({ taskId: 'ADD_TRAVELER', status: 'skipped' });
    expect(await progress(visitor)).toEqual([40, 0]);
    await mark(visitor, 'TAKE_TOUR', 'open');
    expect(await progress(visitor)).toEqual([20, 0]);
    for (const task of ['CONFIRM_EMAIL', 'COMPLETE_PROFILE', 'CHOOSE_LANGUAGE', 'TAKE_TOUR']) {
      await mark(visitor, task, 'done');
    }
    expect(await progress(visitor)).toEqual([100, 0]);
    expect(await progress(company.admin.visitor)).toEqual([0, 0]);
  });

  it('API-074 STA-033 BIZ-070 steps of the company are its administrators’ and count for every member', async () => {
    expect((await mark(company.traveler.visitor, 'COMPANY_LOGO', 'done')).status).toBe(403);
    expect(await progress(company.traveler.visitor)).toEqual([0, 0]);
    expect((await mark(company.admin.visitor, 'COMPANY_LOGO', 'done')).body.companyOnboardingProgress).toBe(20);
    expect(await progress(company.traveler.visitor)).toEqual([0, 20]);
  });

  it('BIZ-070 a step of the company is done by what it asks for, and not by taking that away', async () => {
    const { visitor } = company.admin;
    const done = async () =>
      (await send<Tasks>(visitor, 'GET', `${ME}/tasks`)).body.companyTasks
        .filter(({ status }) => status === 'done')
        .map(({ taskId }) => taskId);
    const { body: settings } = await send<Schema<'CompanySettings'>>(visitor, 'GET', `${COMPANY}/`);
    await send(visitor, 'PUT', `${COMPANY}/`, { json: { ...settings.facts, website: 'https://shop.example' } });
    expect(await done()).toEqual(['COMPANY_DETAILS']);
    const form = new FormData();
    form.append('multipartFile', new Blob([PNG], { type: 'image/png' }), 'logo.png');
    expect((await send(visitor, 'POST', `${COMPANY}/logo`, { form })).status).toBe(200);
    expect(await done()).toEqual(['COMPANY_DETAILS', 'COMPANY_LOGO']);
    await mark(visitor, 'COMPANY_LOGO', 'open');
    await send(visitor, 'DELETE', `${COMPANY}/logo`);
    expect(await done()).toEqual(['COMPANY_DETAILS']);
    await mark(visitor, 'TRAVEL_POLICY', 'skipped');
    const { hotel } = settings.policies;
    await send(visitor, 'PUT', '/i/api/business/company/v1/settings/policies/hotel', {
      json: { ...hotel, minimumDaysInAdvance: 3 },
    });
    const json = { emails: ['mei@shop.example'], role: 'TRAVELER' };
    await send(visitor, 'POST', '/i/api/business/people/v1/invitations', { json });
    expect(await done()).toEqual(['COMPANY_DETAILS', 'INVITE_USERS', 'TRAVEL_POLICY']);
    expect((await progress(visitor))[1]).toBe(60);
  });

  it('API-077 marks that somebody has saved a traveler, unless they have opened the step again', async () => {
    const { visitor } = company.traveler;
    const step = async () =>
      (await send<Tasks>(visitor, 'GET', `${ME}/tasks`)).body.accountTasks.find(
        ({ taskId }) => taskId === 'ADD_TRAVELER',
      );
    expect(await step()).toMatchObject({ status: 'open' });
    const json = { firstName: 'Mei', lastName: 'Tan', preferred: true };
    expect(
      (await send(visitor, 'POST', '/i/api/account/traveler/v1/?knownTravelerNumberApiVersion=v2', { json })).status,
    ).toBe(200);
    expect(await step()).toMatchObject({ status: 'done' });
    expect(await progress(visitor)).toEqual([20, 0]);
    await mark(visitor, 'ADD_TRAVELER', 'open');
    expect(await step()).toMatchObject({ status: 'open' });
  });

  it('API-074 counts concurrent steps', async () => {
    const { visitor } = company.traveler;
    const steps = ['CONFIRM_EMAIL', 'COMPLETE_PROFILE', 'ADD_TRAVELER', 'CHOOSE_LANGUAGE', 'TAKE_TOUR'];
    await visitor.formToken();
    await Promise.all(steps.map((step) => mark(visitor, step, 'done')));
    expect(await progress(visitor)).toEqual([100, 0]);
  });

  it.each([
    ['DANCE', 'done'],
    ['TAKE_TOUR', 'half'],
    ['', 'done'],
  ])('API-074 refuses the step %j with the state %j', async (task, status) => {
    expect((await mark(company.admin.visitor, task, status)).status).toBe(400);
  });

  it('API-076 hides the reminder for oneself', async () => {
    const hidden = async (visitor: Visitor) =>
      (await send<Tasks>(visitor, 'GET', `${ME}/tasks`)).body.reminderTaskGridDismissed;
    for (const _again of [1, 2]) {
      expect(await send(company.admin.visitor, 'POST', `${ME}/dismissReminderTaskGrid`)).toMatchObject({
        status: 204,
        body: null,
      });
    }
    expect([await hidden(company.admin.visitor), await hidden(company.traveler.visitor)]).toEqual([true, false]);
  });
});
