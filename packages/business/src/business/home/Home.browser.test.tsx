import { page } from '@travel-shell/testing/browser';
import { personOf } from '@travel-shell/testing/companyPeople';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, PRIVATE, TRAVELER, tasks } from '../Business.fixtures.ts';
import { BackEnd, mountBusiness, PATHS, refused } from '../testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 900);
  backEnd = new BackEnd();
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
});

const linksIn = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const often = () => linksIn('Often used');
const waiting = () => linksIn('What waits for you');
const says = (text: string | RegExp) => page.getByText(text);

const INVITING = {
  ...ADMIN,
  businessState: {
    ...ADMIN.businessState,
    permissions: ['USER_INVITE' as const, 'BUSINESS_PROFILE_SEARCH' as const],
  },
};
const invited = (index: number, status: 'INVITED' | 'EXPIRED', invitedUntil: string) => {
  const { membership, ...person } = personOf(index);
  return { ...person, membership: { id: '', isSelf: false, ...membership, status, invitedUntil, lastSeenAt: null } };
};

describe('home', () => {
  test('RTE-022 STA-030 shows the company, and what its member opens most', async () => {
    await mountBusiness('/business', ADMIN);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
    await expect.element(says('Northwind Labs')).toBeVisible();
    await expect.element(says('Good to see you, Hana Sato')).toBeVisible();
    expect(often()).toEqual(['/trips', '/business/company', '/profile/account']);
  });

  test.each([
    ['BIZ-016 BIZ-017 the reports', 'REPORTING_VIEW', '/business/stats'],
    ['BIZ-018 BIZ-019 the policies', 'TRAVEL_POLICY', '/business/policy'],
    ['BIZ-020 BIZ-021 the users', 'USER_MANAGEMENT', '/business/users'],
  ] as const)('%s: links to what %s opens, in personal mode, too', async (_title, permission, path) => {
    const { businessState } = TRAVELER;
    backEnd.auth = {
      ...TRAVELER,
      businessState: { ...businessState, businessMode: false, permissions: [permission] },
    };
    await mountBusiness('/business', backEnd.auth);
    await expect.element(says('Northwind Labs')).toBeVisible();
    expect(often()).toEqual(['/trips', path, '/profile/account']);
  });

  test('BIZ-070 leads to the first open step of the company, and of oneself', async () => {
    await mountBusiness('/business', ADMIN);
    await expect.element(says('2 of 5 steps done. Next: Invite your colleagues')).toBeVisible();
    await expect.element(says('2 of 5 steps done. Next: Confirm your email address')).toBeVisible();
    expect(waiting()).toEqual(['/business/tasks/company', '/business/tasks']);
  });

  test('BIZ-070 leaves out the steps of the company for who may not take them', async () => {
    backEnd.auth = TRAVELER;
    backEnd.tasks = tasks({ companyTasks: [] });
    await mountBusiness('/business', TRAVELER);
    await expect.element(says(/Next: Confirm your email address/)).toBeVisible();
    expect(waiting()).toEqual(['/business/tasks']);
  });

  test('counts the invitations that nobody has answered, and says when the next one expires', async () => {
    backEnd.auth = INVITING;
    backEnd.people = [
      invited(1, 'INVITED', '2027-03-12T10:00:00.000Z'),
      invited(2, 'INVITED', '2027-03-09T10:00:00.000Z'),
      invited(3, 'EXPIRED', '2027-03-01T10:00:00.000Z'),
    ];
    await mountBusiness('/business', INVITING);
    await expect.element(says('3 invitations are not answered yet')).toBeVisible();
    await expect.element(says('The next one expires on Mar 9, 2027. 1 has expired.')).toBeVisible();
    expect(backEnd.bodiesOf(PATHS.people)).toEqual([
      { query: '', searchMode: 'everyone', filters: { statuses: ['INVITED', 'EXPIRED'] } },
    ]);
    expect(waiting()).toContain('/business/users/manage?mode=invited');
  });

  test('says that nothing waits, and asks nothing that its member may not know', async () => {
    backEnd.auth = TRAVELER;
    backEnd.tasks = tasks({ companyTasks: [], accountTasks: [{ taskId: 'TAKE_TOUR', status: 'skipped' }] });
    await mountBusiness('/business', TRAVELER);
    await expect.element(says('Nothing waits for you.')).toBeVisible();
    expect(waiting()).toEqual([]);
    expect(backEnd.bodiesOf(PATHS.people)).toEqual([]);
  });

  test('invitations that cannot be loaded leave the steps, and a way to try again', async () => {
    backEnd.auth = INVITING;
    backEnd.answers[PATHS.people] = refused(500, 'INTERNAL');
    expectConsole(/BUSINESS_FAILED: The invitations of the company/);
    backEnd.people = [invited(1, 'INVITED', '2027-03-12T10:00:00.000Z')];
    await mountBusiness('/business', INVITING);
    await expect.element(says(/Next: Invite your colleagues/)).toBeVisible();
    const again = page.getByRole('region', { name: 'What waits for you' }).getByRole('button');
    await expect.element(again).toBeVisible();
    delete backEnd.answers[PATHS.people];
    await again.click();
    await expect.element(says('1 invitation is not answered yet')).toBeVisible();
  });

  test.each(['waiting', 'often-used'])('the slot %s takes the place of what is there', async (slot) => {
    const element = await mountBusiness('/business', ADMIN);
    const ours = says(slot === 'waiting' ? /Next: Invite your colleagues/ : 'Sign-in, travelers and settings');
    await expect.element(ours).toBeVisible();
    element.innerHTML = `<p slot="${slot}">3 trips to approve</p>`;
    await expect.element(says('3 trips to approve')).toBeVisible();
    await expect.element(ours).not.toBeVisible();
  });

  test('the links work while the back end says nothing', async () => {
    backEnd.auth = 'pending';
    await mountBusiness('/business', ADMIN);
    await expect.element(page.getByRole('heading', { name: 'Often used' })).toBeVisible();
    expect(often()).toContain('/business/company');
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
    await expect.element(says('You are in no company yet.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Travel as a company' }).last())
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
