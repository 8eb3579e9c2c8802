/** Features and multi-room bookings: each switch is a change of its own. */
import type { Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { page } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HANA } from '../AdminHub.fixtures.ts';
import { COMPANY } from '../Company.fixtures.ts';
import { onHubPage } from '../testHub.ts';
import { CompanyBackEnd, mountHub } from '../testPage.ts';

let backEnd: CompanyBackEnd;
onHubPage(
  () => {
    backEnd = new CompanyBackEnd();
  },
  () => backEnd.end(),
);

const open = () => mountHub('/business/company/features');
const toggle = (name: string) => page.getByRole('switch', { name });
const rooms = () => toggle('Several rooms in one booking');
const reports = () => toggle('Reports');
const inbox = () => toggle('Trips from emails');
const paths = () => backEnd.writes.map(([, path, etag]) => [path, etag]);
const FEATURES = COMPANY.features;
const withFeature = (feature: Schema<'DashboardFeature'>, enabled: boolean) =>
  FEATURES.map((one) => (one.feature === feature ? { feature, enabled } : one));

test('API-120 API-121 BIZ-118 multi-room bookings are switched on, and off again', async () => {
  await open();
  await expect.element(rooms()).not.toBeChecked();
  await rooms().click();
  await expect.element(page.getByRole('region', { name: 'Booking' }).getByText('Saved')).toBeVisible();
  await expect.element(rooms()).toBeChecked();
  expect(hasFocus(rooms().element())).toBe(true);
  await rooms().click();
  await expect.poll(() => backEnd.settings.multiRoomBookings).toBe(false);
  await expect.element(rooms()).not.toBeChecked();
  expect(backEnd.writes).toEqual([
    ['PUT', 'multiRoomBookings/enable', '"1"', undefined],
    ['PUT', 'multiRoomBookings/disable', '"2"', undefined],
  ]);
});

test('API-112 API-113 BIZ-119 the features of the company are switched, one by one', async () => {
  await open();
  await expect.element(reports()).toBeChecked();
  await reports().click();
  await expect.poll(() => backEnd.settings.features).toEqual(withFeature('REPORTING', false));
  await inbox().click();
  await expect.element(inbox()).toBeChecked();
  await expect
    .poll(() => backEnd.writes)
    .toEqual([
      ['PUT', 'feature/disable', '"1"', { feature: 'REPORTING' }],
      ['PUT', 'feature/enable', '"2"', { feature: 'INBOX_SYNC' }],
    ]);
});

test('features are in groups, each with what it is good for', async () => {
  await open();
  await expect.element(reports()).toHaveAccessibleDescription('What was spent, by whom, and for what.');
  const regions = page.getByRole('region').elements();
  expect(regions.map((region) => region.querySelector('h2')?.textContent)).toEqual(['Booking', 'Reports']);
});

test('BIZ-145 what the plan lacks is there with the first plan that has it, and without a switch', async () => {
  backEnd.end();
  backEnd = new CompanyBackEnd(undefined, false, {
    businessPlans: {
      biz: { features: ['REPORTING', 'INBOX_SYNC'] },
      bizPlus: { features: ['SLACK_INTEGRATION', 'A person to call'] },
      enterprise: { features: ['SSO_INTEGRATION'] },
    },
  });
  backEnd.settings = { ...COMPANY, tier: 'biz' };
  await open();
  const connections = page.getByRole('region', { name: 'Connections' });
  await expect
    .poll(() => connections.element().textContent)
    .toMatch(/Slack.*Business Plus.*Single sign-on.*Enterprise/);
  await expect.element(reports()).toBeVisible();
  expect(connections.getByRole('switch').elements()).toEqual([]);
  // The company's own plan has the reports, so no plan is named.
  expect(page.getByRole('region', { name: 'Reports' }).element().textContent).not.toContain('Business');
  await expect
    .element(page.getByRole('link', { name: 'Compare plans' }))
    .toHaveAttribute('href', '/business/biz-plus-upgrade');
});

test('a feature of a newer back end is left out, and stays as it is', async () => {
  expectConsole(/TELEPORT/);
  const unknown = { feature: 'TELEPORT', enabled: true } as unknown as (typeof FEATURES)[number];
  backEnd.settings = { ...COMPANY, features: [...FEATURES, unknown] };
  await open();
  await expect.element(reports()).toBeChecked();
  await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(3);
  await inbox().click();
  await expect.poll(() => backEnd.settings.features).toEqual([...withFeature('INBOX_SYNC', true), unknown]);
});

describe.each([
  ['says what is stored', true],
  ['says nothing more', false],
])('where somebody else was first, and the refusal %s', (_how, saysWhatIsStored) => {
  beforeEach(() => {
    backEnd.saysWhatIsStored = saysWhatIsStored;
  });

  test('another field that has changed is kept, and the switch is sent once more for that version', async () => {
    await open();
    await expect.element(inbox()).not.toBeChecked();
    backEnd.changeElsewhere({ features: withFeature('REPORTING', false), autoApprovalMode: 'ALL' });
    await inbox().click();
    await expect.element(inbox()).toBeChecked();
    await expect.element(reports()).not.toBeChecked();
    await expect.poll(paths).toEqual([
      ['feature/enable', '"1"'],
      ['feature/enable', '"2"'],
    ]);
    expect(backEnd.settings.features).toEqual([
      { feature: 'REPORTING', enabled: false },
      { feature: 'INBOX_SYNC', enabled: true },
    ]);
  });

  test('behind a proxy that takes versions away, other features stay as they are stored', async () => {
    const said = expectConsole(/NO_VERSION/);
    backEnd.losesVersions = true;
    await open();
    await expect.element(inbox()).not.toBeChecked();
    backEnd.changeElsewhere({ features: withFeature('REPORTING', false) });
    await inbox().click();
    await expect.element(inbox()).toBeChecked();
    await expect.element(reports()).not.toBeChecked();
    // The back end wants a version to be named.
    await expect.poll(paths).toEqual([
      ['feature/enable', null],
      ['feature/enable', '*'],
    ]);
    await expect.poll(() => said).toHaveLength(1);
  });

  test('behind such a proxy a switch that somebody else has switched is shown, and nothing is sent', async () => {
    backEnd.losesVersions = true;
    await open();
    await expect.element(rooms()).not.toBeChecked();
    backEnd.changeElsewhere({ multiRoomBookings: true });
    await rooms().click();
    await expect.element(page.getByRole('region', { name: 'Booking' }).getByText('Saved')).toBeVisible();
    await expect.element(rooms()).toBeChecked();
    expect(paths()).toEqual([]);
  });

  test('the same switch is what both wanted, and is not sent again', async () => {
    await open();
    await expect.element(rooms()).not.toBeChecked();
    backEnd.changeElsewhere({ multiRoomBookings: true });
    await rooms().click();
    await expect.element(page.getByRole('region', { name: 'Booking' }).getByText('Saved')).toBeVisible();
    await expect.element(rooms()).toBeChecked();
    expect(paths()).toEqual([['multiRoomBookings/enable', '"1"']]);
  });
});

test('two presses before an answer are sent in their order, and the last one counts', async () => {
  await open();
  await expect.element(rooms()).not.toBeChecked();
  let answer = () => {};
  backEnd.refusals.push(
    () =>
      new Promise((resolve) => {
        answer = () => {
          backEnd.changeElsewhere({ multiRoomBookings: true });
          resolve(Response.json({ multiRoomBookings: true }, { headers: { ETag: '"2"' } }));
        };
      }),
  );
  await rooms().click();
  await expect.element(rooms()).toBeChecked();
  await rooms().click();
  await expect.element(rooms()).not.toBeChecked();
  expect(paths()).toHaveLength(1);
  answer();
  await expect.poll(() => backEnd.settings.multiRoomBookings).toBe(false);
  expect(paths()).toEqual([
    ['multiRoomBookings/enable', '"1"'],
    ['multiRoomBookings/disable', '"2"'],
  ]);
  await expect.element(rooms()).not.toBeChecked();
});

test.each([
  ['a failure', 500, {}, {}, /did not work/],
  ['too many', 429, { 'Retry-After': '170' }, {}, /Try again in 3 minutes/],
  ['a missing permission', 403, {}, { permission: 'COMPANY_SETTINGS_MANAGEMENT' }, /COMPANY_SETTINGS_MANAGEMENT/],
])('after %s the switch goes back and says why, and keeps the focus', async (_what, status, headers, error, text) => {
  await open();
  await expect.element(rooms()).not.toBeChecked();
  backEnd.refusals.push(() =>
    Response.json({ errors: [{ code: 'REFUSED', description: '', ...error }] }, { status, headers }),
  );
  await rooms().click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(rooms()).not.toBeChecked();
  expect(hasFocus(rooms().element())).toBe(true);
  expect(backEnd.writes).toHaveLength(1);
});

/** Support acts as a member. */
class ActingBackEnd extends CompanyBackEnd {
  protected override async answer(request: Request, path: ApiPath, url: URL): Promise<Response | undefined> {
    if (path !== '/i/api/business/me/v1/currentIdentity') return super.answer(request, path, url);
    return Response.json({
      ...{ accountName: 'Hana Sato', accountEmail: 'hana.sato@example.com', userImgUrl: null },
      ...{ businessMode: true, companyName: 'Northwind Labs', impersonatedBy: 'Sol Reyes', bookingFor: null },
    } satisfies Schema<'CurrentIdentity'>);
  }
}

test('support whose access has ended reads so, and is not asked to sign in', async () => {
  backEnd.end();
  backEnd = new ActingBackEnd(HANA);
  await open();
  const { currentIdentity } = await import('@travel-shell/store/business');
  await currentIdentity.refresh();
  const asked = vi.fn();
  document.addEventListener('travel-sign-in-requested', asked);
  onTestFinished(() => document.removeEventListener('travel-sign-in-requested', asked));
  backEnd.refusals.push(() =>
    Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 }),
  );
  await rooms().click();
  await expect.element(page.getByText('Your access to this company has ended. Nothing was saved.')).toBeVisible();
  await expect.element(rooms()).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
  expect(backEnd.writes).toHaveLength(1);
});

test('where the session has ended, it is sent after a new sign-in in the dialog', async () => {
  await open();
  await expect.element(rooms()).not.toBeChecked();
  document.addEventListener(
    'travel-sign-in-requested',
    (event) => {
      event.preventDefault();
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    },
    { once: true },
  );
  backEnd.refusals.push(() =>
    Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 }),
  );
  await rooms().click();
  await expect.poll(() => backEnd.settings.multiRoomBookings).toBe(true);
  expect(backEnd.writes).toHaveLength(2);
});
