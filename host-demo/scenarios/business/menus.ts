import { expect, type Page } from '@playwright/test';

const TRAVELLER = ['Trips to approve', 'Help centre', 'Your account'];
const ARRANGER = ['Trips to approve', 'Trips to book', 'Help centre', 'Your account'];
const MANAGER = [
  'Trips to approve',
  'Trips to book',
  'Reports',
  'Travel policies',
  'Manage users',
  'Administration',
  'Help centre',
  'Your account',
];
const ADMIN = MANAGER.toSpliced(5, 0, 'Company settings');

/** By role: account menu, business group of the drawer, whether they book for others. The tiers have what this needs. */
export const MENUS = {
  TRAVELER: { menu: TRAVELLER, drawer: ['Business hub'], books: false },
  TRAVEL_ARRANGER: { menu: ARRANGER, drawer: ['Business hub'], books: true },
  APPROVER: { menu: TRAVELLER, drawer: ['Business hub', 'Trips to approve'], books: false },
  TRAVEL_MANAGER: {
    menu: MANAGER,
    drawer: ['Business hub', 'Administration', 'Events', 'Trips to approve'],
    books: true,
  },
  ADMIN: { menu: ADMIN, drawer: ['Business hub', 'Administration', 'Events', 'Trips to approve'], books: true },
} as const;

/** What a member finds, whose account menu has been opened. */
export async function menusOf(page: Page, login: string) {
  const menu = page.locator('travel-header travel-account-menu ul[aria-label="Business"] a');
  await expect(menu.first(), login).toBeVisible();
  const entries = await menu.allInnerTexts();
  const drawer = await page.locator('travel-nav-drawer [data-group=business] a').allTextContents();
  const books = page.locator('travel-header travel-booking-for:state(offered)');
  return {
    menu: entries,
    drawer: drawer.map((text) => text.trim()),
    books: (await books.count()) > 0,
  };
}
