/** Pages of the company's settings: what an administrator sees, and what is sent. */
import type { AuthState, BusinessState } from '@travel-shell/contract';
import { companyVersion } from '@travel-shell/store/company';
import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part } from '@travel-shell/testing/mountElement';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from './AdminHub.fixtures.ts';
import { COMPANY } from './Company.fixtures.ts';
import { onHubPage } from './testHub.ts';
import { CompanyBackEnd, forbidden, mountHub } from './testPage.ts';

let backEnd: CompanyBackEnd;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd();
  },
  () => backEnd.end(),
);

const radio = (name: string) => page.getByRole('radio', { name });
const checkbox = (name: string) => page.getByRole('checkbox', { name });
const currency = () => page.getByRole('combobox', { name: 'Currency' });
const textbox = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const said = (text: string | RegExp) => page.getByText(text).first();
const HOTEL = COMPANY.policies.hotel;

const modes = () => mountHub('/business/approvals/settings');

describe('a page whose feature the company does not have', () => {
  const without = (...features: BusinessState['features']) => ({
    ...ADMIN,
    businessState: { ...ADMIN.businessState, features },
  });
  const open = async (auth: AuthState) => {
    backEnd.auth = auth;
    await mountHub('/business/integrations/sso', auth);
  };
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  test('leads to its switch where the plan has it', async () => {
    backEnd.settings = { ...COMPANY, features: [{ feature: 'SSO_INTEGRATION', enabled: false }] };
    await open(without('APPROVAL_SETTINGS'));
    await expect.element(said('This is switched off for your company.')).toBeVisible();
    await expect.element(link('Switch it on')).toHaveAttribute('href', '/business/company/features');
  });

  test('leads to the plans where it is in another one', async () => {
    backEnd.settings = { ...COMPANY, features: [] };
    await open(without('APPROVAL_SETTINGS'));
    await expect.element(said('This is not part of your company’s plan.')).toBeVisible();
    await expect.element(link('Compare plans')).toHaveAttribute('href', '/business/biz-plus-upgrade');
  });

  test('names the plan that has it, where the site says so', async () => {
    backEnd.end();
    backEnd = new CompanyBackEnd(undefined, false, {
      businessPlans: { enterprise: { features: ['SSO_INTEGRATION'] } },
    });
    backEnd.settings = { ...COMPANY, features: [] };
    await open(without('APPROVAL_SETTINGS'));
    await expect.element(said('This is part of Enterprise. Your company has another plan.')).toBeVisible();
  });

  test('tells who may not change that whom to ask, and asks the back end nothing', async () => {
    const auth = without('APPROVAL_SETTINGS');
    await open({
      ...auth,
      businessState: { ...auth.businessState, permissions: ['COMPANY_INTEGRATION_MANAGEMENT'] },
    });
    await expect.element(said(/An administrator can switch it on/)).toBeVisible();
    expect(backEnd.settingsReads).toBe(0);
  });

  test('says the same where the company cannot be loaded', async () => {
    expectConsole(/COMPANY|503/);
    backEnd.isDown = true;
    await open(without('APPROVAL_SETTINGS'));
    await expect.element(said(/An administrator can switch it on/)).toBeVisible();
  });
});

describe('approval settings', () => {
  test('API-087 BIZ-109 the mode is shown, changed, and said to be saved', async () => {
    await modes();
    await expect.element(radio('Trips outside of the policy')).toBeChecked();
    await radio('None').click();
    await save().click();
    await expect.element(said('Saved')).toBeVisible();
    expect(backEnd.writes).toEqual([['PUT', 'settings/autoApproval/ALL', '"1"', undefined]]);
    // The next one names the version that this one has made.
    await radio('All trips').click();
    await save().click();
    await expect.poll(() => backEnd.writes.at(-1)).toEqual(['PUT', 'settings/autoApproval/NONE', '"2"', undefined]);
  });

  test('BIZ-O16 a mode of a newer back end is one more choice, and stays until another is chosen', async () => {
    backEnd.settings = { ...COMPANY, autoApprovalMode: 'BY_BUDGET' };
    await modes();
    await expect.element(radio('As set up elsewhere (BY_BUDGET)')).toBeChecked();
    await expect.element(radio('None')).not.toBeChecked();
  });

  test('what another administrator has chosen meanwhile is said, and one’s own choice still stands', async () => {
    await modes();
    await radio('None').click();
    const [last] = COMPANY.lastChanges ?? [];
    if (!last) throw new Error('Nothing was changed.');
    const lastChanges = [{ ...last, subject: 'AUTO_APPROVAL', changedBy: 'Ines Duarte' } as const];
    backEnd.changeElsewhere({ autoApprovalMode: 'NONE', lastChanges });
    await save().click();
    const question = page.getByRole('dialog');
    await expect.element(question.getByRole('radio', { name: /All trips/ })).toBeVisible();
    await expect.element(question.getByText(/Last changed by Ines Duarte on Nov 20, 2026/)).toBeVisible();
    await question.getByRole('radio', { name: /None/ }).click();
    await question.getByRole('button', { name: /Save|Apply/ }).click();
    await expect.element(said('Saved')).toBeVisible();
    expect(backEnd.writes.map(([, path, etag]) => [path, etag])).toEqual([
      ['settings/autoApproval/ALL', '"1"'],
      ['settings/autoApproval/ALL', '"2"'],
    ]);
    expect(backEnd.settings.autoApprovalMode).toBe('ALL');
  });

  test('a save names the version that the form began with, whatever has been loaded since', async () => {
    await modes();
    await radio('None').click();
    backEnd.changeElsewhere({ autoApprovalMode: 'NONE' });
    await companyVersion.refresh();
    await save().click();
    await expect.element(page.getByRole('dialog').getByRole('radio', { name: /All trips/ })).toBeVisible();
    expect(backEnd.writes.map(([, , etag]) => etag)).toEqual(['"1"']);
  });

  test('settings that cannot be loaded are said to be so, and are loaded on request', async () => {
    expectConsole(/COMPANY_FAILED/);
    backEnd.isDown = true;
    await modes();
    await expect.element(said('This could not be loaded.')).toBeVisible();
    backEnd.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(radio('Trips outside of the policy')).toBeChecked();
  });
});

test('what a page shows is fetched with its screen, while its link is about to be pressed', async () => {
  backEnd.end();
  backEnd = new CompanyBackEnd(ADMIN, true);
  history.replaceState(null, '', '/business/approvals/approvers');
  const hub = await mountHub('/business/approvals/approvers');
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  expect(backEnd.settingsReads).toBe(0);
  const link = part(hub, '.wide a[href="/business/approvals/settings"]');
  await userEvent.hover(link);
  await expect.poll(() => backEnd.settingsReads).toBe(1);
  await userEvent.hover(part(hub, 'h1'));
  await userEvent.hover(link);
  link.click();
  await expect.element(radio('Trips outside of the policy')).toBeChecked();
  expect(backEnd.settingsReads).toBe(1);
});

describe('a company that has gone', () => {
  const ledTo = () => backEnd.eventsOf('travel-navigate').map((detail) => Object(detail).url);
  const START = new URL('/', location.href).href;

  test('leads to the start page, once a save is refused for it', async () => {
    await modes();
    await radio('None').click();
    backEnd.isGone = true;
    await save().click();
    await expect.poll(ledTo).toEqual([START]);
    // The link is for a site that takes the navigation over.
    await expect.element(page.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
  });

  test('leads to the start page, once a screen cannot be loaded for it', async () => {
    expectConsole(/COMPANY_FAILED/);
    const hub = await mountHub('/business/approvals/approvers');
    // By now the page knows the visitor, and asks again only when it is refused.
    await expect.element(page.getByRole('rowheader').first()).toBeVisible();
    await backEnd.answerWith(ADMIN);
    backEnd.isGone = true;
    hub.setAttribute('page', '/business/approvals/settings');
    await expect.poll(ledTo).toEqual([START]);
  });

  test('is not what a refusal for another reason is', async () => {
    await modes();
    await radio('None').click();
    backEnd.refusals.push(forbidden);
    await save().click();
    await expect.element(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await backEnd.answerWith(ADMIN);
    expect(ledTo()).toEqual([]);
    await expect.element(radio('None')).toBeChecked();
  });
});

describe('what is typed is still there', () => {
  const refuse = (status: number, headers: Record<string, string> = {}, error: object = {}) =>
    backEnd.refusals.push(() =>
      Response.json({ errors: [{ code: 'REFUSED', description: '', ...error }] }, { status, headers }),
    );

  test('after a refusal, which is said once, and not sent again by itself', async () => {
    await modes();
    await radio('None').click();
    const refusals: [...Parameters<typeof refuse>, text: RegExp][] = [
      [500, {}, {}, /did not work|try again/i],
      [429, { 'Retry-After': '170' }, {}, /Try again in 3 minutes/],
      [
        403,
        {},
        { permission: 'COMPANY_APPROVAL_SETTINGS_MANAGEMENT' },
        /You may no longer change this.+COMPANY_APPROVAL_SETTINGS_MANAGEMENT/,
      ],
    ];
    for (const [at, [status, headers, error, text]] of refusals.entries()) {
      refuse(status, headers, error);
      await save().click();
      await expect.element(said(text)).toBeVisible();
      await expect.element(radio('None')).toBeChecked();
      expect(backEnd.writes).toHaveLength(at + 1);
    }
  });

  test('when the session has ended: after a new sign-in in the dialog it is saved', async () => {
    const asked: unknown[] = [];
    const signIn = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent;
      asked.push(detail.reason);
      detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    await modes();
    await radio('None').click();
    refuse(401);
    await save().click();
    await expect.element(said('Saved')).toBeVisible();
    expect(asked).toEqual(['save-change']);
    expect(backEnd.writes).toHaveLength(2);
    expect(backEnd.settings.autoApprovalMode).toBe('ALL');
  });
});

test('what is said of the whole form scrolls into view', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(390, 480);
  await mountHub('/business/policy/hotel/settings');
  backEnd.refusals.push(() => new Response(null, { status: 503 }));
  await radio('Cannot be booked').click();
  await save().click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeInViewport();
});

describe('policy', () => {
  test.each([
    ['NONE', /^By the approval settings every trip needs an approval, also where a warning is chosen here/],
    ['IN_POLICY', /^By the approval settings every trip outside of the policy needs an approval/],
    ['ALL', /^By the approval settings no trip needs an approval, except for those that need one here/],
  ])('says what the approval settings make of it: %s', async (autoApprovalMode, text) => {
    backEnd.settings = { ...COMPANY, autoApprovalMode };
    await mountHub('/business/policy/hotel/settings');
    const outside = page.getByRole('radiogroup', { name: 'Bookings outside of the limits' });
    await expect.element(outside).toHaveAccessibleDescription(text);
    await expect
      .element(outside.getByRole('link', { name: 'Approval settings' }))
      .toHaveAttribute('href', '/business/approvals/settings');
  });

  test.each([
    ['says nothing of approval settings that are off', { features: [] }, ''],
    ['leads nobody to approval settings who may not open them', { permissions: ['TRAVEL_POLICY'] as const }, /^By the/],
  ])('%s', async (_, changed, description) => {
    const auth = { ...ADMIN, businessState: { ...ADMIN.businessState, ...changed } } as typeof ADMIN;
    backEnd.auth = auth;
    await mountHub('/business/policy/hotel/settings', auth);
    const outside = page.getByRole('radiogroup', { name: 'Bookings outside of the limits' });
    await expect.element(outside).toHaveAccessibleDescription(description);
    expect(outside.getByRole('link').query()).toBeNull();
  });

  test('the approval settings have what each policy asks for beside them, and say which counts', async () => {
    await mountHub('/business/approvals/settings');
    await expect.element(said(/The stricter of the two counts/)).toBeVisible();
    const lines = page.getByRole('listitem').filter({ hasText: ':' });
    await expect
      .poll(() => lines.elements().map((line) => line.textContent))
      .toEqual(['Flights: not checked', 'Hotels: Need an approval', 'Trains: not checked', 'Cars: not checked']);
  });

  test('says that what is not chosen is outside of it', async () => {
    await mountHub('/business/policy/hotel/restrictions');
    await expect.element(said(/What is not chosen is outside of the policy/)).toBeVisible();
  });

  test('API-088 BIZ-081 BIZ-110 a change is sent with the rest of the policy, and who changed it last is said', async () => {
    await mountHub('/business/policy/hotel/settings');
    await expect.element(said(/Last changed by Grace Hopper on Nov 20, 2026/)).toBeVisible();
    await expect.element(textbox('Price limit')).toHaveValue('180');
    await userEvent.fill(textbox('Price limit'), '1,234.50');
    await userEvent.selectOptions(currency(), 'USD – US Dollar');
    await userEvent.fill(textbox('Days in advance'), '7');
    await radio('Cannot be booked').click();
    await save().click();
    await expect.element(said('Saved')).toBeVisible();
    expect(backEnd.writes).toEqual([
      [
        'PUT',
        'settings/policies/hotel',
        '"1"',
        {
          ...HOTEL,
          outOfPolicy: 'BLOCK',
          priceLimit: { amount: 1234.5, currencyCode: 'USD' },
          minimumDaysInAdvance: 7,
        },
      ],
    ]);
  });

  test.each([
    [
      { bySupport: true, supportAgent: 'Sol Reyes' },
      /Last changed by Sol Reyes of support, acting as Grace Hopper, on/,
    ],
    [{ changedBy: null }, /Last changed by somebody who has left on/],
  ])('names support, and nobody whose account has gone: %j', async (change, text) => {
    const [last] = COMPANY.lastChanges ?? [];
    if (!last) throw new Error('The fixture has no last change.');
    backEnd.settings = { ...COMPANY, lastChanges: [{ ...last, ...change }] };
    await mountHub('/business/policy/hotel/settings');
    await expect.element(said(text)).toBeVisible();
  });

  test('a currency that there is none of is shown, and refused until another is chosen', async () => {
    const priceLimit = { amount: 200, currencyCode: 'DOL' };
    backEnd.settings = { ...COMPANY, policies: { ...COMPANY.policies, hotel: { ...HOTEL, priceLimit } } };
    await mountHub('/business/policy/hotel/settings');
    await expect.element(currency()).toHaveValue('DOL');
    await save().click();
    await expect.element(currency()).toHaveAccessibleDescription('Choose a currency from the list.');
    expect(backEnd.writes).toEqual([]);
    await userEvent.selectOptions(currency(), 'USD – US Dollar');
    await save().click();
    await expect
      .poll(() => backEnd.writes.at(-1)?.[3])
      .toMatchObject({ priceLimit: { amount: 200, currencyCode: 'USD' } });
  });

  test('without a price there is no limit; what is none is said at the field', async () => {
    await mountHub('/business/policy/hotel/settings');
    await userEvent.fill(textbox('Price limit'), 'much');
    await save().click();
    await expect.element(textbox('Price limit')).toHaveAttribute('aria-invalid', 'true');
    expect(backEnd.writes).toEqual([]);
    await userEvent.fill(textbox('Price limit'), '');
    await userEvent.selectOptions(currency(), '');
    // Not by the pointer: with the error its line goes, and the button moves.
    (save().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => backEnd.writes.at(-1)?.[3]).toEqual({ ...HOTEL, priceLimit: null });
  });

  test('BIZ-082 classes that may be booked are chosen; those of a newer back end stay', async () => {
    await mountHub('/business/policy/hotel/restrictions');
    await expect.element(checkbox('3 stars')).toBeChecked();
    await expect.element(checkbox('BOAT')).toBeChecked();
    await checkbox('4 stars').click();
    await save().click();
    await expect
      .poll(() => backEnd.writes.at(-1)?.[3])
      .toEqual({ ...HOTEL, allowedClasses: ['STARS_3', 'STARS_4', 'BOAT'] });
    for (const name of ['3 stars', '4 stars', 'BOAT']) await checkbox(name).click();
    await save().click();
    await expect.poll(() => backEnd.writes.at(-1)?.[3]).toEqual({ ...HOTEL, allowedClasses: [] });
  });

  test('a refusal of the classes is said at their group, and leads to the first', async () => {
    await mountHub('/business/policy/hotel/restrictions');
    backEnd.refusals.push(() =>
      Response.json(
        { errors: [{ code: 'VALIDATION_ERROR', field: 'allowedClasses', localizedDescription: 'Not these.' }] },
        { status: 400 },
      ),
    );
    await checkbox('4 stars').click();
    await save().click();
    const group = page.getByRole('group', { name: 'Hotels that may be booked' });
    await expect.element(group).toHaveAccessibleDescription('Not these.');
    await expect.poll(() => hasFocus(group.getByRole('checkbox').first().element())).toBe(true);
    await checkbox('3 stars').click();
    await expect.element(group).not.toHaveAccessibleDescription();
  });

  test('BIZ-083 preferred ones are a line each, none twice', async () => {
    await mountHub('/business/policy/hotel/preferences');
    await expect.element(textbox('Preferred hotels')).toHaveValue('Harbour Hotels');
    await userEvent.fill(textbox('Preferred hotels'), 'Lindenhof\nLindenhof');
    await save().click();
    await expect.element(said('“Lindenhof” is there twice.')).toBeVisible();
    expect(hasFocus(textbox('Preferred hotels').element())).toBe(true);
    await userEvent.fill(textbox('Preferred hotels'), ' Lindenhof \n\nHarbour Hotels');
    await save().click();
    await expect
      .poll(() => backEnd.writes.at(-1)?.[3])
      .toEqual({ ...HOTEL, preferredSuppliers: ['Lindenhof', 'Harbour Hotels'] });
  });

  test('another part that somebody else has changed meanwhile stays changed', async () => {
    await mountHub('/business/policy/hotel/restrictions');
    await checkbox('4 stars').click();
    backEnd.changeElsewhere({
      policies: { ...COMPANY.policies, hotel: { ...HOTEL, preferredSuppliers: ['Lindenhof'] } },
    });
    await save().click();
    await expect.element(said('Saved')).toBeVisible();
    expect(backEnd.settings.policies.hotel).toEqual({
      ...HOTEL,
      allowedClasses: ['STARS_3', 'STARS_4', 'BOAT'],
      preferredSuppliers: ['Lindenhof'],
    });
  });

  test('another part stays changed behind a proxy that takes versions away, too', async () => {
    expectConsole(/NO_VERSION/);
    backEnd.losesVersions = true;
    await mountHub('/business/policy/hotel/restrictions');
    await checkbox('4 stars').click();
    backEnd.changeElsewhere({
      policies: { ...COMPANY.policies, hotel: { ...HOTEL, preferredSuppliers: ['Lindenhof'] } },
    });
    await save().click();
    await expect.element(said('Saved')).toBeVisible();
    expect(backEnd.settings.policies.hotel).toMatchObject({ preferredSuppliers: ['Lindenhof'] });
  });

  test('each vertical is a form of its own', async () => {
    const hub = await mountHub('/business/policy/hotel/settings');
    await expect.element(textbox('Price limit')).toHaveValue('180');
    hub.setAttribute('page', '/business/policy/train/settings');
    await expect.element(page.getByRole('heading', { name: 'Trains: settings' })).toBeVisible();
    await expect.element(textbox('Price limit')).toHaveValue('');
  });
});
