import { expect, type Page } from '@playwright/test';

const TRAVELER = ['Trips to approve', 'Help centre', 'Your account'];
const ARRANGER = ['Trips to approve', 'Trips to book', 'Help centre', 'Your account'];
const MANAGER = [
  'Trips to approve',
  'Trips to book',
  'Reports',
  'Travel policy',
  'Manage members',
  'Administration',
  'Help centre',
  'Your account',
];
const ADMIN = MANAGER.toSpliced(5, 0, 'Company profile');

/** By role: account menu, business group of the drawer, whether they book for others. The tiers have what this needs. */
export const MENUS = {
  TRAVELER: { menu: TRAVELER, drawer: ['Your company'], books: false },
  TRAVEL_ARRANGER: { menu: ARRANGER, drawer: ['Your company'], books: true },
  APPROVER: { menu: TRAVELER, drawer: ['Your company', 'Trips to approve'], books: false },
  TRAVEL_MANAGER: {
    menu: MANAGER,
    drawer: ['Your company', 'Administration', 'Events', 'Trips to approve'],
    books: true,
  },
  ADMIN: { menu: ADMIN, drawer: ['Your company', 'Administration', 'Events', 'Trips to approve'], books: true },
} as const;

/** The entries of a member whose account menu has been opened. */
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
