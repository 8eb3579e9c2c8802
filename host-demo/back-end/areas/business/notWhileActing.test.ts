import type { ErrorResponse } from '@travel-shell/contract';
import { MANAGE_PAGES } from '@travel-shell/core/managePages';
import { createMailToken } from 'travel-shell-back-end/areas/auth/mailTokens.ts';
import { Contract, type ContractOperation } from 'travel-shell-back-end/http/Contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Visitor } from '../../testing/Visitor.ts';
import { readForm } from '../auth/testing/outbox.ts';
import {
  addAccount,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';
import { makeTcString } from '../consent/testing/makeTcString.ts';

/** Changes in a session that support may make in the name of a member: its work, and the way out. */
const SUPPORTS_WORK = [
  ...['createTraveler', 'updateTraveler', 'setBusinessLanguage', 'setBusinessKeywords', 'setOnboardingTaskStatus'],
  ...['setUpBusinessProfileV1', 'setUpBusinessProfileV2', 'setUpBusinessProfileV3', 'dismissReminderTaskGrid'],
  ...['selectTraveler', 'selectGuest', 'unselectTraveler', 'findUsers', 'reportIssue', 'contactAccountManager'],
  ...['requestDemo', 'postponeDemo', 'signUpLeisureCompany', 'resendBusinessConfirmationEmail'],
  ...['sendCompanyConfirmation', 'sendBizPlusConfirmation', 'updateCompany', 'uploadCompanyLogo', 'deleteCompanyLogo'],
  ...['setAutoApprovalMode', 'setTravelPolicy', 'setSortOrderSettings', 'setExpenseManagementSystem'],
  ...['removeExpenseManagementSystem', 'enableCompanyFeature', 'disableCompanyFeature', 'enableMultiRoomBookings'],
  ...['disableMultiRoomBookings', 'setMapViewFD', 'setMapViewDP', 'setTdpAutopilot', 'clearTripNotification'],
  ...['setTripsDrawerGoToTripsButtonTooltipShown', 'setTripsDrawerReminderTooltipShown'],
  ...['setNavigationDrawerTripsTooltipShown', 'saveResultForLater', 'removeSavedResult', 'endImpersonation'],
  // Finds none: the accounts of the session are the agent's.
  'switchAccount',
];

const LOCKED = 'NOT_WHILE_ACTING';
const WORDS = 'Support cannot do this in the name of a member.';

const { routes } = await Contract.read();
const locked = routes.filter(({ operation }) => operation['x-not-while-acting']);

/** With a body of the right kind. */
async function call(visitor: Visitor, { route: { method, url }, operation }: (typeof routes)[number]) {
  const path = url.replace(/:\w+/g, '0b9f1c9e-1f0d-4f0e-9d55-2f9c1f6f3a10');
  const kind = Object.keys(operation.requestBody?.content ?? {})[0];
  if (kind !== 'application/x-www-form-urlencoded')
    return send<ErrorResponse>(visitor, String(method), path, kind ? { json: {} } : {});
  const answer = await visitor.post(path, {}, { 'X-CSRF': await visitor.formToken() });
  return { status: answer.status, body: (await answer.json()) as ErrorResponse };
}

it('of all that changes something in a session, each is locked for support or known as its work', () => {
  const needsSession = ({ security }: ContractOperation) =>
    security?.length && security.every((way) => 'session' in way);
  const open = routes
    .filter(({ operation, route }) => needsSession(operation) && route.method !== 'GET')
    .filter(({ operation }) => !operation['x-not-while-acting'])
    .map(({ operation }) => operation.operationId);
  expect(open.toSorted()).toEqual(SUPPORTS_WORK.toSorted());
});

/** Bodies of the calls that may write a visitor's choice with a session and without one. */
const CHOICES: Record<string, { path: string; json?: object; form?: Record<string, string> }> = {
  logCookiesConsentAction: {
    path: '/horizon/common/privacy/LogCookiesConsentAction',
    json: { isRepeat: false, action: 'ACCEPT_ALL' },
  },
  recordConsentByForm: {
    path: '/privacy/consent',
    form: { regime: 'cookies', choice: 'accept', text: 'cookies-1', locale: 'de-DE' },
  },
  recordCookieConsent: { path: '/i/api/cookiebanner/v1/consent/record', json: { acceptedCategories: ['functional'] } },
  saveTcfConsent: {
    path: '/i/api/iabtcf/v1/consent',
    json: {
      ...{ consentedPurposes: [], consentedVendors: [], consentedAdditionalVendors: [] },
      ...{ objectedLegIntPurposes: [], objectedLegIntVendors: [], tcString: makeTcString({}) },
    },
  },
  giveTwoPartyConsent: { path: '/i/api/twoparty/v1/consent', json: {} },
  createGdprConsent: {
    path: '/s/run/privacy/gdpr/createConsent',
    form: { purposeIds: '1', setConsentBooleanCookie: 'false' },
  },
  removeGdprConsent: {
    path: '/s/run/privacy/gdpr/removeConsent',
    form: { purposeIds: '1', setConsentBooleanCookie: 'false' },
  },
  setCurrency: { path: '/i/api/account/currency/v1/set', json: { currencyCode: 'EUR', store: true } },
};

/** Others that may be called without a session. They write nothing for who is signed in, or begin and end sessions. */
const WITHOUT_A_CHOICE = [
  ...['getTripsStoreForTrip', 'login', 'logout', 'register', 'sendSignInCode', 'loginWithCode', 'loginWithApple'],
  ...['startAppleLogin', 'startNaverLogin', 'loginWithNaver', 'loginWithGoogle', 'startGoogleLogin'],
  ...['authorizeOneTap', 'getPasskeyLoginParams', 'loginWithPasskey', 'setMetaCookie', 'setMetaCookieByForm'],
  ...['fetchFormToken', 'signUpCompany', 'signUpBizPlusCompany', 'trackBizPlusEmailConfirmationClick'],
  ...['addToWaitlist', 'recordUiMetric', 'convertSearchUrl', 'convertSearchUrlPlainPath', 'syncKmkid', 'setKmkid'],
];

it('of all that may be called without a session, each is tried while support acts or known to write no choice', () => {
  const open = routes
    .filter(({ operation: { security = [] } }) => !security.length || !security.every((way) => 'session' in way))
    .filter(({ operation, route }) => route.method !== 'GET' && !operation['x-not-while-acting'])
    .map(({ operation }) => operation.operationId);
  expect(open.toSorted()).toEqual([...Object.keys(CHOICES), ...WITHOUT_A_CHOICE].toSorted());
});

describe.each(databaseOfAnswers)('while support acts as a member, on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  let agent: TestMember;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    agent = await addAccount(context.db, context.server.origin);
    await context.db.updateTable('users').set({ support_agent: true }).where('id', '=', agent.userId).execute();
    await send(company.admin.visitor, 'POST', '/i/api/business/impersonation/v1/support');
    const fields = { formtoken: await agent.visitor.formToken(), member: company.admin.userId };
    expect((await agent.visitor.post('/demo/support', fields)).status).toBe(303);
  });

  it.each(locked.map((route) => [route.operation.operationId, route] as const))(
    'BIZ-004 %s is refused, and not for the member',
    async (_operation, route) => {
      const { status, body } = await call(agent.visitor, route);
      expect([status, body.errors?.[0]?.code, body.errors?.[0]?.localizedDescription]).toEqual([403, LOCKED, WORDS]);
      expect((await call(company.admin.visitor, route)).body?.errors?.[0]?.code).not.toBe(LOCKED);
    },
  );

  /** The rows that are kept of the member's choices. */
  const choicesOf = async (userId: string) =>
    Promise.all([
      context.db.selectFrom('consent_records').select('id').where('user_id', '=', userId).execute(),
      context.db.selectFrom('consent_actions').select('id').where('user_id', '=', userId).execute(),
      context.db.selectFrom('account_settings').selectAll().where('user_id', '=', userId).execute(),
    ]);
  const choose = async (visitor: Visitor, { path, json, form }: (typeof CHOICES)[string]) => {
    if (!form) return send(visitor, 'POST', path, { json });
    const headers = { 'X-CSRF': await visitor.formToken(), accept: 'application/json' };
    return visitor.post(path, form, headers);
  };

  it.each(Object.entries(CHOICES))('BIZ-004 %s writes nothing for the member', async (_operation, choice) => {
    const before = await choicesOf(company.admin.userId);
    const { status } = await choose(agent.visitor, choice);
    expect([200, 204, 403]).toContain(status);
    expect(await choicesOf(company.admin.userId)).toEqual(before);
    // For the member it does.
    expect((await choose(company.admin.visitor, choice)).status).toBe(status === 403 ? 200 : status);
    expect(await choicesOf(company.admin.userId)).not.toEqual(before);
  });

  it('BIZ-004 a browser’s choice does not become the member’s by the second factor', async () => {
    const { visitor } = agent;
    expect((await choose(visitor, CHOICES.recordCookieConsent as (typeof CHOICES)[string])).status).toBe(200);
    await context.db.updateTable('companies').set({ two_factor_required: true }).where('id', '=', company.id).execute();
    const post = async (path: string, fields: Record<string, string>) =>
      visitor.post(path, { formtoken: await visitor.formToken(), ...fields });
    expect((await post('/business/verify/send', {})).status).toBe(200);
    const mail = await context.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', agent.email)
      .where('kind', '=', 'two-factor-code')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(mail.body_text)?.[0] ?? '';
    expect((await post('/business/verify', { code })).status).toBe(303);
    expect(await choicesOf(company.admin.userId)).toEqual([[], [], []]);
    expect(visitor.cookies.get('consent')).toContain('functional');
  });

  it('BIZ-004 the page of privacy choices changes nothing for the member', async () => {
    const { visitor } = agent;
    const { action, fields } = await readForm(await visitor.fetch(MANAGE_PAGES.default));
    expect((await visitor.post(action, fields)).status).toBe(403);
    expect(await choicesOf(company.admin.userId)).toEqual([[], [], []]);
  });

  it.each([
    ['/s/ident/passkeys', 200],
    ['/s/ident/sessions', 200],
    ['/s/ident/forgot', 200],
    ['/business/company/delete?confirmationCode=a&requestTime=1&token=b', 200],
  ])('BIZ-004 the page %s says that it is refused, and opens for the member', async (path, status) => {
    const page = await agent.visitor.fetch(path);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain(WORDS);
    expect((await company.admin.visitor.fetch(path)).status).toBe(status);
  });

  it.each(['reset-password', 'lock-account', 'review-sign-in'] as const)(
    'BIZ-004 a link in a mail to the member (%s) is not followed, and not used up',
    async (purpose) => {
      const { userId } = company.admin;
      const token = await context.db.transaction().execute((trx) => createMailToken(trx, userId, purpose));
      const [, name] = /^(reset|lock|review)/.exec(purpose) ?? [];
      const formtoken = await agent.visitor.formToken();
      const passwd = 'a new password of support';
      const answer = await agent.visitor.post(`/s/ident/${name}`, { formtoken, token, passwd });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(WORDS);
      const kept = await context.db
        .selectFrom('mail_tokens')
        .select('purpose')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
      expect(kept).toHaveLength(1);
    },
  );

  describe('the end', () => {
    const END = '/i/api/business/impersonation/v1/end';
    const session = () =>
      context.db
        .selectFrom('sessions')
        .select(['expires_at', 'refreshed_at'])
        .where('impersonator_id', '=', agent.userId)
        .executeTakeFirstOrThrow();
    const identity = async () =>
      (
        await send<{ impersonationEndsAt: string | null }>(
          agent.visitor,
          'GET',
          '/i/api/business/me/v1/currentIdentity',
        )
      ).body;

    it('API-084 is an hour after the beginning, however much the session is used', async () => {
      const { expires_at } = await session();
      expect(Math.abs(expires_at.getTime() - Date.now() - 3_600_000)).toBeLessThan(30_000);
      expect((await identity()).impersonationEndsAt).toBe(expires_at.toISOString());
      const old = new Date(Date.now() - 2 * 3_600_000);
      await context.db
        .updateTable('sessions')
        .set({ refreshed_at: old })
        .where('impersonator_id', '=', agent.userId)
        .execute();
      expect((await agent.visitor.authState()).loggedInSession).toBe(true);
      const used = await session();
      expect(used.refreshed_at.getTime()).toBeGreaterThan(old.getTime());
      expect(used.expires_at).toEqual(expires_at);
    });

    it('ERR-009 API-117 is over once that has passed: there is no session left to end', async () => {
      await context.db
        .updateTable('sessions')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('impersonator_id', '=', agent.userId)
        .execute();
      const { status, body } = await send<ErrorResponse>(agent.visitor, 'POST', END);
      expect([status, body.errors[0]?.code]).toEqual([401, 'INVALID_SESSION']);
    });

    it('API-117 a sign-out ends it, too: it is recorded, and the member is told', async () => {
      const out = await agent.visitor.post('/k/run/auth/logout', {}, { 'X-CSRF': await agent.visitor.formToken() });
      expect(out.status).toBe(200);
      const { ended_at } = await context.db
        .selectFrom('impersonations')
        .select('ended_at')
        .where('agent_id', '=', agent.userId)
        .executeTakeFirstOrThrow();
      expect(ended_at).toBeInstanceOf(Date);
      const mails = await context.db
        .selectFrom('outbox')
        .select('recipient')
        .where('kind', '=', 'impersonation-ended')
        .where('recipient', 'in', [agent.email, company.admin.email])
        .execute();
      expect(mails).toEqual([{ recipient: company.admin.email }]);
    });
  });
});
