import type { Schema } from '@travel-shell/contract';
import { freshStore } from '@travel-shell/testing/freshStore';
import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../back-end/areas/company/testing/createTestCompany.ts';
import { send } from '../back-end/areas/company/testing/send.ts';
import { databaseOfAnswers } from '../back-end/testing/databases.ts';
import { useTestServer } from '../back-end/testing/useTestServer.ts';
import { keepCookies } from './testing/keepCookies.ts';

const COMPANY = '/i/api/business/company/v1';
const SSO: Schema<'SsoEntryForm'> = {
  name: 'Staff',
  issuer: 'https://id.staff.example',
  authorizationEndpoint: 'https://id.staff.example/authorize',
  clientId: 'travel-shell',
};

describe.each(databaseOfAnswers)(
  'two administrators of a company, from the server to the store, on $kind',
  ({ create }) => {
    const context = useTestServer(create);
    let jar: Map<string, string>;
    let company: TestCompany;
    let other: TestMember;
    let store: typeof import('@travel-shell/store/company');
    let business: typeof import('@travel-shell/store/business');

    beforeAll(() => {
      vi.stubGlobal('fetch', globalThis.fetch);
      jar = keepCookies();
    });
    afterAll(() => vi.unstubAllGlobals());
    beforeEach(async () => {
      company = await createTestCompany(context.db, context.server.origin);
      other = await addMember(context.db, context.server.origin, company.id, 'ADMIN');
      signIn(company.admin);
      await freshStore();
      configureForTest({ apiBase: context.server.origin });
      store = await import('@travel-shell/store/company');
      business = await import('@travel-shell/store/business');
    });

    const signIn = ({ visitor }: TestMember) => {
      jar.clear();
      for (const [name, value] of visitor.cookies) jar.set(name, value);
    };
    const theirs = (method: string, path: string, json?: unknown) =>
      send(other.visitor, method, COMPANY + path, { json });
    const known = () => {
      const now = store.companyVersion.get();
      if (now.status !== 'ready') throw new Error(`The settings are ${now.status}.`);
      return now.data;
    };
    const onServer = async () => {
      const { headers, body } = await send<Schema<'CompanySettings'>>(company.admin.visitor, 'GET', `${COMPANY}/`);
      return { values: body, etag: headers.get('etag') ?? undefined };
    };
    const failureOf = (write: Promise<unknown>) =>
      write.then(
        () => undefined,
        (error: unknown) => error,
      );

    it('STA-096 has the settings and their version together, after each own change, too', async () => {
      await store.companyVersion.refresh();
      expect(known()).toEqual(await onServer());
      await store.setAutoApprovalMode('ALL');
      await store.setCompanyFeature('REPORTING', true);
      await store.setAutoApprovalMode('NONE');
      expect(known()).toEqual(await onServer());
      expect(store.lastChangeOf(known().values, 'AUTO_APPROVAL')).toMatchObject({ bySupport: false });
      expect(store.lastChangeOf(known().values, 'LOGO')).toBeUndefined();
    });

    it('API-087 a write that comes second is refused, says what the other has saved, and overwrites nothing here', async () => {
      await store.companyVersion.refresh();
      const before = known();
      await theirs('PUT', '/settings/autoApproval/ALL');
      const error = await failureOf(store.setAutoApprovalMode('IN_POLICY'));
      expect(error).toMatchObject({ name: 'ApiError', status: 412, serverCode: 'PRECONDITION_FAILED' });
      const now = await onServer();
      expect(store.companyConflictOf(error)).toEqual({
        theirs: { autoApprovalMode: 'ALL', lastChange: expect.anything() },
        etag: now.etag,
        lastChange: store.lastChangeOf(now.values, 'AUTO_APPROVAL'),
      });
      expect(known()).toEqual(before);
      expect(now.values.autoApprovalMode).toBe('ALL');

      // The visitor keeps their own.
      await store.setAutoApprovalMode('IN_POLICY', store.companyConflictOf(error)?.etag);
      expect(known()).toEqual(await onServer());
      expect(known().values.autoApprovalMode).toBe('IN_POLICY');
    });

    it('API-088 what the other has changed besides is loaded with a write of their version', async () => {
      await store.companyVersion.refresh();
      await theirs('POST', '/sortOrderSettings', { flight: 'PRICE', hotel: 'PRICE', train: 'PRICE', car: 'PRICE' });
      const error = await failureOf(store.setMultiRoomBookings(true));
      await store.setMultiRoomBookings(true, store.companyConflictOf(error)?.etag);
      expect(known()).toEqual(await onServer());
      expect(known().values.sortOrderSettings.flight).toBe('PRICE');
    });

    it('API-086 a form names the version that it began with, whatever has been loaded since', async () => {
      await store.companyVersion.refresh();
      const { values, etag } = known();
      await theirs('PUT', '/', { ...values.facts, name: `${company.name} of theirs` });
      await store.companyVersion.refresh();
      const write = store.updateCompany({ ...values.facts, website: 'https://mine.example' }, etag);
      const conflict = store.companyConflictOf(await failureOf(write));
      expect(conflict?.theirs?.facts?.name).toBe(`${company.name} of theirs`);
      expect((await onServer()).values.facts.website).toBeNull();
    });

    it('API-105 API-106 API-107 so are writes of SSO entries', async () => {
      const { id } = await store.addSsoEntry(SSO);
      await store.companyVersion.refresh();
      await theirs('PUT', `/sso/${id}`, { ...SSO, name: 'Theirs' });
      for (const write of [
        () => store.updateSsoEntry(id, { ...SSO, name: 'Mine' }),
        () => store.toggleSsoEntry(id, true),
        () => store.deleteSsoEntry(id),
      ]) {
        const error = await failureOf(write());
        expect(store.companyConflictOf(error)).toMatchObject({
          theirs: { ssoSettings: [{ id, name: 'Theirs', active: false }] },
          lastChange: { subject: 'SSO' },
        });
        expect(store.ssoSettings.get()).toMatchObject({ status: 'ready', data: [{ id, name: 'Staff' }] });
      }
      await store.ssoVersion.refresh();
      await store.toggleSsoEntry(id, true);
      expect(store.ssoSettings.get()).toMatchObject({ data: [{ id, name: 'Theirs', active: true }] });
      // Entries have a version of their own, so the settings' is the one that is known.
      await store.setAutoApprovalMode('ALL');
      expect(known()).toEqual(await onServer());
    });

    it('API-115 API-118 changes beside the settings are loaded, so that the next write is no conflict with oneself', async () => {
      await context.db.updateTable('companies').set({ tier: 'biz' }).where('id', '=', company.id).execute();
      await store.companyVersion.refresh();
      await business.setImpersonationSupport(true);
      expect(known().values.impersonationSupport).toBe(true);
      await business.upgradeTier('bizPlus');
      expect(known()).toEqual(await onServer());
      await store.setAutoApprovalMode('ALL');
    });

    it('a refusal for want of a permission says which one, is none of 401, and is not sent again', async () => {
      signIn(company.traveler);
      const calls = vi.spyOn(globalThis, 'fetch');
      const error = await failureOf(store.setAutoApprovalMode('ALL'));
      const writes = calls.mock.calls.filter(([url]) => String(url).includes('autoApproval'));
      calls.mockRestore();
      expect(error).toMatchObject({ status: 403, serverCode: 'FORBIDDEN' });
      expect(writes).toHaveLength(1);
      expect(business.missingPermission(error)).toBe('COMPANY_APPROVAL_SETTINGS_MANAGEMENT');
      expect(store.companyConflictOf(error)).toBeUndefined();
      jar.clear();
      const gone = await failureOf(store.setAutoApprovalMode('ALL'));
      expect(gone).toMatchObject({ status: 401, serverCode: 'INVALID_SESSION' });
      expect(business.missingPermission(gone)).toBeUndefined();
    });

    it('the log of changes is read by page', async () => {
      await store.companyVersion.refresh();
      for (const mode of ['A', 'B', 'C']) await store.setAutoApprovalMode(mode);
      const { content, paging } = await store.companyLog({ page: 1, size: 2 });
      expect(content).toMatchObject([{ subject: 'AUTO_APPROVAL', changes: [{ before: 'NONE', after: 'A' }] }]);
      expect(paging).toMatchObject({ totalElements: 3, totalPages: 2, last: true });
      expect((await store.companyLog()).content).toHaveLength(3);
    });

    it('a call that comes too often says when to try again', async () => {
      await store.sendCompanyDeletionEmail();
      const error = await failureOf(store.sendCompanyDeletionEmail());
      expect(error).toMatchObject({ status: 429, serverCode: 'TOO_MANY_REQUESTS', retryAfter: 60 });
    });
  },
);
