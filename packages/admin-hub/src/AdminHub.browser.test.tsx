import type { ShellConfig } from '@travel-shell/core';
import { refreshAuth } from '@travel-shell/store';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part, parts } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN, memberOf, PAYER, POLICY, PRIVATE, TRAVELER } from './AdminHub.fixtures.ts';
import { PeopleBackEnd } from './parts/testPeople.ts';
import { onHubPage } from './testHub.ts';
import { BackEnd, mountHub } from './testPage.ts';

let backEnd: BackEnd;
onHubPage(
  () => {
    backEnd = new BackEnd();
  },
  () => backEnd.end(),
);

async function configure(config: Partial<ShellConfig>): Promise<void> {
  const { CONFIG_DEFAULTS } = await import('@travel-shell/core');
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
}

const navigation = () => page.getByRole('navigation', { name: 'Administration' });
const linkTo = (name: string) => navigation().getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Whether it shows: what is in a closed group is in no tree of roles. */
const isShown = (hub: HTMLElement, path: string, place = '.wide') =>
  part(hub, `${place} a[href="/business/${path}"]`).checkVisibility({ contentVisibilityAuto: true });
/** All links of the navigation, those in closed groups as well. */
const hrefs = (hub: HTMLElement) => parts(hub, '.wide a').map((link) => link.getAttribute('href'));
const group = (hub: HTMLElement, name: string) =>
  parts(hub, '.wide summary').find(({ textContent }) => textContent === name) ?? expect.fail(`no group ${name}`);

describe('navigation', () => {
  test('BIZ-071 BIZ-101 is nested lists of what the member sees, with the current page marked in its open group', async () => {
    const hub = await mountHub('/business/company/offices');
    await expect.element(heading('Offices')).toBeVisible();
    await expect.element(linkTo('Offices')).toHaveAttribute('aria-current', 'page');
    expect(parts(hub, '.wide [aria-current]')).toHaveLength(1);
    expect(parts(hub, '.wide details[open] > summary').map(({ textContent }) => textContent)).toEqual(['Company']);
    expect(hrefs(hub)).toHaveLength(36);
    await expect.element(linkTo('Your company')).toHaveAttribute('href', '/business');
    // Within a vertical its name is above.
    group(hub, 'Travel policy').click();
    group(hub, 'Trains').click();
    await expect.element(linkTo('Advanced rules')).toHaveAttribute('href', '/business/policy/train/advanced-rules');
  });

  test('BIZ-108 what is on the first level has a picture before its name', async () => {
    const hub = await mountHub('/business/company/offices');
    await expect.element(linkTo('Your company')).toBeVisible();
    const names = parts(hub, '.wide nav > ul > li > a, .wide nav > ul > li > details > summary');
    expect(names).toHaveLength(12);
    for (const name of names) expect(name.firstElementChild?.matches('.icon'), name.textContent ?? '').toBe(true);
  });

  test('BIZ-103 has no group without a page', async () => {
    backEnd.auth = POLICY;
    const hub = await mountHub('/business/policy/messages', POLICY);
    await expect.element(heading('Policy messages')).toBeVisible();
    expect(parts(hub, '.wide summary').map(({ textContent }) => textContent)).toEqual([
      ...['Travel policy', 'Flights', 'Hotels', 'Trains', 'Cars'],
    ]);
    expect(hrefs(hub)).not.toContain('/business/policy/car/preferences');
  });

  test('opens and closes groups by keyboard, and Escape closes the group around the focus', async () => {
    const hub = await mountHub('/business/company/offices');
    const users = group(hub, 'Members');
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(linkTo('Roles')).toBeVisible();
    await userEvent.tab();
    expect(hasFocus(linkTo('Manage members').element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown(hub, 'users/roles')).toBe(false);
    expect(hasFocus(users)).toBe(true);
  });

  test('on a narrow page it is behind one more disclosure, which is closed on each page', async () => {
    await page.viewport(320, 800);
    const hub = await mountHub('/business/company/offices');
    expect(isShown(hub, 'company/offices', '.narrow')).toBe(false);
    expect(part(hub, '.narrow > summary').textContent).toMatch(/Company › Offices$/);
    part(hub, '.narrow > summary').click();
    await expect.element(linkTo('Offices')).toBeVisible();
    hub.setAttribute('page', '/business/company/entities');
    await expect.element(heading('Legal entities')).toBeVisible();
    expect(part<HTMLDetailsElement>(hub, '.narrow').open).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('a press shows another page without a page load, with the focus on its heading, and Back returns', async () => {
    const start = location.href;
    onTestFinished(() => history.replaceState(null, '', start));
    backEnd.end();
    backEnd = new BackEnd(ADMIN, true);
    await mountHub('/business/company/offices');
    await linkTo('Legal entities').click();
    await expect.poll(() => hasFocus(heading('Legal entities').element())).toBe(true);
    expect(location.pathname).toBe('/business/company/entities');
    await expect.element(linkTo('Legal entities')).toHaveAttribute('aria-current', 'page');
    history.back();
    await expect.poll(() => location.href).toBe(start);
  });
});

describe('pages', () => {
  test("BIZ-075 a page without calls has title, description and the page's own contents", async () => {
    const own = '<p slot="company-entities">Northwind Labs GmbH</p>';
    const hub = await mountHub('/business/company/entities', ADMIN, {}, own);
    await expect.element(heading('Legal entities')).toBeVisible();
    await expect.element(page.getByText('The legal entities that trips are billed to.')).toBeVisible();
    await expect.element(page.getByText('Northwind Labs GmbH')).toBeVisible();
    const { padding, borderWidth, display } = getComputedStyle(hub.firstElementChild as Element);
    expect({ padding, borderWidth, display }, 'in a card').toEqual({
      padding: '20px',
      borderWidth: '1px',
      display: 'block',
    });
    expect(
      page
        .getByText('There is nothing here yet.')
        .elements()
        .every((one) => one.getClientRects().length === 0),
    ).toBe(true);
  });

  test('a page whose contents the site does not have says that there is nothing yet', async () => {
    await mountHub('/business/company/entities', ADMIN);
    await expect.element(page.getByText('There is nothing here yet.')).toBeVisible();
  });

  test('BIZ-O11 a group leads to its first page', async () => {
    backEnd.auth = POLICY;
    const hub = await mountHub('/business/policy', POLICY);
    await expect.element(heading('Flights: settings')).toBeVisible();
    hub.setAttribute('page', '/business/policy/train');
    await expect.element(heading('Trains: settings')).toBeVisible();
  });

  test('BIZ-O11 the address of a group becomes that of its page, in the same entry and without the focus', async () => {
    const start = location.href;
    history.pushState(null, '', '/business/users?a=1');
    onTestFinished(() => history.replaceState(null, '', start));
    const before = history.length;
    backEnd.end();
    backEnd = new PeopleBackEnd();
    await mountHub('/business/users?a=1');
    await expect.poll(() => location.pathname + location.search).toBe('/business/users/manage?a=1');
    expect(history.length).toBe(before);
    expect(hasFocus(heading('Manage members').element())).toBe(false);
    await expect.element(page.getByText('Everybody who travels for your company.')).toBeVisible();
  });

  test.each([
    ['a traveler', TRAVELER, 'Back to your company', '/business'],
    ['somebody in no company', PRIVATE, 'To the start page', '/'],
  ])('BIZ-106 %s reads that the page is not for them, and the way back', async (_who, auth, name, href) => {
    backEnd.auth = auth;
    const hub = await mountHub('/business/company/general', auth);
    await expect.element(page.getByText(/You may not open this page/)).toBeVisible();
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(hrefs(hub)).toEqual(['/business']);
  });

  test('an unknown address shows the list of pages, with what they are', async () => {
    backEnd.auth = POLICY;
    await mountHub('/business/policy/boat', POLICY);
    await expect.element(heading('There is no such page')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Travel policy' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Hotels: restrictions' });
    await expect.element(link).toHaveAttribute('href', '/business/policy/hotel/restrictions');
  });
});

describe('tier', () => {
  const PAYMENT = '/business/payment-options';

  test.each([
    ['biz', true],
    ['bizPlus', false],
    ['enterprise', false],
  ] as const)(
    'BIZ-107 in %s somebody with a payment permission alone sees the payment options: %s',
    async (tier, isSeen) => {
      backEnd.auth = PAYER;
      backEnd.tier = tier;
      // A page that no server has rendered knows neither.
      const hub = await mountHub(PAYMENT, null);
      if (!isSeen) await expect.element(page.getByText(/You may not open this page/)).toBeVisible();
      await expect.poll(() => hrefs(hub).includes(PAYMENT)).toBe(isSeen);
    },
  );

  test('is what the server of the page says until the back end answers', async () => {
    backEnd.auth = PAYER;
    backEnd.tier = 'pending';
    const hub = await mountHub(PAYMENT, null, { member: memberOf(PAYER, 'bizPlus') });
    await expect.element(page.getByText(/You may not open this page/)).toBeVisible();
    expect(hrefs(hub)).toEqual(['/business']);
  });

  test('BIZ-002 is biz where it cannot be loaded, and nobody whose pages do not depend on it asks', async () => {
    expectConsole(/business profile/i);
    backEnd.auth = PAYER;
    backEnd.tier = 'down';
    const payers = await mountHub(PAYMENT, null);
    await expect.poll(() => hrefs(payers)).toContain(PAYMENT);
    backEnd.end();
    document.body.replaceChildren();
    backEnd = new BackEnd(ADMIN);
    const hub = await mountHub('/business/company/offices', null);
    await expect.poll(() => hrefs(hub)).toContain(PAYMENT);
    expect(backEnd.asked).toBe(0);
  });
});

test('who has been signed out signs in again on the same page', async () => {
  backEnd.auth = authStateOf();
  await mountHub('/business/company/offices', null);
  await expect.element(page.getByText('You are signed out.', { exact: false })).toBeVisible();
  let reason = '';
  const signIn = (event: Event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent;
    reason = detail.reason;
    backEnd.auth = ADMIN;
    detail.result = refreshAuth().then(() => ({ signedIn: true }));
  };
  document.addEventListener('travel-sign-in-requested', signIn, { once: true });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(linkTo('Offices')).toHaveAttribute('aria-current', 'page');
  expect(reason).toBe('session-expired');
});

describe('a page whose contents the site has', () => {
  const none = { 'admin-pages': '{}' };
  const roles = '<p slot="users-roles">Who may book</p>';

  test('BIZ-099 is offered nowhere where it has none: its address leads to the list of all pages', async () => {
    const hub = await mountHub('/business/users/roles', ADMIN, none);
    await expect.element(heading('There is no such page')).toBeVisible();
    await expect.poll(() => hrefs(hub)).toContain('/business/users/manage');
    expect(hrefs(hub)).not.toContain('/business/users/roles');
    expect(hub.shadowRoot?.querySelector('slot[name=users-roles]')).toBeNull();
  });

  test('is offered where its slot is filled, also later, and not without what filled it', async () => {
    const hub = await mountHub('/business/users/roles', ADMIN, none, roles);
    await expect.element(heading('Roles')).toBeVisible();
    await expect.element(page.getByText('Who may book')).toBeVisible();
    const filled = hub.querySelector('[slot=users-roles]') as HTMLElement;
    filled.remove();
    await expect.element(heading('There is no such page')).toBeVisible();
    hub.append(filled);
    await expect.element(linkTo('Roles')).toHaveAttribute('aria-current', 'page');
  });

  test('is where the site says, from the navigation and by its own address', async () => {
    await configure({ adminPages: { 'users/roles': '/my/roles', 'policy/hotel': false } });
    const led: unknown[] = [];
    const onNavigate = (event: Event) => {
      event.preventDefault();
      led.push((event as CustomEvent).detail);
    };
    document.addEventListener('travel-navigate', onNavigate);
    const hub = await mountHub('/business/users/roles', ADMIN, none);
    await expect.poll(() => led).toEqual([{ kind: 'redirect', url: `${location.origin}/my/roles`, reason: 'moved' }]);
    document.removeEventListener('travel-navigate', onNavigate);
    expect(hrefs(hub)).toContain('/my/roles');
    expect(hrefs(hub)).not.toContain('/business/policy/hotel/settings');
  });

  test('is in the navigation by the attribute; a key that is none is logged', async () => {
    expectConsole(/adminPages: "user\/roles" is no page of the admin hub/);
    expectConsole(/adminPages: "policy" is a group, which can only be false/);
    const hub = await mountHub('/business/users/manage', ADMIN, {
      'admin-pages': '{"users/groups": true, "user/roles": true, "policy": "/my/policy", "approval": "/my/trips"}',
    });
    await expect.poll(() => hrefs(hub)).toContain('/business/users/groups');
    expect(hrefs(hub)).toContain('/my/trips');
    expect(hrefs(hub)).not.toContain('/business/users/roles');
  });
});

test('in Arabic it is mirrored, and its texts are there', async () => {
  const hub = await mountHub('/business/users/roles', ADMIN, { locale: 'ar' });
  await expect.element(heading('الأدوار')).toBeVisible();
  const beside = part(hub, '.wide').getBoundingClientRect();
  expect(beside.left).toBeGreaterThan(part(hub, '.screen').getBoundingClientRect().right);
});
