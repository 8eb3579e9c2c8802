/** Who travels for the company: what an administrator sees, and what the back end is asked. */

import { page, userEvent } from '@travel-shell/testing/browser';
import { hasFocus } from '@travel-shell/testing/hasFocus';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../AdminHub.fixtures.ts';
import { peopleOf } from '../People.fixtures.ts';
import { PeopleBackEnd, refusalOf } from '../parts/testPeople.ts';
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
    expect(backEnd.searches).toEqual([{ query: '', mode: 'all', page: 0, size: 15 }]);
    await expect.element(page.getByRole('rowheader', { name: /^Ada Okafor ada\.1@/ }).first()).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Manage members' })).toBeVisible();
  });

  test('names roles in the language of the page, and one that it does not know as the back end has it', async () => {
    const hub = await mountHub('/business/users/manage', ADMIN, { locale: 'de-DE' });
    await expect.poll(() => parts(hub, 'tbody tr').length).toBe(15);
    const roles = parts(hub, 'tbody tr').map((row) => row.querySelectorAll('.cell')[1]?.firstChild?.textContent);
    expect(roles.slice(0, 4)).toEqual(['Reisende Person', 'Genehmigung', 'Reisemanagement', 'Administrator']);
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
    backEnd.refusals.push(() => promise.then(refusalOf(503)));
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
    backEnd.refusals.push(refusalOf(503));
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
    expect(backEnd.searches.slice(1)).toEqual([{ query: 'ada', mode: 'all', page: 0, size: 15 }]);
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
    backEnd.refusals.push(() => promise.then(refusalOf(503)));
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
    await expect.poll(() => backEnd.searches.at(-1)?.mode).toBe('all');
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
    expect(page.getByRole('columnheader', { name: 'Confirmation' }).elements()).toEqual([]);
  });

  test('a mode that there is not is everybody', async () => {
    await open('?mode=constructor');
    await expect.poll(() => backEnd.searches.at(-1)?.mode).toBe('all');
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
  const send = page.getByRole('button', { name: /^Send again/ });
  await expect.element(send).toBeVisible();
  expect(send.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
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
    backEnd.refusals.push(refusalOf(503));
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
    backEnd.refusals.push(refusalOf(403, {}, { permission: 'BUSINESS_PROFILE_SEARCH' }));
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
    backEnd.refusals.push(refusalOf(403, {}, { permission: 'BUSINESS_PROFILE_SEARCH' }));
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
    backEnd.refusals.push(refusalOf(401));
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    expect(backEnd.searches).toHaveLength(2);
  });
});

describe('confirmation', () => {
  const first = () => button('Send again: Ada Okafor').first();
  const dialog = () => page.getByRole('alertdialog');

  test('API-090 is sent again after a question, and said without telling whether it was due', async () => {
    await open();
    await first().click();
    await expect.element(dialog()).toHaveAccessibleDescription(/Ada Okafor gets a link at ada\.1@northwind\.example/);
    await dialog().getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(said(/A link is on its way to ada\.1@northwind\.example, unless/)).toBeVisible();
    expect(backEnd.mails).toEqual(['ada.1@northwind.example']);
    await expect.poll(() => hasFocus(first().element())).toBe(true);
    // At the row, too: the sentence may be out of sight.
    await expect
      .element(page.getByRole('row', { name: /ada\.1@northwind\.example/ }).getByText('Sent', { exact: true }))
      .toBeVisible();
    expect(page.getByText('Sent', { exact: true }).elements()).toHaveLength(1);
  });

  test('API-090 is not sent where the question is declined', async () => {
    await open();
    await first().click();
    await dialog().getByRole('button', { name: 'Do not send' }).click();
    await expect.poll(() => dialog().elements().length).toBe(0);
    expect(backEnd.mails).toEqual([]);
  });

  test('after a refusal the dialog says so and stays, for another try', async () => {
    await open();
    await expect.element(said('1–15 of 34 people')).toBeVisible();
    await first().click();
    const send = dialog().getByRole('button', { name: 'Send', exact: true });
    const refusals: [...Parameters<typeof refusalOf>, text: RegExp][] = [
      [429, { 'Retry-After': '170' }, {}, /Try again in 3 minutes/],
      [403, {}, { permission: 'USER_MANAGEMENT' }, /permission USER_MANAGEMENT/],
      [500, {}, {}, /did not work/],
    ];
    for (const [at, [status, headers, error, text]] of refusals.entries()) {
      backEnd.refusals.push(refusalOf(status, headers, error));
      await send.click();
      await expect.element(dialog().getByRole('alert').getByText(text)).toBeVisible();
      expect(backEnd.mails).toHaveLength(at + 1);
    }
    await send.click();
    await expect.element(said(/A link is on its way/)).toBeVisible();
  });

  test('is not offered to who does not manage users', async () => {
    const { permissions } = ADMIN.businessState;
    const auth = {
      ...ADMIN,
      businessState: {
        ...ADMIN.businessState,
        permissions: [...permissions.filter((name) => name !== 'USER_MANAGEMENT'), 'GUEST_DELETE' as const],
      },
    };
    backEnd.auth = auth;
    const hub = await open('', auth);
    await expect.poll(() => rowsOf(hub).length).toBe(15);
    expect(page.getByRole('columnheader', { name: 'Confirmation' }).elements()).toEqual([]);
  });
});
