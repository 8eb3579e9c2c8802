/** The menus of each member of the demo's companies: role, entry and tier. */
import { BUSINESS_ACCOUNTS } from '../../demo/seed/businessAccounts.ts';
import { configure, expect, headerOf, signIn, test } from '../test.ts';
import { MENUS, menusOf } from './menus.ts';

const PAGE = '/scenarios/business/?in=pieces';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

// Those of Corner Books are in keyboard.spec.ts.
for (const company of ['Northwind Labs', 'Meridian Group']) {
  const members = BUSINESS_ACCOUNTS.filter(({ business }) => business?.companyName === company);

  test(`BIZ-008 BIZ-011 BIZ-016 BIZ-018 BIZ-020 BIZ-022 BIZ-027 BIZ-038 the menus of ${company}, by role`, async ({
    page,
    context,
  }) => {
    await configure(page, { helpCentre: true, helpCentreUrl: 'https://help.example/' });
    expect(members).not.toEqual([]);
    for (const { login, business } of members) {
      await context.clearCookies();
      await signIn(page, PAGE, login);
      await expect(page.locator('travel-header:state(signed-in)')).toBeAttached();
      await headerOf(page).account.click();
      const role = business?.role as keyof typeof MENUS;
      expect(await menusOf(page, login), `${login}, ${role}`).toEqual(MENUS[role]);
    }
  });
}
