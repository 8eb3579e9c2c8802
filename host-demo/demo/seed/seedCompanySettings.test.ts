import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../back-end/testing/databases.ts';
import { useTestServer } from '../../back-end/testing/useTestServer.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_COMPANIES } from './companies.ts';
import { DEMO_COMPANY_SETTINGS } from './demoCompanySettings.ts';
import { seedCompanySettings } from './seedCompanySettings.ts';

const COMPANY = '/i/api/business/company/v1';

describe.each(databaseKinds)('the settings of the demo companies on $kind', ({ create }) => {
  const context = useTestServer(create);

  it('exist for each company and are visible to its administrator', async () => {
    expect(Object.keys(DEMO_COMPANY_SETTINGS).sort()).toEqual(DEMO_COMPANIES.map(({ name }) => name).sort());
    for (const { name, tier } of DEMO_COMPANIES) {
      const admin = DEMO_ACCOUNTS.find(({ business }) => business?.companyName === name && business.role === 'ADMIN');
      const visitor = context.visit();
      await visitor.logIn(admin?.login ?? '');
      const settings = (await (await visitor.fetch(`${COMPANY}/`)).json()) as Schema<'CompanySettings'>;
      const demo = DEMO_COMPANY_SETTINGS[name];
      expect(settings).toMatchObject({
        facts: { name, ...demo?.facts },
        tier,
        policies: demo?.policies ?? {},
        ssoSettings: demo?.sso ? [{ active: true, name: demo.sso.name, hasClientSecret: false }] : [],
      });
    }
  });

  it('do not overwrite changes, even with two servers at once', async () => {
    await context.db.deleteFrom('company_sso_entries').execute();
    await context.db.updateTable('company_settings').set({ website: null }).execute();
    const before = await context.db.selectFrom('company_settings').selectAll().orderBy('company_id').execute();
    await Promise.all([seedCompanySettings(context.db), seedCompanySettings(context.db)]);
    expect(await context.db.selectFrom('company_settings').selectAll().orderBy('company_id').execute()).toEqual(before);
    expect(await context.db.selectFrom('company_sso_entries').selectAll().execute()).toEqual([]);
  });
});
