import type { AuthState } from '@travel-shell/contract';
import type { ShellConfig } from '@travel-shell/core';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADA, account, GRACE, HANA, LONG_NAME, MANY, PHONE, person, tripsOf } from './AccountMenu.fixtures.ts';
import { BackEnd, done, late, mountMenu, PATHS, part, refusal } from './testPage.ts';

let backEnd: BackEnd;

/** Captures link targets without leaving the page under test. */
const stay = (event: Event) => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};

beforeEach(async () => {
  await page.viewport(1280, 720);
  backEnd = new BackEnd();
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
  backEnd.end();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'travelShell');
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const popover = (menu: HTMLElement) => part(menu, '#account');
const dialog = (menu: HTMLElement) => part<HTMLDialogElement>(menu, '.ts-account-dialog');
const isOpen = (menu: HTMLElement) => popover(menu).matches(':popover-open') || dialog(menu).open;
const focused = (menu: HTMLElement) => menu.shadowRoot?.activeElement ?? null;
/** The texts of the menu's rows, in order. */
const lines = (menu: HTMLElement) =>
  [
    ...(menu.shadowRoot?.querySelectorAll<HTMLElement>(
      '#account :is(.row-text, .ts-switch-label, .mode, .identity-name)',
    ) ?? []),
  ].map((line) => line.textContent?.trim());

function eventsOf(menu: HTMLElement, name: string): unknown[] {
  const heard: unknown[] = [];
  menu.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

/** As the loader does before a piece is loaded. */
async function configure(config: Partial<ShellConfig>): Promise<void> {
  const { CONFIG_DEFAULTS } = await import('@travel-shell/core');
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
}

/** An open menu of a signed-in visitor. */
async function openAs(state: AuthState, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  backEnd.auth = state;
  const menu = await mountMenu(attributes);
  await expect.poll(() => menu.matches(':state(signed-in)')).toBe(true);
  part(menu, '[part=trigger]').click();
  await expect.poll(() => menu.matches(':state(open)')).toBe(true);
  await expect.poll(() => menu.shadowRoot?.querySelector('.accounts')).toBeTruthy();
  return menu;
}

describe('presentation', () => {
  test('ACC-001 is a dropdown below its button from 768 px', async () => {
    await page.viewport(768, 720);
    const menu = await mountMenu();
    await button('Sign in').click();
    expect(popover(menu).matches(':popover-open')).toBe(true);
    // Enough time to become modal.
    await runPending();
    expect(dialog(menu).matches(':modal')).toBe(false);
    const { width, height, top } = popover(menu).getBoundingClientRect();
    expect(width).toBeLessThan(400);
    expect(height).toBeLessThan(700);
    expect(top).toBeGreaterThan(part(menu, '[part=trigger]').getBoundingClientRect().bottom);
  });

  test('ACC-002 is a modal dialog over the whole window up to 767 px', async () => {
    await page.viewport(767, 720);
    const menu = await mountMenu();
    await button('Sign in').click();
    await expect.poll(() => dialog(menu).matches(':modal')).toBe(true);
    await Promise.allSettled(
      dialog(menu)
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { x, y, width, height } = dialog(menu).getBoundingClientRect();
    expect([x, y, width, height]).toEqual([0, 0, 767, 720]);
    await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
    await button('Close').click();
    expect(isOpen(menu)).toBe(false);
    await expect.poll(() => focused(menu)).toBe(part(menu, '[part=trigger]'));
  });

  test.each([
    [900, 'en-US'],
    [390, 'en-US'],
    [600, 'ar'],
    [740, 'en-US'],
  ])(
    'all texts of a visitor’s rows begin on one line, and all marks share an axis: %d px, %s',
    async (width, locale) => {
      await page.viewport(width, 720);
      const menu = await openAs(MANY, { locale });
      await expect.poll(() => lines(menu).length).toBeGreaterThan(6);
      const isRtl = locale === 'ar';
      const startOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(isRtl ? innerWidth - right : left);
      };
      const all = (selector: string) => parts(menu, `#account ${selector}`).filter((one) => one.checkVisibility());
      const texts = new Set(all(':is(.row-text, .ts-switch-texts, .identity-text)').map(startOf));
      expect([...texts]).toHaveLength(1);
      const axes = all(':is(.row > .icon, .identity > .avatar)').map((mark) => {
        const { left, right } = mark.getBoundingClientRect();
        return (left + right) / 2;
      });
      expect(Math.max(...axes) - Math.min(...axes)).toBeLessThan(1);
      if (width >= 768) return;
      // As wide as any sheet, its title and its close button at the edges of the rows' contents.
      const [title] = all('.ts-account-heading');
      expect(startOf(title as Element)).toBe(startOf(all('.identity[aria-current] .avatar')[0] as Element));
      expect(all('.ts-account-contents')[0]?.getBoundingClientRect().width).toBe(Math.min(width - 16, 640));
      const closes = all('.ts-account-head .ts-icon-button')[0]?.getBoundingClientRect();
      const column = all('.ts-account-contents')[0]?.getBoundingClientRect();
      const end = (box: DOMRect | undefined) => (isRtl ? (box?.left ?? 0) : -(box?.right ?? 0));
      expect(end(closes) - end(column)).toBe(0);
    },
  );

  test('a divider ends as far from the one edge of the menu as it begins from the other', async () => {
    await page.viewport(900, 600);
    const menu = await openAs(ADA);
    const box = popover(menu).getBoundingClientRect();
    for (const group of parts(menu, '#account .group')) {
      const { left, right } = group.getBoundingClientRect();
      expect(left - box.left).toBeCloseTo(box.right - right, 0);
    }
  });

  test('stays open with its contents when the width changes', async () => {
    const menu = await openAs(ADA);
    await page.getByRole('switch', { name: 'Price alerts' }).click();
    const nodes = [...dialog(menu).querySelectorAll('*')];
    await page.viewport(390, 720);
    await expect.poll(() => dialog(menu).matches(':modal')).toBe(true);
    await expect.element(page.getByRole('switch', { name: 'Price alerts' })).toBeChecked();
    expect(focused(menu)?.getAttribute('role')).toBe('switch');
    await page.viewport(1280, 720);
    await expect.poll(() => popover(menu).matches(':popover-open')).toBe(true);
    expect(focused(menu)?.getAttribute('role')).toBe('switch');
    expect(nodes.every((node) => dialog(menu).contains(node))).toBe(true);
  });

  test.each([
    ['en-US', 'right'],
    ['ar', 'left'],
  ] as const)('ACC-003 CON-039 in %s it is 8px below its button, flush with its %s', async (locale, side) => {
    document.body.style.cssText = 'display: grid; justify-items: center';
    const menu = await mountMenu({ locale });
    part(menu, '[part=trigger]').click();
    const [around, own] = [part(menu, '[part=trigger]'), popover(menu)].map((box) => box.getBoundingClientRect());
    expect((own?.top ?? 0) - (around?.bottom ?? 0)).toBeCloseTo(8, 0);
    expect(own?.[side]).toBeCloseTo(around?.[side] ?? 0, 0);
    document.body.removeAttribute('style');
  });

  test('opens without script: the button names the popover', async () => {
    const menu = await mountMenu();
    expect(part(menu, '[part=trigger]').getAttribute('popovertarget')).toBe(popover(menu).id);
    expect(popover(menu).popover).toBe('auto');
  });
});

describe('a visitor who is not signed in', () => {
  test('ACC-004 ACC-005 RTE-014 has links to sign in and to register, and fetches only the auth state', async () => {
    await mountMenu();
    await button('Sign in').click();
    await expect.element(link('Sign in')).toHaveAttribute('href', '/login');
    await expect.element(link('Create an account')).toHaveAttribute('href', '/login?register');
    await expect.element(link('Help')).toHaveAttribute('href', '/help');
    await expect.poll(() => backEnd.calls).toEqual([`GET ${PATHS.auth.toUpperCase()}`]);
  });

  test('ACC-006 STA-003 sees neither when sign-in is not allowed, without a layout shift', async () => {
    const menu = await mountMenu();
    await expect.element(button('Sign in')).toBeVisible();
    const before = menu.getBoundingClientRect().width;
    await backEnd.answerWith({ ...authStateOf(), allowSignIn: false });
    await expect.poll(() => button('Sign in').query()).toBeNull();
    expect(link('Create an account').query()).toBeNull();
    expect(menu.getBoundingClientRect().width).toBe(before);
  });

  test('loads the sign-in dialog when the visitor hovers either link', async () => {
    const menu = await mountMenu();
    await button('Sign in').click();
    const loads = (name: string) => (link(name).element() as HTMLElement).dataset.loads;
    expect([loads('Sign in'), loads('Create an account')]).toEqual(['travel-sign-in', 'travel-sign-in']);
    expect(menu.shadowRoot?.querySelectorAll('[data-loads]')).toHaveLength(2);
  });

  test('passes the page to return to', async () => {
    const menu = await mountMenu({ 'sign-in-url': '/enter' });
    const heard = eventsOf(menu, 'travel-sign-in-requested');
    await button('Sign in').click();
    await link('Sign in').click();
    const url = new URL(part<HTMLAnchorElement>(menu, 'a.button').href);
    expect([url.pathname, url.searchParams.get('redir')]).toEqual(['/enter', window.location.href]);
    expect(heard).toEqual([{ reason: 'sign-in' }]);
  });

  test.each([
    ['sign-in-url', 'Sign in', '/login'],
    ['register-url', 'Create an account', '/login?register='],
  ])('a click never follows a javascript: URL in %s', async (attribute, name, stays) => {
    expectConsole(/ATTRIBUTE_INVALID/);
    await mountMenu({ [attribute]: 'javascript:alert(1)' });
    await button('Sign in').click();
    await link(name).click();
    const url = new URL((link(name).element() as HTMLAnchorElement).href);
    expect(url.searchParams.get('redir')).toBe(window.location.href);
    url.searchParams.delete('redir');
    expect(url.href).toBe(new URL(stays, window.location.href).href);
  });

  test.each([
    ['Sign in', 'sign-in'],
    ['Create an account', 'register'],
  ])('a click on "%s" requests a sign-in with its reason, and is tracked', async (name, reason) => {
    const menu = await mountMenu();
    const [asked, told] = [eventsOf(menu, 'travel-sign-in-requested'), eventsOf(menu, 'travel-track')];
    await button('Sign in').click();
    await link(name).click();
    expect(asked).toEqual([{ reason }]);
    expect(told).toEqual([{ piece: 'account-menu', part: 'account', action: 'click', label: reason }]);
  });

  test.each([
    ['Trips', 'trips'],
    ['Help', 'help'],
  ])('a click on "%s" closes the menu and is tracked', async (name, label) => {
    const menu = await mountMenu();
    const told = eventsOf(menu, 'travel-track');
    await button('Sign in').click();
    await link(name).click();
    expect(isOpen(menu)).toBe(false);
    expect(told).toEqual([{ piece: 'account-menu', part: 'account', action: 'click', label }]);
  });

  test('stays on the page when a listener handles the request', async () => {
    document.removeEventListener('click', stay); // the menu itself must prevent the click
    const menu = await mountMenu();
    menu.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
    await button('Sign in').click();
    await link('Create an account').click();
    expect(isOpen(menu)).toBe(false);
    await expect.poll(() => focused(menu)).toBe(part(menu, '[part=trigger]'));
  });
});

describe('a visitor who is signed in', () => {
  test('ACC-007 ACC-O02 sees the menu rows in order', async () => {
    const menu = await openAs({ ...HANA, guidebookEnabled: true }, { 'dashboard-page': 'overview' });
    expect(lines(menu)).toEqual([
      'Hana Mori',
      'Add another account',
      'PersonalBusiness',
      'Company profile',
      'Administration',
      'Your account',
      'Trips',
      'Price alerts',
      'Your guides',
      'Confirm your company',
      'Confirm your account',
      'Set up your company (not started yet)',
      'Finish your business profile (not started yet)',
      'Dashboard',
      'Help',
      'Sign out',
    ]);
    await expect.element(button('Account: Hana Mori')).toBeVisible();
    expect(part(menu, '.identity').textContent).toContain('hana@cornerbooks.example');
    expect(part(menu, '.identity').textContent).toContain('Corner Books');
  });

  test('the button has the same size in every state, so the response causes no layout shift', async () => {
    backEnd.auth = 'pending';
    const menu = await mountMenu();
    expect(menu.matches(':state(pending)')).toBe(true);
    const box = () => {
      const { width, height } = part(menu, '[part=trigger]').getBoundingClientRect();
      return [width, height];
    };
    const pending = box();
    const other = await mountMenu();
    menu.remove();
    backEnd.end();
    backEnd = new BackEnd(person(LONG_NAME));
    const known = await mountMenu();
    other.remove();
    await expect.element(button(`Account: ${LONG_NAME}`)).toBeVisible();
    const { width, height } = part(known, '[part=trigger]').getBoundingClientRect();
    expect([width, height]).toEqual(pending);
  });

  test('ACC-010 RTE-003 has a link to the trips', async () => {
    await openAs(ADA);
    await expect.element(link('Trips')).toHaveAttribute('href', '/trips');
  });

  test('RTE-004 the trips link is called Business trips when the flag is set', async () => {
    await openAs(ADA, { 'business-trips': '' });
    await expect.element(link('Business trips')).toHaveAttribute('href', '/trips');
    expect(link('Trips').query()).toBeNull();
  });

  test('ACC-014 STA-006 RTE-009 has guides when they are enabled', async () => {
    await openAs(ADA);
    await expect.element(link('Your guides')).toHaveAttribute('href', '/guides/yourguides');
    await backEnd.answerWith({ ...ADA, guidebookEnabled: false });
    await expect.poll(() => link('Your guides').query()).toBeNull();
  });

  test('RTE-006 has a link to the dashboard when a page for it is configured (RTE-O02)', async () => {
    const menu = await openAs(ADA);
    expect(link('Dashboard').query()).toBeNull();
    menu.setAttribute('dashboard-page', 'my overview');
    await expect.element(link('Dashboard')).toHaveAttribute('href', '/profile/my%20overview');
  });

  test("RTE-006 has a link to the dashboard when the page's configuration has one", async () => {
    await configure({ profileDashboardPage: 'overview' });
    await openAs(ADA);
    await expect.element(link('Dashboard')).toHaveAttribute('href', '/profile/overview');
  });

  test('RTE-007 has a link to the account', async () => {
    await openAs(ADA);
    await expect.element(link('Your account')).toHaveAttribute('href', '/profile/account');
  });

  test('RTE-008 leads an account without an email address to where one is added, and no other account', async () => {
    const menu = await openAs(PHONE);
    await expect.element(link('Add an email address')).toHaveAttribute('href', '/profile/account?addEmail=true');
    expect(lines(menu).slice(-4)).toEqual(['Your account', 'Add an email address', 'Help', 'Sign out']);
    await backEnd.answerWith(ADA);
    await expect.poll(() => link('Add an email address').query()).toBeNull();
  });

  test('RTE-005 has a link to help', async () => {
    await openAs(ADA);
    await expect.element(link('Help')).toHaveAttribute('href', '/help');
  });

  test('a click on a link closes the menu and is tracked', async () => {
    const menu = await openAs(ADA);
    const heard = eventsOf(menu, 'travel-track');
    await link('Your guides').click();
    expect(isOpen(menu)).toBe(false);
    expect(heard).toEqual([{ piece: 'account-menu', part: 'account', action: 'click', label: 'guides' }]);
  });
});

describe('price alerts', () => {
  const alerts = () => page.getByRole('switch', { name: 'Price alerts' });

  test('ACC-012 a switch turns them on and off, and notifies the host (ACC-O03)', async () => {
    const menu = await openAs(ADA);
    const heard = eventsOf(menu, 'travel-price-alert-changed');
    await expect.element(alerts()).not.toBeChecked();
    await alerts().click();
    await expect.element(alerts()).toBeChecked();
    await alerts().click();
    await expect.element(alerts()).not.toBeChecked();
    expect(heard).toEqual([{ tracking: 'on' }, { tracking: 'off' }]);
  });

  test('ACC-013 it has two values: tracking prices on, tracking prices off', async () => {
    await openAs(ADA);
    await expect.element(alerts()).toHaveAccessibleDescription('Tracking prices off');
    await alerts().click();
    await expect.element(alerts()).toHaveAccessibleDescription('Tracking prices on');
  });

  test("they follow the page's configuration unless the host sets the attribute", async () => {
    await configure({ priceAlerts: true });
    const menu = await openAs(ADA);
    await expect.element(alerts()).toBeChecked();
    menu.setAttribute('price-alerts', 'off');
    await expect.element(alerts()).not.toBeChecked();
  });

  test('the host sets the value, and a later change of it applies again', async () => {
    const menu = await openAs(ADA, { 'price-alerts': 'on' });
    await expect.element(alerts()).toBeChecked();
    await alerts().click();
    await expect.element(alerts()).not.toBeChecked();
    menu.setAttribute('price-alerts', 'off');
    // Step by step as a visitor would, with a render in between.
    await runPending();
    await expect.element(alerts()).not.toBeChecked();
    menu.setAttribute('price-alerts', 'on');
    await expect.element(alerts()).toBeChecked();
  });
});

describe('wishlist', () => {
  const heart = () => link('Wishlist');

  test('ACC-011 STA-068 a heart beside the trips shows what is on it', async () => {
    backEnd.answers[PATHS.trips] = () => Response.json(tripsOf('Lisbon'));
    await openAs(ADA);
    await expect.element(heart()).toHaveAttribute('href', '/trips');
    await heart().hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Lisbon is on your wishlist');
    await expect.element(heart()).toHaveAccessibleDescription('Lisbon is on your wishlist');
  });

  test('a click on the heart closes the menu and is tracked', async () => {
    backEnd.answers[PATHS.trips] = () => Response.json(tripsOf('Lisbon'));
    const menu = await openAs(ADA);
    const told = eventsOf(menu, 'travel-track');
    await heart().click();
    expect(isOpen(menu)).toBe(false);
    expect(told).toEqual([{ piece: 'account-menu', part: 'wishlist', action: 'click', label: 'open' }]);
  });

  test('ACC-011 the heart shows it on keyboard focus too', async () => {
    backEnd.answers[PATHS.trips] = () => Response.json(tripsOf('Lisbon'));
    await openAs(ADA);
    await expect.element(heart()).toBeVisible();
    link('Trips').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('tooltip').query()).toBeNull();
    expect(isOpen(document.querySelector('travel-account-menu') as HTMLElement)).toBe(true);
  });

  test.each([[[]], [['Lisbon', 'Porto']]])(
    'CON-102 shows only with exactly one wish (ACC-O04): %s',
    async (destinations) => {
      backEnd.answers[PATHS.trips] = () => Response.json(tripsOf(...destinations));
      await openAs(ADA);
      await expect.poll(() => backEnd.asked(PATHS.trips)).toHaveLength(1);
      await runPending();
      expect(heart().query()).toBeNull();
    },
  );

  test('is fetched when the menu opens, not before', async () => {
    backEnd.auth = ADA;
    const menu = await mountMenu();
    await expect.poll(() => menu.matches(':state(signed-in)')).toBe(true);
    await runPending();
    expect(backEnd.asked(PATHS.trips)).toEqual([]);
    part(menu, '[part=trigger]').click();
    await expect.poll(() => backEnd.asked(PATHS.trips)).toHaveLength(1);
  });
});

describe('mode', () => {
  test('ACC-009 STA-019 the current mode is pressed; the other one navigates to the switch page', async () => {
    backEnd.answers[PATHS.mode] = () => Response.json({ url: '/business/mode?to=personal', businessMode: false });
    await openAs(GRACE);
    await expect.element(button('Business')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Personal')).toHaveAttribute('aria-pressed', 'false');
    await button('Business').click();
    expect(backEnd.asked(PATHS.mode)).toEqual([]);
    await button('Personal').click();
    await expect.poll(() => backEnd.left).toEqual([`${window.location.origin}/business/mode?to=personal`]);
  });

  test('ACC-009 only a visitor with a business profile has the switch', async () => {
    await openAs(ADA);
    expect(page.getByRole('group', { name: 'Mode' }).query()).toBeNull();
  });

  test('a failed switch shows an error and stays', async () => {
    expectConsole(/BUSINESS_FAILED: The mode could not be switched/);
    backEnd.answers[PATHS.mode] = () => refusal();
    await openAs(GRACE);
    await button('Personal').click();
    await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
    await expect.element(button('Business')).toHaveAttribute('aria-pressed', 'true');
    expect(backEnd.left).toEqual([]);
  });
});

describe('business menu', () => {
  const list = () => page.getByRole('list', { name: 'Business' });
  const entries = () =>
    [...list().element().querySelectorAll('a')].map((entry) => `${entry.textContent} ${entry.getAttribute('href')}`);

  test('BIZ-008 BIZ-011 BIZ-016 BIZ-018 BIZ-020 BIZ-022 BIZ-027 BIZ-104 leads a member of a company to its pages', async () => {
    await openAs(GRACE);
    await expect.element(list()).toBeVisible();
    expect(entries()).toEqual([
      'Trips to approve /business/approval',
      'Trips to book /business/book',
      'Reports /business/stats',
      'Travel policy /business/policy',
      'Manage members /business/users',
      'Company profile /business/company',
      'Administration /business/company/general',
      'Your account /profile/account',
    ]);
    expect(page.getByRole('link', { name: 'Your account' }).elements()).toHaveLength(1);
  });

  test('BIZ-024 BIZ-025 has the help centre as soon as the page configures it', async () => {
    await openAs(GRACE);
    await expect.element(list()).toBeVisible();
    expect(link('Help centre').query()).toBeNull();
    await configure({ helpCentre: true, helpCentreUrl: 'https://help.example/business' });
    dispatchEvent(new Event('travel-configured'));
    await expect.element(link('Help centre')).toHaveAttribute('href', 'https://help.example/business');
  });

  test('BIZ-009 BIZ-029 goes by the configured permissions, and logs a wrong name once', async () => {
    expectConsole(/CONFIG: approvalPermissions: "APPROVAL" is no permission/);
    await configure({ approvalPermissions: ['APPROVAL', 'REPORTING_VIEW'] });
    await openAs({ ...GRACE, businessState: { ...GRACE.businessState, permissions: ['REPORTING_VIEW'] } });
    await expect.element(list()).toBeVisible();
    expect(entries()[0]).toBe('Trips to approve /business/approval');
  });

  test('a press closes the menu and is tracked', async () => {
    const menu = await openAs(GRACE);
    const told = eventsOf(menu, 'travel-track');
    await link('Reports').click();
    expect(isOpen(menu)).toBe(false);
    expect(told).toEqual([{ piece: 'account-menu', part: 'business', action: 'click', label: 'reporting' }]);
  });

  test('outside of business mode there is none', async () => {
    await openAs(ADA);
    await expect.element(link('Your account')).toBeVisible();
    expect(list().query()).toBeNull();
  });
});

describe('accounts', () => {
  const list = () => page.getByRole('list', { name: 'Your accounts' });
  const to = (name: string, email: string) => button(`Switch to ${name} ${email}`);
  const bo = () => to('Bo Diaz', 'bo@example.com');

  test('ACC-008 ACC-032 the current account is first, the others follow', async () => {
    const menu = await openAs(MANY);
    await expect.element(to('Grace Hopper', 'grace@example.com')).toBeVisible();
    const names = [...part(menu, '.accounts').querySelectorAll('.accounts .identity-name')].map(
      (name) => name.textContent,
    );
    expect(names).toEqual(['Ada Lovelace', 'Bo Diaz', 'Grace Hopper']);
    expect(list().getByRole('listitem').elements()[0]?.getAttribute('aria-current')).toBe('true');
  });

  test.each([
    ['in the middle', ['bo', 'ada', 'cy'], ['Ada Lovelace', 'bo', 'cy']],
    ['nowhere', ['bo', 'cy'], ['Ada Lovelace', 'bo', 'cy']],
  ])('ACC-032 lists every account once when the back end lists the current one %s', async (_, given, listed) => {
    const menu = await openAs(
      person('Ada Lovelace', { accountSwitcherItems: given.map((name) => account(name, `${name}@example.com`)) }),
    );
    await expect.element(to('cy', 'cy@example.com')).toBeVisible();
    const names = [...part(menu, '.accounts').querySelectorAll('.identity-name')].map((name) => name.textContent);
    expect(names).toEqual(listed);
  });

  test('ACC-030 ACC-031 lists each email once, in the current mode', async () => {
    backEnd.answers[PATHS.switch] = () => new Promise(() => {});
    await openAs(MANY);
    await expect.element(to('Grace Hopper', 'grace@example.com')).toBeVisible();
    expect(list().getByRole('button').elements()).toHaveLength(2);
    await to('Grace Hopper', 'grace@example.com').click();
    await expect.poll(() => backEnd.asked(PATHS.switch).length).toBe(1);
    expect(backEnd.asked(PATHS.switch)[0]).toContain('BUSINESS=FALSE');
  });

  test('no press inside loses the focus', async () => {
    // Neither another account nor a switch is answered.
    expectConsole(/ACCOUNT_FAILED/, 3);
    const pressed = await walkButtons(await openAs(MANY), (name) => /Close|Account:/.test(name));
    expect(pressed.length).toBeGreaterThan(2);
  });

  test('ACC-029 the current account is not a button', async () => {
    await openAs(MANY);
    const [current] = list().getByRole('listitem').elements();
    expect(current?.textContent).toContain('Ada Lovelace');
    expect(current?.querySelector('button, a, [tabindex]')).toBeNull();
  });

  test('ACC-027 STA-037 a clicked account is loading, and the others are disabled', async () => {
    backEnd.answers[PATHS.switch] = () => new Promise(() => {});
    const menu = await openAs(MANY);
    await bo().click();
    await expect.element(bo()).toHaveAttribute('aria-busy', 'true');
    expect([...part(menu, '.accounts').querySelectorAll('button')].map(({ ariaBusy }) => ariaBusy)).toEqual([
      'true',
      null,
    ]);
    (to('Grace Hopper', 'grace@example.com').element() as HTMLElement).click();
    (bo().element() as HTMLElement).click();
    expect(backEnd.asked(PATHS.switch)).toHaveLength(1);
  });

  test("ACC-028 SIG-054 SIG-055 then the page navigates to the back end's URL, with the return path", async () => {
    backEnd.answers[PATHS.switch] = () => Response.json({ status: 0, businessRedirectUrl: '/login' });
    await openAs(MANY);
    await bo().click();
    await expect.poll(() => backEnd.left).toHaveLength(1);
    const url = new URL(backEnd.left[0] as string);
    const here = window.location.pathname + window.location.search;
    expect([url.pathname, url.searchParams.get('redir')]).toEqual(['/login', here]);
    expect(backEnd.asked(PATHS.switch)).toEqual([
      `POST ${PATHS.switch}?TOKENID=BO%40EXAMPLE.COM+FALSE&BUSINESS=FALSE`.toUpperCase(),
    ]);
  });

  test('ERR-043 ACC-O07 a failed switch is logged, and the account can be chosen again', async () => {
    expectConsole(/ACCOUNT_FAILED: The account could not be switched/);
    const { answer, come } = late();
    backEnd.answers[PATHS.switch] = answer;
    await openAs(MANY);
    await bo().click();
    await expect.element(bo()).toHaveAttribute('aria-busy', 'true');
    come(refusal());
    await expect.element(bo()).not.toHaveAttribute('aria-busy');
    await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
    expect(backEnd.left).toEqual([]);
  });

  test('SIG-056 adding an account calls the back end, then requests a sign-in', async () => {
    backEnd.answers[PATHS.add] = () => Response.json({ status: 0, loginRedirectUrl: '/login?add=true' });
    const menu = await openAs(ADA);
    const heard = eventsOf(menu, 'travel-sign-in-requested');
    await button('Add another account').click();
    await expect.poll(() => backEnd.left).toHaveLength(1);
    expect(backEnd.asked(PATHS.add)).toHaveLength(1);
    expect(heard).toEqual([{ reason: 'add-account' }]);
    const url = new URL(backEnd.left[0] as string);
    expect([url.pathname, url.searchParams.get('add')]).toEqual(['/login', 'true']);
    expect(isOpen(menu)).toBe(false);
  });

  test('SIG-056 stays on the page when a dialog handles the request', async () => {
    backEnd.answers[PATHS.add] = () => Response.json({ status: 0, loginRedirectUrl: '/login?add=true' });
    const menu = await openAs(ADA);
    menu.addEventListener('travel-sign-in-requested', (event) => event.preventDefault());
    await button('Add another account').click();
    await expect.poll(() => isOpen(menu)).toBe(false);
    expect(backEnd.left).toEqual([]);
  });

  test('ERR-043 a failed addition is logged and can be retried', async () => {
    expectConsole(/ACCOUNT_FAILED: Adding an account could not be started/);
    backEnd.answers[PATHS.add] = () => refusal();
    const menu = await openAs(ADA);
    await button('Add another account').click();
    await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
    expect(button('Add another account').element().getAttribute('aria-disabled')).toBeNull();
    expect(isOpen(menu)).toBe(true);
  });
});

describe('confirmations', () => {
  const profile = person('Grace Hopper', {
    user: { accountEmail: 'grace@example.com', userDisplayEmail: 'Grace' },
    business: { businessProfile: true, businessProfileConfirmationNeeded: true },
  });
  const dialog = (name: string) => page.getByRole('alertdialog', { name });
  const send = () => button('Send the link');

  test('ACC-015 STA-020 a company is confirmed in a dialog', async () => {
    await openAs(HANA);
    await button('Confirm your company').click();
    await expect.element(dialog('Confirm your company')).toBeVisible();
    expect(button('Confirm your business profile').query()).toBeNull();
  });

  test('ACC-016 STA-021 a business profile is confirmed in another dialog', async () => {
    await openAs(profile);
    await button('Confirm your business profile').click();
    await expect.element(dialog('Confirm your business profile')).toBeVisible();
    expect(button('Confirm your company').query()).toBeNull();
  });

  test('ACC-017 RTE-010 RTE-011 an account is confirmed on a page that links back here', async () => {
    await openAs(HANA);
    const confirm = link('Confirm your account');
    await expect.element(confirm).toHaveAttribute('href', '/s/ident/resend');
    await confirm.click();
    const url = new URL((confirm.element() as HTMLAnchorElement).href);
    expect([url.pathname, url.searchParams.get('redir')]).toEqual(['/s/ident/resend', window.location.href]);
  });

  test.each([
    [
      'company',
      HANA,
      'Confirm your company',
      'hana@cornerbooks.example',
      `${PATHS.company}?userEmail=hana%40cornerbooks.example`,
    ],
    ['profile', profile, 'Confirm your business profile', 'grace@example.com', PATHS.profile],
  ] as const)(
    'ACC-018 ACC-019 ACC-020 ACC-024 ACC-O06 the dialog of the %s shows the address, sends and closes',
    async (kind, state, name, email, call) => {
      backEnd.answers[PATHS[kind]] = done;
      await openAs(state);
      await button(name).click();
      await expect.poll(() => dialog(name).query()?.textContent).toContain(email);
      await send().click();
      await expect.poll(() => dialog(name).query()).toBeNull();
      expect(backEnd.asked(PATHS[kind])).toEqual([`POST ${call}`.toUpperCase()]);
      await expect.element(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
    },
  );

  test('ACC-021 ACC-022 ACC-023 is idle, then sending, then sent with its button disabled', async () => {
    const { answer, come } = late();
    backEnd.answers[PATHS.company] = answer;
    const menu = await openAs(HANA);
    await button('Confirm your company').click();
    await expect.element(send()).toBeVisible();
    const state = () => part(menu, '.ts-confirm').dataset.state;
    expect(state()).toBe('idle');
    await expect.element(send()).toBeEnabled();
    await send().click();
    await expect.poll(state).toBe('sending');
    await expect.element(button('Sending…')).toBeDisabled();
    await button('Sending…').click({ force: true });
    expect(backEnd.asked(PATHS.company)).toHaveLength(1);
    come(done());
    await expect.poll(() => dialog('Confirm your company').query()).toBeNull();
  });

  test.each([
    ['the text of the back end', refusal('Bitte später.'), 'Bitte später.'],
    ['our own', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'The mail could not be sent. Please try again.'],
  ])('ACC-025 ACC-026 ERR-039 a failure shows %s, and the button works again', async (_, answer, text) => {
    expectConsole(/BUSINESS_FAILED: The mail with the link that confirms could not be asked for/);
    backEnd.answers[PATHS.company] = () => answer.clone();
    const menu = await openAs(HANA);
    await button('Confirm your company').click();
    await send().click();
    await expect.element(dialog('Confirm your company').getByRole('alert')).toHaveTextContent(text);
    expect(part(menu, '.ts-confirm').dataset.state).toBe('error');
    await expect.element(send()).toBeEnabled();
    backEnd.answers[PATHS.company] = done;
    await send().click();
    await expect.poll(() => dialog('Confirm your company').query()).toBeNull();
  });

  test('the menu stays open behind the dialog and gets focus back', async () => {
    for (const width of [1280, 390]) {
      await page.viewport(width, 720);
      const menu = await openAs(HANA);
      await button('Confirm your company').click();
      await expect.element(send()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog('Confirm your company').query()).toBeNull();
      expect(isOpen(menu), `at ${width}`).toBe(true);
      await expect.poll(() => focused(menu)?.textContent).toBe('Confirm your company');
      menu.remove();
    }
  });
});

describe('onboarding', () => {
  test('BIZ-065 BIZ-067 RTE-024 RTE-025 links to the tasks of the company and of the account', async () => {
    await openAs(HANA);
    await expect
      .element(link('Set up your company (not started yet)'))
      .toHaveAttribute('href', '/business/tasks/company');
    await expect
      .element(link('Finish your business profile (not started yet)'))
      .toHaveAttribute('href', '/business/tasks');
  });

  test('a click on a task closes the menu and is tracked', async () => {
    const menu = await openAs(HANA);
    const told = eventsOf(menu, 'travel-track');
    await link('Set up your company (not started yet)').click();
    expect(isOpen(menu)).toBe(false);
    expect(told).toEqual([{ piece: 'account-menu', part: 'onboarding', action: 'click', label: 'company' }]);
  });

  test('BIZ-066 BIZ-068 STA-032 STA-033 started tasks have no marker, finished tasks are hidden', async () => {
    const business = { ...HANA.businessState, companyOnboardingProgress: 20, accountOnboardingProgress: 100 };
    const menu = await openAs({ ...HANA, businessState: business });
    await expect.element(link('Set up your company')).toBeVisible();
    expect(menu.shadowRoot?.querySelector('.marker')).toBeNull();
    expect(link(/Finish your business profile/).query()).toBeNull();
  });

  test('BIZ-069 BIZ-O06 the button has a marker when configured', async () => {
    const business = { ...HANA.businessState, companyOnboardingProgress: 20, accountOnboardingProgress: 40 };
    await configure({ onboardingMarker: true });
    const menu = await openAs({ ...HANA, businessState: business });
    expect(part(menu, '.ts-account-marker').textContent).toContain('Tasks are waiting');
    await backEnd.answerWith(HANA);
    await expect.poll(() => menu.shadowRoot?.querySelector('.ts-account-marker')).toBeNull();
  });
});

describe('signing out', () => {
  test('RTE-012 RTE-013 links to the sign-out page with the return path, for a new tab', async () => {
    const menu = await openAs(ADA);
    await expect.element(link('Sign out')).toHaveAttribute('href', '/signout');
    await link('Sign out').click({ modifiers: ['ControlOrMeta'] });
    const url = new URL((link('Sign out').element() as HTMLAnchorElement).href);
    expect([url.pathname, url.searchParams.get('redir')]).toEqual(['/signout', window.location.href]);
    expect(backEnd.asked(PATHS.signOut)).toEqual([]);
    expect(menu.matches(':state(signed-in)')).toBe(true);
  });

  test('calls the back end, notifies the page and restores focus', async () => {
    const menu = await openAs(ADA);
    const heard = eventsOf(menu, 'travel-sign-out');
    await link('Sign out').click();
    await expect.poll(() => menu.matches(':state(signed-in)')).toBe(false);
    await expect.poll(() => focused(menu)).toBe(part(menu, '[part=trigger]'));
    expect(heard).toHaveLength(1);
    expect(isOpen(menu)).toBe(false);
    await expect.element(button('Sign in')).toBeVisible();
  });

  test('shows an error when it fails, and can be retried', async () => {
    const menu = await openAs(ADA);
    const heard = eventsOf(menu, 'travel-sign-out');
    backEnd.answers[PATHS.signOut] = () => Response.json({}, { status: 503 });
    await link('Sign out').click();
    await expect.element(page.getByText('You are still signed in. Please try again.')).toBeVisible();
    expect(focused(menu)).toBe(link('Sign out').element());
    expect(link('Sign out').element().getAttribute('aria-disabled')).toBeNull();
    expect(heard).toHaveLength(0);
  });
});

const CLOSE = '<button type="button" popovertarget="menu" popovertargetaction="hide">Close</button>';

describe.each([
  ['which is the popover', `<dialog id="menu" popover="auto" tabindex="-1" aria-label="Account">${CLOSE}</dialog>`],
  [
    'which is in a popover',
    `<div id="menu" popover="auto"><dialog tabindex="-1" aria-label="Account">${CLOSE}</dialog></div>
    <style>dialog { display: block; position: static } #menu:has(> [open]) { display: contents }</style>`,
  ],
])('only the contents, in the dialog of a host, %s', (_how, markup) => {
  async function mountInHost() {
    document.body.innerHTML = `<button type="button" popovertarget="menu">Open</button>${markup}`;
    const around = document.getElementById('menu') as HTMLElement;
    const inner = document.querySelector('dialog') as HTMLDialogElement;
    const menu = await mountMenu({ contents: '' }, inner);
    return { around, inner, menu };
  }

  test("has neither button nor surface, and shows the host's fallback until it is ready", async () => {
    const { menu, around } = await mountInHost();
    menu.innerHTML = '<div slot="fallback"><a href="/enter">Enter</a></div>';
    around.showPopover();
    await expect.element(link('Create an account')).toBeVisible();
    expect(link('Enter').query()).toBeNull();
    expect(menu.shadowRoot?.querySelector('[part=trigger], [part=menu]')).toBeNull();
  });

  test('shows the signed-in visitor as soon as the auth state is known', async () => {
    const { around } = await mountInHost();
    around.showPopover();
    await backEnd.answerWith(ADA);
    await expect.element(link('Your account')).toBeVisible();
    expect(link('Create an account').query()).toBeNull();
  });

  test('asks who is signed in once the host opens it, and tells that it is open', async () => {
    const { around, menu } = await mountInHost();
    await runPending();
    expect(menu.matches(':state(open)')).toBe(false);
    around.showPopover();
    await expect.poll(() => menu.matches(':state(open)')).toBe(true);
    around.hidePopover();
    await expect.poll(() => menu.matches(':state(open)')).toBe(false);
  });

  test.each(['a popover', 'a modal dialog'])(
    'signing out closes %s and returns the focus to the button of the host',
    async (shape) => {
      await backEnd.answerWith(ADA);
      const { around, inner } = await mountInHost();
      (button('Open').element() as HTMLElement).focus();
      if (shape === 'a popover') around.showPopover();
      else inner.showModal();
      await link('Sign out').click();
      await expect.poll(() => around.matches(':popover-open') || inner.open).toBe(false);
      await expect.poll(() => document.activeElement?.textContent).toBe('Open');
    },
  );
});

describe('every state', () => {
  const states: [string, Record<string, string>, AuthState, number][] = [
    ['signed out', {}, authStateOf(), 1280],
    ['signed in', { 'dashboard-page': 'overview' }, ADA, 1280],
    ['several accounts', { brand: 'sister' }, MANY, 1280],
    ['business', { presentation: 'dark' }, GRACE, 1280],
    ['all to be done', { presentation: 'aos', brand: 'partner' }, HANA, 1280],
    ['a long name', {}, person(LONG_NAME), 320],
    ['a phone number', { brand: 'sister', presentation: 'aos' }, person('+49 170 1234567'), 390],
    ['Arabic', { locale: 'ar' }, { ...HANA, accountSwitcherItems: MANY.accountSwitcherItems }, 390],
    ['pseudo', { locale: 'pseudo', presentation: 'dark' }, { ...HANA, guidebookEnabled: true }, 320],
  ];

  test.each(states)('%s is accessible, and nothing is clipped or too small', async (_, attributes, auth, width) => {
    await page.viewport(width, 720);
    backEnd.auth = auth;
    backEnd.answers[PATHS.trips] = () => Response.json(tripsOf('Lisbon'));
    const menu = await mountMenu(attributes);
    await expect.poll(() => menu.matches(':state(signed-in)')).toBe(auth.loggedInSession);
    part(menu, '[part=trigger]').click();
    if (auth.loggedInSession) await expect.poll(() => menu.shadowRoot?.querySelector('.wish')).toBeTruthy();
    if (auth.accountSwitcherItems.length > 1)
      await expect.poll(() => menu.shadowRoot?.querySelector('button.identity')).toBeTruthy();
    await Promise.allSettled(menu.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
    const { violations } = await axe.run(menu, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    expect(dialog(menu).scrollWidth).toBeLessThanOrEqual(dialog(menu).clientWidth);
    for (const control of dialog(menu).querySelectorAll<HTMLElement>('a, button')) {
      const { width, height } = control.getBoundingClientRect();
      if (width > 0) expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(24);
    }
  });
});

test("missing attributes default to the page's configuration", async () => {
  await configure({ presentation: 'dark', locale: 'de-DE' });
  const menu = await mountMenu();
  for (const name of ['brand', 'presentation', 'locale']) menu.removeAttribute(name);
  await expect.element(button('Anmelden')).toBeVisible();
  await expect.poll(() => part(menu, '.root').dataset.presentation).toBe('dark');
});

test('two menus on one page share the auth state, and open independently', async () => {
  backEnd.auth = person('Ada Lovelace', { accountSwitcherItems: [account('Ada Lovelace', 'ada@example.com')] });
  const [one, two] = [await mountMenu(), await mountMenu()];
  await expect.poll(() => [one, two].map((menu) => menu.matches(':state(signed-in)'))).toEqual([true, true]);
  part(one, '[part=trigger]').click();
  expect([isOpen(one), isOpen(two)]).toEqual([true, false]);
});
