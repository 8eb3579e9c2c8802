/** Who travels for the company: what an administrator sees, and what the back end is asked. */

import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { peopleOf } from '@travel-shell/testing/companyPeople';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { PeopleBackEnd, refuseWith } from '../parts/testPeople.ts';
import { onHubPage } from '../testHub.ts';
import { mountHub } from '../testPage.ts';

const PATH = '/business/users/manage';
let backEnd: PeopleBackEnd;

onHubPage(
  () => {
    backEnd = new PeopleBackEnd();
  },
  () => backEnd.end(),
);

/** As a page at this address. */
function open(search = '', auth = ADMIN): Promise<HTMLElement> {
  history.pushState(null, '', PATH + search);
  return mountHub(PATH + search, auth);
}

const adminWith = (...permissions: (typeof ADMIN)['businessState']['permissions']) => ({
  ...ADMIN,
  businessState: { ...ADMIN.businessState, permissions: [...ADMIN.businessState.permissions, ...permissions] },
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const field = () => page.getByRole('searchbox', { name: 'Name or email address' });
const mode = () => page.getByRole('combobox', { name: 'Show' });
const said = (text: string | RegExp) => page.getByText(text).first();
const rowsOf = (hub: HTMLElement) => parts(hub, 'tbody tr').map((row) => row.querySelector('.cell-more')?.textContent);
const addresses = (from: number, to: number) =>
  peopleOf(to)
    .slice(from)
    .map(({ email }) => email);

async function choose(name: string): Promise<void> {
  await mode().click();
  await page.getByRole('option', { name, exact: true }).click();
}

describe('the list', () => {
  test('API-124 BIZ-087 has one page of the back end, and the total in one sentence', async () => {
    const hub = await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(rowsOf(hub)).toEqual(addresses(0, 15));
    expect(backEnd.searches).toEqual([{ query: '', mode: 'everyone', page: 0, size: 15 }]);
    await expect.element(page.getByRole('rowheader', { name: /^Ada Okafor ada\.1@/ }).first()).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Manage members' })).toBeVisible();
  });

  test('names roles in the language of the page', async () => {
    const hub = await mountHub('/business/users/manage', ADMIN, { locale: 'de-DE' });
    await expect.poll(() => parts(hub, 'tbody tr').length).toBe(15);
    const roles = parts(hub, 'tbody tr').map((row) => row.querySelectorAll('.cell')[1]?.firstChild?.textContent);
    expect(roles.slice(0, 4)).toEqual(['Reisende Person', 'Genehmigung', 'Reisemanagement', 'Administration']);
  });

  test('another page is in the address and keeps the focus, and Back shows the one before', async () => {
    const hub = await open();
    await link('Next').click();
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    expect(rowsOf(hub)).toEqual(addresses(15, 30));
    expect(location.search).toBe('?page=2');
    expect(hasFocus(link('Next').element())).toBe(true);
    history.back();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(location.search).toBe('');
  });

  test('rows of a page stay until those of the next one are there', async () => {
    const hub = await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.refusals.push(() => promise.then(refuseWith(503)));
    expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
    await link('Next').click();
    await expect.element(page.getByText('Loading', { exact: true })).toBeVisible();
    expect(rowsOf(hub)).toEqual(addresses(0, 15));
    resolve();
    await expect.element(said('This could not be loaded.')).toBeVisible();
    // Neither they nor the focus go, and each failure is said.
    expect(rowsOf(hub)).toEqual(addresses(0, 15));
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(hasFocus(link('Next').element())).toBe(true);
    expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
    backEnd.refusals.push(refuseWith(503));
    const failure = said('This could not be loaded.').element();
    await button('Try again').click();
    await expect.poll(() => failure.isConnected).toBe(false);
    expect(hasFocus(button('Try again').element())).toBe(true);
    await link('Next').click();
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    expect(hasFocus(link('Next').element())).toBe(true);
  });

  test('a page that is empty by now falls back to the last one', async () => {
    await open('?page=9');
    await expect.element(said('31–34 of 34 people')).toBeVisible();
    expect(backEnd.searches.map((search) => search.page)).toEqual([8, 2]);
    expect(location.search).toBe('?page=3');
  });

  test('a page in the address that is no number of one is the first one', async () => {
    for (const number of ['0', '-1', 'x', '1.5', '99999999']) {
      await open(`?page=${number}`);
      await expect.element(said('1–15 of 34 people')).toBeVisible();
      expect(backEnd.searches.at(-1)?.page, number).toBe(0);
      document.body.replaceChildren();
    }
  });
});

describe('the search', () => {
  test('waits for a pause, begins at page 1, and makes no entry of the history', async () => {
    await open('?page=2');
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    const { length } = history;
    await userEvent.type(field(), ' ada ');
    await expect.element(said('1–6 of 6 people')).toBeVisible();
    expect(backEnd.searches.slice(1)).toEqual([{ query: 'ada', mode: 'everyone', page: 0, size: 15 }]);
    expect(location.search).toBe('?q=ada');
    expect(history.length).toBe(length);
    await expect.element(field()).toHaveValue(' ada ');
    expect(hasFocus(field().element())).toBe(true);
  });

  test('is sent at once on Enter', async () => {
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    await userEvent.fill(field(), 'hedy');
    await userEvent.keyboard('{Enter}');
    expect(location.search).toBe('?q=hedy');
    await expect.element(said('1–6 of 6 people')).toBeVisible();
    expect(backEnd.searches).toHaveLength(2);
  });

  test('is sent on Enter as it is in the field, which may be filled in without an event', async () => {
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    (field().element() as HTMLInputElement).value = 'hedy';
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await expect.element(said('1–6 of 6 people')).toBeVisible();
    await expect.element(field()).toHaveValue('hedy');
  });

  test('is not sent while an input method composes', async () => {
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    const input = field().element();
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    stopTimers(300);
    await userEvent.fill(field(), 'ada');
    // Longer than the pause.
    await advance(1000);
    await runPending();
    expect(backEnd.searches).toHaveLength(1);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await runPending();
    await advance(300);
    await expect.element(said('1–6 of 6 people')).toBeVisible();
    expect(backEnd.searches).toHaveLength(2);
  });

  test('is sent on Android, whose keyboards compose every word', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    field()
      .element()
      .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.fill(field(), 'ada');
    await expect.element(said('1–6 of 6 people')).toBeVisible();
  });

  test('shows what the back end has found, and filters nothing itself', async () => {
    backEnd.match = ({ lastName }) => lastName === 'Weber';
    const hub = await open('?q=nobody-is-called-so');
    await expect.element(said('1–6 of 6 people')).toBeVisible();
    expect(rowsOf(hub)).toHaveLength(6);
  });

  test('an older answer that comes late is ignored', async () => {
    const hub = await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.refusals.push(() => promise.then(refuseWith(503)));
    await userEvent.fill(field(), 'gr');
    await expect.poll(() => backEnd.searches.length).toBe(2);
    await userEvent.fill(field(), 'radia');
    await expect.element(said('1–5 of 5 people')).toBeVisible();
    resolve();
    await expect.element(said('1–5 of 5 people')).toBeVisible();
    expect(rowsOf(hub)).toHaveLength(5);
  });

  test('search and page are restored by Back from another screen', async () => {
    backEnd.end();
    backEnd = new PeopleBackEnd(ADMIN, true);
    backEnd.match = () => true;
    const hub = await open('?q=a');
    await link('Next').click();
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    part(hub, '.wide a[href="/business/users/roles"]').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    history.back();
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    await expect.element(field()).toHaveValue('a');
    expect(location.search).toBe('?q=a&page=2');
  });
});

describe('who is shown', () => {
  test('API-124 is a mode of the back end, in the address, from page 1', async () => {
    await open('?q=a&page=2');
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    await choose('Administrators');
    await expect.poll(() => backEnd.searches.at(-1)).toEqual({ query: 'a', mode: 'admins', page: 0, size: 15 });
    expect(location.search).toBe('?q=a&mode=admins');
    await choose('Everybody');
    await expect.poll(() => location.search).toBe('?q=a');
  });

  test('has guests for those alone who may see them', async () => {
    await open('?mode=guests');
    await expect.poll(() => backEnd.searches.at(-1)?.mode).toBe('everyone');
    await mode().click();
    await expect.element(page.getByRole('option', { name: 'Approvers' })).toBeVisible();
    expect(page.getByRole('option', { name: 'Guests', exact: true }).elements()).toEqual([]);
  });

  test('has guests, without a confirmation, for who manages guests', async () => {
    const auth = adminWith('GUEST_MANAGEMENT');
    backEnd.auth = auth;
    const hub = await open('?mode=guests', auth);
    await expect.element(mode()).toHaveTextContent('Guests');
    await expect.poll(() => backEnd.searches.at(-1)?.mode).toBe('guests');
    await expect.poll(() => rowsOf(hub).length).toBe(15);
    expect(page.getByRole('columnheader', { name: 'Status' }).elements()).toEqual([]);
  });

  test('a mode that there is not is everybody', async () => {
    await open('?mode=constructor');
    await expect.poll(() => backEnd.searches.at(-1)?.mode).toBe('everyone');
  });
});

test.each([
  ['a name without a gap', { firstName: '', lastName: 'Wolfeschlegelsteinhausenbergerdorff' }],
  [
    'a long name and a long description',
    {
      lastName: 'Szczebrzeszyńska-Brzęczyszczykiewicz',
      customData: { staffClassDescription: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    },
  ],
])('%s leaves the button of its row on a phone', async (_what, person) => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(414, 896));
  backEnd.people = peopleOf(1).map((one) => ({ ...one, ...person }));
  const hub = await open('', adminWith('USER_MANAGEMENT'));
  const actions = page.getByRole('button', { name: /^Actions for/ });
  await expect.element(actions).toBeVisible();
  expect(actions.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  const scroller = part(hub, '.ts-table-scroll');
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
});

describe('without rows', () => {
  test('says that there is nobody yet', async () => {
    backEnd.people = [];
    await open();
    await expect.element(said('There is nobody in your company yet.')).toBeVisible();
    expect(button('Show everybody').elements()).toEqual([]);
  });

  test('says that nobody matches, with the way back to everybody', async () => {
    await open('?q=zzz');
    await expect.element(said('Nobody matches your search.')).toBeVisible();
    await button('Show everybody').click();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    expect(hasFocus(field().element())).toBe(true);
    expect(location.search).toBe('');
  });

  test('says that they could not be loaded, and tries again on request only', async () => {
    expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
    backEnd.refusals.push(refuseWith(503));
    const hub = await open();
    await expect.element(page.getByRole('alert').getByText('This could not be loaded.')).toBeVisible();
    expect(part(hub, 'nav')).toBeTruthy();
    expect(backEnd.searches).toHaveLength(1);
    await button('Try again').click();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(backEnd.searches).toHaveLength(2);
    await expect.poll(() => hub.shadowRoot?.activeElement?.className).toBe('loaded');
  });

  test('says which permission is missing, and does not try again', async () => {
    expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
    backEnd.refusals.push(refuseWith(403, {}, { permission: 'BUSINESS_PROFILE_SEARCH' }));
    await open();
    await expect.element(said(/You may not see this list.+BUSINESS_PROFILE_SEARCH/)).toBeVisible();
    expect(button('Try again').elements()).toEqual([]);
    expect(backEnd.searches).toHaveLength(1);
  });

  test('a refusal that names a permission has the rights read again: the screen and the navigation follow', async () => {
    expectConsole(/BUSINESS_FAILED: The people of the company could not be loaded/);
    const hub = await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    const entries = () => parts(hub, 'nav a').map((link) => link.textContent);
    expect(entries()).toContain('Manage members');
    const { businessState } = ADMIN;
    const permissions = businessState.permissions.filter((name) => !/PROFILE|USER|GUEST/.test(name));
    backEnd.auth = { ...ADMIN, businessState: { ...businessState, permissions } };
    backEnd.refusals.push(refuseWith(403, {}, { permission: 'BUSINESS_PROFILE_SEARCH' }));
    await link('Next').click();
    await expect.element(page.getByText(/You may not open this page/)).toBeVisible();
    expect(entries()).not.toContain('Manage members');
  });

  test('an ended session asks to sign in again, and goes on', async () => {
    const signIn = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    backEnd.refusals.push(refuseWith(401));
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(backEnd.searches).toHaveLength(2);
  });
});

test('nobody else who signs in after the session has ended sees who was listed, or what was typed', async () => {
  const as = (accountEmail: string) => ({ ...ADMIN, userInfoState: { ...ADMIN.userInfoState, accountEmail } });
  backEnd.auth = as('hana@northwind.example');
  const hub = await open('', as('hana@northwind.example'));
  await expect.element(said('1–15 of 34 people')).toBeVisible();
  const signIn = (event: Event) => {
    event.preventDefault();
    // Their own list never comes.
    backEnd.refusals.push(() => new Promise(() => {}));
    const signedIn = backEnd.answerWith(as('ines@other.example')).then(() => ({ signedIn: true }));
    (event as CustomEvent).detail.result = signedIn;
  };
  document.addEventListener('travel-sign-in-requested', signIn, { once: true });
  backEnd.refusals.push(async () => {
    await backEnd.answerWith(authStateOf());
    // Behind the dialog the list stays, for whoever has made it.
    expect(rowsOf(hub)).toEqual(addresses(0, 15));
    return new Response(null, { status: 401 });
  });
  await field().fill('ada');
  await expect.poll(() => parts(hub, 'tbody tr').length).toBe(0);
  await expect.poll(() => backEnd.searches.length).toBe(3);
  expect(hub.shadowRoot?.textContent).not.toContain('northwind');
});

const dialog = () => page.getByRole('alertdialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

/** Chooses in the menu of a row. */
async function act(name: string, action: string): Promise<void> {
  await button(`Actions for ${name}`).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const actionsFor = async (name: string) => {
  await button(`Actions for ${name}`).first().click();
  const names = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return names;
};

/** Somebody with this membership, alone in the list. */
function alone(status: NonNullable<(typeof backEnd.people)[number]['membership']>['status'], more: object = {}): void {
  backEnd.people = peopleOf(1).map((person) => ({
    ...person,
    membership: { id: ID, isSelf: false, status, lastSeenAt: null, invitedUntil: null, ...more },
  }));
}
const ID = '0b9f1c9e-1f0d-4f0e-9d55-2f9c1f6f3a10';

describe('what can be done about somebody', () => {
  test('is by their status, and by what the visitor may do', async () => {
    alone('ACTIVE', { lastSeenAt: '2027-03-04T10:00:00.000Z' });
    await open();
    await expect.element(said('Last seen on Mar 4, 2027')).toBeVisible();
    expect(await actionsFor('Ada Okafor')).toEqual(['Change the role', 'Remove from the company']);
    document.body.replaceChildren();
    alone('UNCONFIRMED');
    await open();
    expect(await actionsFor('Ada Okafor')).toEqual(['Change the role', 'Send again', 'Remove from the company']);
    document.body.replaceChildren();
    alone('INVITED', { invitedUntil: '2027-03-18T10:00:00.000Z' });
    await open();
    await expect.element(said('Until Mar 18, 2027')).toBeVisible();
    expect(await actionsFor('Ada Okafor')).toEqual(['Send the invitation again', 'Take the invitation back']);
  });

  test('is nothing for who only searches', async () => {
    const { permissions } = ADMIN.businessState;
    const own = ['GUEST_DELETE', 'BUSINESS_PROFILE_SEARCH'] as const;
    const none = permissions.filter((name) => !/^(USER|ROLE)_/.test(name));
    const auth = { ...ADMIN, businessState: { ...ADMIN.businessState, permissions: [...none, ...own] } };
    backEnd.auth = auth;
    const hub = await open('', auth);
    await expect.poll(() => rowsOf(hub).length).toBe(15);
    expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toEqual([]);
    expect(button('Invite people').elements()).toEqual([]);
  });

  test('BIZ-140 a role is another one after a question that says what each may do', async () => {
    alone('ACTIVE');
    await open();
    await act('Ada Okafor', 'Change the role');
    await expect.element(dialog()).toHaveAccessibleName('Role of Ada Okafor');
    await expect.element(dialog().getByRole('radio', { name: 'Traveler' })).toBeChecked();
    await dialog().getByRole('radio', { name: 'Approver' }).click();
    await press('Save');
    await expect.element(said('The role of Ada Okafor: Approver')).toBeVisible();
    expect(backEnd.changes).toEqual([['PUT', `members/${ID}/role`, { role: 'APPROVER', formerRole: 'TRAVELER' }]]);
    await expect.poll(() => backEnd.searches.length).toBe(2);
    await expect.poll(() => hasFocus(button('Actions for Ada Okafor').element())).toBe(true);
  });

  test.each([
    ['LAST_ADMINISTRATOR', 409, /only administrator/],
    ['ROLE_CHANGED', 409, /changed this role in the meantime/],
    ['NOT_FOUND', 404, /not there any more/],
  ])('the refusal %s says what to do, in the dialog', async (code, status, text) => {
    alone('ACTIVE');
    await open();
    await act('Ada Okafor', 'Change the role');
    await dialog().getByRole('radio', { name: 'Approver' }).click();
    backEnd.refusals.push(refuseWith(status, {}, { code }));
    await press('Save');
    await expect.element(dialog().getByRole('alert').getByText(text)).toBeVisible();
    expect(backEnd.searches).toHaveLength(1);
  });

  test('a member is removed after a question, and the focus is on the list', async () => {
    alone('ACTIVE');
    const hub = await open();
    await act('Ada Okafor', 'Remove from the company');
    await expect.element(dialog()).toHaveAccessibleDescription(/keeps a private account/);
    backEnd.people = [];
    await press('Remove from the company');
    await expect.element(said('Ada Okafor is not in your company any more.')).toBeVisible();
    expect(backEnd.changes).toEqual([['DELETE', `members/${ID}`, undefined]]);
    await expect.poll(() => hub.shadowRoot?.activeElement?.className).toContain('loaded');
  });

  test('who removes themselves is told what it means', async () => {
    alone('ACTIVE', { isSelf: true });
    await open();
    await act('Ada Okafor', 'Remove from the company');
    await expect.element(dialog()).toHaveAccessibleDescription(/This is you/);
    await press('Keep');
    expect(backEnd.changes).toEqual([]);
  });

  test('an invitation is sent again, or taken back', async () => {
    alone('EXPIRED');
    await open();
    await expect.element(said('Invitation has run out')).toBeVisible();
    await act('Ada Okafor', 'Send the invitation again');
    await press('Send');
    await expect.element(said('A new link is on its way to ada.1@northwind.example.')).toBeVisible();
    await act('Ada Okafor', 'Take the invitation back');
    await press('Take the invitation back');
    await expect.element(said('The invitation of ada.1@northwind.example was taken back.')).toBeVisible();
    expect(backEnd.changes.map(([method, path]) => [method, path])).toEqual([
      ['POST', `invitations/${ID}`],
      ['DELETE', `invitations/${ID}`],
    ]);
  });

  test('API-090 a confirmation is sent again after a question, and said without telling whether it was due', async () => {
    alone('UNCONFIRMED');
    await open();
    await act('Ada Okafor', 'Send again');
    await expect.element(dialog()).toHaveAccessibleDescription(/Ada Okafor gets a link at ada\.1@northwind\.example/);
    await press('Do not send');
    expect(backEnd.mails).toEqual([]);
    await act('Ada Okafor', 'Send again');
    const refusals: [...Parameters<typeof refuseWith>, text: RegExp][] = [
      [429, { 'Retry-After': '170' }, {}, /Try again in 3 minutes/],
      [403, {}, { permission: 'USER_MANAGEMENT' }, /permission USER_MANAGEMENT/],
      [500, {}, {}, /did not work/],
    ];
    for (const [status, headers, error, text] of refusals) {
      backEnd.refusals.push(refuseWith(status, headers, error));
      await press('Send');
      await expect.element(dialog().getByRole('alert').getByText(text)).toBeVisible();
    }
    await press('Send');
    await expect.element(said(/A link is on its way to ada\.1@northwind\.example, unless/)).toBeVisible();
    expect(backEnd.mails).toHaveLength(4);
  });
});

describe('inviting', () => {
  const emails = () => page.getByRole('textbox', { name: 'Email addresses' });

  async function start(): Promise<void> {
    await open();
    await button('Invite people').click();
    await expect.poll(() => hasFocus(emails().element())).toBe(true);
  }

  test('BIZ-136 sends what was pasted, ten at a time, and says of each address what became of it', async () => {
    await start();
    const many = Array.from({ length: 12 }, (_, index) => `n${index}@shop.example`);
    await userEvent.fill(emails(), `${many.join(', ')}\nMei Tan <mei@shop.example>; jonas`);
    await button('Send invitations').click();
    await expect.element(said(/^Invited: n0@shop\.example/)).toBeVisible();
    await expect.element(said('Not an email address: jonas')).toBeVisible();
    expect(backEnd.invited).toEqual([
      { emails: many.slice(0, 10), role: 'TRAVELER', localeCode: 'en-US' },
      { emails: [...many.slice(10), 'mei@shop.example', 'jonas'], role: 'TRAVELER', localeCode: 'en-US' },
    ]);
    // The address that can be mended stays, and the list has the people who were invited.
    await expect.element(emails()).toHaveValue('jonas');
    await expect.poll(() => backEnd.searches.length).toBe(2);
  });

  test('with the role and the language that were chosen', async () => {
    await start();
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Approver' }).click();
    await expect.element(said('Books for themselves, and approves trips of others.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Language of the email' }).click();
    await page.getByRole('option', { name: /German/ }).click();
    await userEvent.fill(emails(), 'mei@shop.example');
    await button('Send invitations').click();
    await expect.element(said('Invited: mei@shop.example')).toBeVisible();
    expect(backEnd.invited).toEqual([{ emails: ['mei@shop.example'], role: 'APPROVER', localeCode: 'de-DE' }]);
  });

  test('a failure in the middle keeps what was not sent, and going on sends nothing twice', async () => {
    await start();
    const many = Array.from({ length: 15 }, (_, index) => `n${index}@shop.example`);
    await userEvent.fill(emails(), many.join('\n'));
    const answers = [undefined, refuseWith(503)()];
    backEnd.onInvite = () => answers.shift();
    await button('Send invitations').click();
    await expect.element(page.getByRole('alert').getByText(/The others are still in the field/)).toBeVisible();
    await expect.element(emails()).toHaveValue(many.slice(10).join('\n'));
    await button('Send invitations').click();
    await expect.element(emails()).toHaveValue('');
    expect(backEnd.invited.flatMap((form) => form.emails)).toEqual(many);
  });

  test('where the session has ended, they are sent after a new sign-in in the dialog, and the page stays', async () => {
    await start();
    const signIn = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent).detail.result = Promise.resolve({ signedIn: true });
    };
    document.addEventListener('travel-sign-in-requested', signIn, { once: true });
    const ended = Response.json({ errors: [{ code: 'INVALID_SESSION', description: '' }] }, { status: 401 });
    const answers = [ended];
    backEnd.onInvite = () => answers.shift();
    await userEvent.fill(emails(), 'mei@shop.example');
    await button('Send invitations').click();
    await expect.element(said('Invited: mei@shop.example')).toBeVisible();
    await runPending();
    expect(backEnd.eventsOf('travel-navigate')).toEqual([]);
  });

  test('asks for an address where there is none, and gives the focus back when it is closed', async () => {
    await start();
    await button('Send invitations').click();
    await expect.element(emails()).toHaveAccessibleDescription(/Enter at least one email address\./);
    expect(backEnd.invited).toEqual([]);
    await button('Close').click();
    await expect.poll(() => hasFocus(button('Invite people').element())).toBe(true);
  });
});

describe('the order and the pages', () => {
  test('API-124 is sorted by the back end, from the first page on, in the address', async () => {
    await open('?page=2');
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Last seen' }).click();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(location.search).toBe('?sort=LAST_SEEN');
    expect(backEnd.searches.at(-1)).toEqual({ query: '', mode: 'everyone', page: 0, size: 15, sort: 'LAST_SEEN' });
  });

  test('has a link for the pages by their numbers, and as many rows as are chosen', async () => {
    await open();
    const third = page.getByRole('link', { name: 'Page 3' });
    await third.click();
    await expect.element(said('31–34 of 34 people')).toBeVisible();
    expect(hasFocus(third.element())).toBe(true);
    await expect.element(third).toHaveAttribute('aria-current', 'page');
    await page.getByRole('combobox', { name: 'Rows on a page' }).click();
    await page.getByRole('option', { name: '100 per page' }).click();
    await expect.element(said('1–34 of 34 people')).toBeVisible();
    expect(location.search).toBe('?size=100');
    expect(backEnd.searches.at(-1)).toMatchObject({ page: 0, size: 100 });
  });
});

test('nobody is invited where the company has that switched off', async () => {
  const features = ADMIN.businessState.features.filter((feature) => feature !== 'ADD_USERS');
  backEnd.auth = { ...ADMIN, businessState: { ...ADMIN.businessState, features } };
  await open('', backEnd.auth);
  await expect.element(said('1–15 of 34 people')).toBeVisible();
  expect(button('Invite people').elements()).toEqual([]);
});

describe('several at once', () => {
  const box = (name: RegExp | string) => page.getByRole('checkbox', { name }).first();
  const dialog = () => page.getByRole('alertdialog');
  const pathOf = (at: number) => `members/${backEnd.people[at]?.membership?.id}`;
  const adaAndGrace = async () => {
    await open();
    await box('Choose Ada Okafor').click();
    await box('Choose Grace Lindqvist').click();
    await expect.element(said('2 people chosen')).toBeVisible();
  };

  test('are given a role, each once, and are chosen no more', async () => {
    await adaAndGrace();
    await button('Change roles').click();
    await expect.element(dialog()).toHaveAccessibleName('Role of 2 people');
    await page.getByRole('radio', { name: 'Approver' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect.element(said('2 roles changed.')).toBeVisible();
    // Grace has it already.
    expect(backEnd.changes).toEqual([['PUT', `${pathOf(0)}/role`, { role: 'APPROVER', formerRole: 'TRAVELER' }]]);
    await expect.element(button('Change roles')).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => hasFocus(button('Change roles').element())).toBe(true);
  });

  test('get no role that nobody has chosen', async () => {
    await adaAndGrace();
    await button('Change roles').click();
    await expect.element(dialog()).toBeVisible();
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Choose a role.');
    expect(backEnd.changes).toEqual([]);
  });

  test('are removed; who could not be is named with the reason, and going on does nothing twice', async () => {
    await adaAndGrace();
    await box('Choose Hedy Sato').click();
    backEnd.refusals.push(refuseWith(409, {}, { code: 'LAST_ADMINISTRATOR' }));
    await button('Remove').click();
    await expect.element(dialog()).toHaveAccessibleName('Remove 3 people?');
    const remove = () => dialog().getByRole('button', { name: 'Remove from the company' });
    await remove().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('2 of 3 done. Still chosen, and not changed:');
    await expect
      .element(dialog().getByRole('listitem'))
      .toHaveTextContent('Ada Okafor: This is the only administrator. Make somebody else one first.');
    expect(backEnd.changes.map(([, path]) => path)).toEqual([pathOf(1), pathOf(2)]);
    await remove().click();
    await expect.element(said('1 person removed from your company.')).toBeVisible();
    expect(backEnd.changes.map(([, path]) => path)).toEqual([pathOf(1), pathOf(2), pathOf(0)]);
  });

  test('stops where all others would fail alike, and keeps them', async () => {
    await adaAndGrace();
    backEnd.refusals.push(refuseWith(429, { 'Retry-After': '120' }));
    await button('Remove').click();
    await dialog().getByRole('button', { name: 'Remove from the company' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('0 of 2 done. Still chosen, and not changed:');
    expect(backEnd.changes).toEqual([]);
    await expect
      .poll(() =>
        dialog()
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([expect.stringMatching(/^Ada Okafor: .*2 minutes/), 'Grace Lindqvist']);
  });

  test('the list stays where it is when somebody is chosen, and nothing is asked about nobody', async () => {
    const hub = await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    const top = () => part(hub, 'tbody').getBoundingClientRect().top;
    const before = top();
    await button('Remove').click({ force: true });
    expect(dialog().elements()).toEqual([]);
    await box('Choose Ada Okafor').click();
    await expect.element(said('1 person chosen')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('says how far it is', async () => {
    await adaAndGrace();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.refusals.push(
      () => new Response(null, { status: 204 }),
      () => promise.then(() => new Response(null, { status: 204 })),
    );
    await button('Remove').click();
    await dialog().getByRole('button', { name: 'Remove from the company' }).click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('1 of 2 done…');
    resolve();
    await expect.element(said('2 people removed from your company.')).toBeVisible();
  });

  test('all of a page are chosen, but not oneself or who is invited, and stay chosen on another page', async () => {
    const [first, second] = backEnd.people;
    if (first?.membership && second?.membership) {
      first.membership.isSelf = true;
      second.membership.status = 'INVITED';
    }
    await open();
    await box('Choose all on this page').click();
    await expect.element(said('13 people chosen')).toBeVisible();
    await link('Next').click();
    await expect.element(said('16–30 of 34 people')).toBeVisible();
    await expect.element(box('Choose all on this page')).not.toBeChecked();
    await expect.element(said('13 people chosen')).toBeVisible();
    await button('Choose nobody').click();
    await expect.poll(() => page.getByText('13 people chosen').elements()).toEqual([]);
    expect(hasFocus(button('Choose nobody').element())).toBe(true);
  });

  test('is for who may change roles or remove', async () => {
    const { businessState } = ADMIN;
    const permissions = businessState.permissions.filter((name) => name !== 'ROLE_MANAGEMENT');
    backEnd.auth = { ...ADMIN, businessState: { ...businessState, permissions } };
    await open('', backEnd.auth);
    await box('Choose Ada Okafor').click();
    await expect.element(button('Remove')).toBeVisible();
    expect(button('Change roles').elements()).toEqual([]);
  });
});
