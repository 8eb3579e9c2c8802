/** Each role of a company, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { BUSINESS_ACCOUNTS } from '../../demo/seed/businessAccounts.ts';
import { configure, expect, headerOf, signIn, test } from '../test.ts';
import { MENUS, menusOf } from './menus.ts';
import { focusedName, tabTo } from './tabTo.ts';

const PAGE = '/scenarios/business/?in=pieces';

test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

/** Whom each role that books for others finds by these letters: an arranger only whom they arrange for. */
const COLLEAGUES = {
  TRAVEL_ARRANGER: { typed: 'pav', name: 'Pavel Novak' },
  TRAVEL_MANAGER: { typed: 'amal', name: 'Amal Farah' },
  ADMIN: { typed: 'felix', name: 'Felix Braun' },
} as const;

/** By the header for a colleague, and for themselves by the drawer. */
async function book(page: Page, { typed, name }: { typed: string; name: string }): Promise<void> {
  const header = page.locator('travel-header travel-booking-for');
  await expect(header.locator('[part=switch]')).toBeAttached();
  await tabTo(page, 'Booking for');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Somebody else');
  await page.keyboard.press('Space');
  await tabTo(page, 'Colleague');
  await page.keyboard.type(typed);
  await expect(header.getByRole('option')).toHaveCount(1);
  await expect(header.getByRole('option')).toContainText(name);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(PAGE);
  const drawer = page.locator('travel-nav-drawer');
  await expect(header.locator('[part=trigger]')).toContainText(name);
  await expect(drawer.locator('travel-booking-for [part=switch]')).toBeAttached();
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Booking for');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Yourself');
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(PAGE);
  await expect(header.locator('[part=trigger]')).toContainText('yourself');
}

/** Through the account menu, and out of it. */
async function walkThroughMenu(page: Page, login: string, role: keyof typeof MENUS): Promise<void> {
  await expect(page.locator('travel-header:state(signed-in)')).toBeAttached();
  const { account, accountMenu } = headerOf(page);
  await tabTo(page, 'Account:');
  await page.keyboard.press('Enter');
  expect(await menusOf(page, login)).toEqual(MENUS[role]);
  const [first = '', ...others] = MENUS[role].menu;
  await tabTo(page, first);
  for (const entry of [first, ...others]) {
    expect(await focusedName(page)).toBe(entry);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(accountMenu.locator('ul[aria-label="Business"] a').first()).toBeHidden();
  await expect(account).toBeFocused();
}

for (const { login, business } of BUSINESS_ACCOUNTS) {
  if (business?.companyName !== 'Corner Books') continue;
  const role = business.role as keyof typeof MENUS;
  const colleague = COLLEAGUES[role as keyof typeof COLLEAGUES];
  const books = colleague ? ' BIZ-051' : '';

  test(`BIZ-008 BIZ-011 BIZ-016 BIZ-018 BIZ-020 BIZ-022 BIZ-027 BIZ-038${books} the ${role} ${colleague ? 'books for a colleague by the header, for themselves by the drawer, and ' : ''}goes through the account menu`, async ({
    page,
  }) => {
    await configure(page, { helpCentre: true, helpCentreUrl: 'https://help.example/' });
    await signIn(page, PAGE, login);
    if (colleague) await test.step('booking for others', () => book(page, colleague));
    await test.step('the account menu', () => walkThroughMenu(page, login, role));
  });
}
