import { page } from '@travel-shell/testing/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, PRIVATE, TRAVELLER } from '../Business.fixtures.ts';
import { BackEnd, mountBusiness } from '../testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 900);
  backEnd = new BackEnd();
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const links = () =>
  page
    .getByRole('list', { name: 'Where to?' })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const says = (text: string | RegExp) => page.getByText(text);

describe('home', () => {
  test('RTE-022 STA-030 shows the company, and links to what its member may open', async () => {
    await mountBusiness('/business', ADMIN);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
    await expect.element(says('Northwind Labs')).toBeVisible();
    await expect.element(says('Good to see you, Hana Sato')).toBeVisible();
    expect(links()).toEqual([
      ...['/business/tasks', '/business/tasks/company', '/business/invitations', '/business/events'],
      '/business/biz-plus-upgrade',
      // Of the company, as the account menu has them, but the hub, which begins with the company.
      ...['/business/company', '/trips', '/profile/account'],
    ]);
  });

  test.each([
    ['BIZ-016 BIZ-017 the reports', 'REPORTING_VIEW', ['/business/stats']],
    ['BIZ-018 BIZ-019 the policies', 'TRAVEL_POLICY', ['/business/policy']],
    ['BIZ-020 BIZ-021 the users', 'USER_MANAGEMENT', ['/business/users']],
    ['BIZ-104 the admin hub', 'COMPANY_INTEGRATION_MANAGEMENT', ['/business/integrations']],
  ] as const)('%s: links to what %s opens, in personal mode, too', async (_title, permission, paths) => {
    const { businessState } = TRAVELLER;
    backEnd.auth = {
      ...TRAVELLER,
      businessState: { ...businessState, businessMode: false, permissions: [permission] },
    };
    await mountBusiness('/business', backEnd.auth);
    await expect.element(says('Northwind Labs')).toBeVisible();
    expect(links()).toEqual(['/business/tasks', ...paths, '/trips', '/profile/account']);
  });

  test('BIZ-032 BIZ-070 leaves out what a member may not open', async () => {
    backEnd.auth = TRAVELLER;
    await mountBusiness('/business', TRAVELLER);
    await expect.element(says('Northwind Labs')).toBeVisible();
    expect(links()).toEqual([
      ...['/business/tasks', '/business/invitations', '/business/biz-plus-upgrade', '/trips', '/profile/account'],
    ]);
  });

  test('the links work while the back end says nothing', async () => {
    backEnd.auth = 'pending';
    await mountBusiness('/business', ADMIN);
    await expect.element(page.getByRole('heading', { name: 'Where to?' })).toBeVisible();
    expect(links()).toContain('/business/tasks/company');
  });

  test.each(['/business', '/business/biz-plus-upgrade'])('a name in one long word does not widen %s', async (path) => {
    await page.viewport(320, 900);
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    backEnd.auth = {
      ...ADMIN,
      userInfoState: { ...ADMIN.userInfoState, accountName: name },
      businessState: { ...ADMIN.businessState, companyName: name },
    };
    backEnd.account = { ...backEnd.account, companyName: name };
    await mountBusiness(path, backEnd.auth);
    await expect.element(says(new RegExp(name)).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('STA-031 a logo that cannot be loaded leaves a sign', async () => {
    backEnd.auth = {
      ...ADMIN,
      businessState: { ...ADMIN.businessState, companyLogoUrl: `${location.origin}/no-such-logo.png` },
    };
    const element = await mountBusiness('/business', ADMIN);
    await expect.element(says('Northwind Labs')).toBeVisible();
    await expect.poll(() => element.shadowRoot?.querySelector('.logo .icon')).toBeTruthy();
  });

  test('somebody in no company reads that it is not for them, and where companies begin', async () => {
    backEnd.auth = PRIVATE;
    await mountBusiness('/business', PRIVATE);
    await expect.element(says(/You may not open this page/)).toBeVisible();
    await expect
      .element(page.getByRole('navigation').getByRole('link', { name: 'Travel as a company' }))
      .toHaveAttribute('href', '/business/get-started');
  });
});

describe("contents of the page's own", () => {
  test.each([
    ['RTE-027', '/business/invitations', 'invitations', /Here are the invitations/],
    ['RTE-028', '/business/events', 'events', /Here are the events/],
  ])('%s %s shows them, and until then says what is there', async (_id, path, slot, text) => {
    const element = await mountBusiness(path, ADMIN);
    await expect.element(says(text)).toBeVisible();
    element.innerHTML = `<p slot="${slot}">Lisbon, 12 people</p>`;
    await expect.element(says('Lisbon, 12 people')).toBeVisible();
    await expect.element(says(text)).not.toBeVisible();
  });
});
