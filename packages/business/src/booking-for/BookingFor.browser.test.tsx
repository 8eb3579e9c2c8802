import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { page, userEvent } from '@travel-shell/testing/browser';
import { pageOf } from '@travel-shell/testing/companyPeople';
import { part } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { booker, PRIYA, PRIYA_FOR_INES, PRIYA_FOR_JONAS } from './BookingFor.fixtures.ts';
import { BackEnd, invalidQuery, mountBookingFor, notFound, PATHS, travelerChanged } from './testPage.ts';

let backEnd: BackEnd;
beforeEach(async () => {
  await page.viewport(1280, 800);
  backEnd = new BackEnd(PRIYA);
});
afterEach(() => {
  backEnd.end();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'travelShell');
});

/** As the loader does before a piece is loaded. */
function configure(config: Partial<ShellConfig>): void {
  Object.assign(globalThis, { travelShell: { config: { ...CONFIG_DEFAULTS, ...config } } });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = () => page.getByRole('combobox', { name: 'Colleague' });
const textbox = (name: string) => page.getByRole('textbox', { name });
const forSelf = () => page.getByRole('button', { name: 'Yourself', exact: true });
const forOther = () => page.getByRole('button', { name: 'Somebody else', exact: true });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const problem = (text: string | RegExp) => page.getByText(text).first();
const went = () => backEnd.eventsOf('travel-navigate').map((detail) => (detail as { url: string }).url);
const HOME = `${location.origin}/`;

/** Each search finds twelve people. */
function findTwelve(): void {
  backEnd.answers[PATHS.search] = async () => {
    const { PEOPLE } = await import('./BookingFor.fixtures.ts');
    const [first] = PEOPLE as [(typeof PEOPLE)[number]];
    return Response.json(pageOf(Array.from({ length: 12 }, (_, at) => ({ ...first, email: `a${at}@x.example` }))));
  };
}

/** An open panel of a member. */
async function open(auth = PRIYA, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  backEnd.auth = auth;
  const element = await mountBookingFor(attributes);
  await expect.poll(() => element.matches(':state(offered)')).toBe(true);
  await expect.poll(() => element.shadowRoot?.querySelector('[part=switch]')).toBeTruthy();
  part(element, '[part=trigger]').click();
  await expect.element(forOther()).toBeVisible();
  // React hears of it later.
  await expect.poll(() => element.matches(':state(open)')).toBe(true);
  return element;
}

/** With the search. */
async function openSearch(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const element = await open(PRIYA, attributes);
  await forOther().click();
  await expect.element(field()).toBeVisible();
  return element;
}

async function search(text: string): Promise<void> {
  await field().click();
  // At once: a busy machine may take longer between two keys than the search waits.
  document.execCommand('insertText', false, text);
}

test('no press inside loses the focus', async () => {
  const pressed = await walkButtons(await open(), (name) => /Close/.test(name));
  expect(pressed.length).toBeGreaterThan(0);
});

describe('who sees it', () => {
  test('nothing is there for a visitor who is signed out', async () => {
    const { authStateOf } = await import('@travel-shell/testing/authStateOf');
    backEnd.auth = authStateOf();
    const element = await mountBookingFor();
    expect(element.matches(':state(offered)')).toBe(false);
    expect(element.getBoundingClientRect().height).toBe(0);
  });

  test.each([
    ['outside of business mode', { businessMode: false }],
    ['without a permission', { permissions: [] }],
    ['who books for themselves only', { bookingMode: 'TRAVELER_ONLY' as const }],
  ])('BIZ-041 nothing is there for a member %s', async (_who, business) => {
    backEnd.auth = booker(business);
    const element = await mountBookingFor();
    const { ensureAuth } = await import('@travel-shell/store');
    await ensureAuth();
    expect(element.matches(':state(offered)')).toBe(false);
    expect(element.getBoundingClientRect().height).toBe(0);
  });

  test('a member who books for somebody sees it even after losing the permission', async () => {
    const { businessState } = PRIYA_FOR_INES;
    backEnd.auth = { ...PRIYA_FOR_INES, businessState: { ...businessState, permissions: [] } };
    const element = await mountBookingFor();
    await expect.element(button('Booking for Ines Duarte')).toBeVisible();
    expect(element.matches(':state(other)')).toBe(true);
  });

  test('is there before the browser has asked where the page knows that the visitor may book for others', async () => {
    backEnd.auth = 'pending';
    const element = await mountBookingFor({ offered: '' });
    await expect.element(button('Booking for yourself')).toBeVisible();
    await backEnd.answerWith(PRIYA);
    await expect.element(button('Booking for yourself')).toBeVisible();
    // The page was wrong.
    await backEnd.answerWith(booker({ permissions: [] }));
    await expect.poll(() => element.matches(':state(offered)')).toBe(false);
  });

  test('STA-095 BIZ-O18 the name that the page gives is there before the browser has asked', async () => {
    backEnd.auth = 'pending';
    await mountBookingFor({ 'traveler-name': 'Ines Duarte' });
    await expect.element(button('Booking for Ines Duarte')).toBeVisible();
    await backEnd.answerWith(PRIYA_FOR_JONAS);
    await expect.element(button('Booking for Jonas Weber')).toBeVisible();
    await backEnd.answerWith(PRIYA);
    await expect.element(button('Booking for yourself')).toBeVisible();
  });
});

describe('panel', () => {
  test('BIZ-043 BIZ-044 RTE-003 RTE-007 BIZ-049 BIZ-O20 leads to the trips and the account; its switch says self or other, where other shows the search and changes nothing', async () => {
    await open();
    await expect.element(page.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/trips');
    await expect.element(page.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/profile/account');
    await expect.element(forSelf()).toHaveAttribute('aria-pressed', 'true');
    expect(field().query()).toBeNull();
    await forOther().click();
    await expect.element(forOther()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field()).toBeVisible();
    await forSelf().click();
    await expect.element(field()).not.toBeInTheDocument();
    expect(backEnd.calls).toEqual([]);
  });

  test('closed and opened again it begins anew', async () => {
    const element = await openSearch();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.matches(':state(open)')).toBe(false);
    part(element, '[part=trigger]').click();
    await expect.element(forSelf()).toHaveAttribute('aria-pressed', 'true');
  });

  test('what is typed in the first frames of the panel is searched', async () => {
    backEnd.auth = PRIYA_FOR_INES;
    const element = await mountBookingFor();
    await expect.poll(() => element.shadowRoot?.querySelector('[role=combobox]')).toBeTruthy();
    part(element, '[part=trigger]').click();
    part(element, '[role=combobox]').focus();
    document.execCommand('insertText', false, 'anna');
    await expect.element(option(/Anna Meier/).first()).toBeVisible();
    await expect.poll(() => element.matches(':state(open)')).toBe(true);
    await expect.element(field()).toHaveValue('anna');
  });

  test('Escape closes the list, empties the field, and then closes the panel', async () => {
    const element = await openSearch();
    await search('an');
    await expect.element(option(/Anna Meier/).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/Anna Meier/).first()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    expect(element.matches(':state(open)')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => element.matches(':state(open)')).toBe(false);
  });

  test('a member who may book for guests only has no search', async () => {
    await open(booker({ permissions: ['TRIP_EVENT_BOOK_GUEST'] }));
    await forOther().click();
    await expect.element(page.getByText('Book for a guest')).toBeVisible();
    expect(field().query()).toBeNull();
  });
});

describe('search', () => {
  const sent = () => backEnd.bodiesOf(PATHS.search);

  test('BIZ-064 STA-100 BIZ-063 BIZ-062 asks by the mode of the element; without a minimum nothing is said of one', async () => {
    await openSearch();
    await expect.element(field()).not.toHaveAttribute('placeholder');
    await search('an');
    await expect.poll(sent).toEqual([{ query: 'an', searchMode: 'travelersForTravelArranger' }]);
    // Each has name, address, role and staff class.
    await expect.element(option('Anna Meier · a.meier@northwind.example · Administrator · Executive')).toBeVisible();
    document.querySelector('travel-booking-for')?.setAttribute('search-mode', 'guests');
    await userEvent.keyboard('n');
    await expect.poll(() => sent().at(-1)).toEqual({ query: 'ann', searchMode: 'guests' });
  });

  test('names roles in the language of the page', async () => {
    const element = await openSearch();
    element.setAttribute('locale', 'de-DE');
    await page.getByRole('combobox', { name: 'Kollegin oder Kollege' }).click();
    await userEvent.keyboard('an');
    await expect.element(option(/a\.meier@northwind\.example · Administration · Executive/)).toBeVisible();
  });

  test('BIZ-058 BIZ-059 neither the visitor nor the traveler is in the list, which is as long as without them', async () => {
    // As they have typed it themselves.
    const currentTraveler = 'Ines@Northwind.example';
    await open(booker({ ...PRIYA_FOR_INES.businessState, currentTraveler }), { limit: '4' });
    await search('northwind');
    await expect.poll(() => option(/northwind/).elements()).toHaveLength(4);
    expect(option(/Priya|Ines/).elements()).toEqual([]);
  });

  test('BIZ-056 CON-013 CON-081 has five people, and as many as the element says', async () => {
    findTwelve();
    await openSearch();
    await search('a');
    await expect.poll(() => option(/Anna/).elements()).toHaveLength(5);
    document.querySelector('travel-booking-for')?.setAttribute('limit', '10');
    await userEvent.keyboard('n');
    await expect.poll(() => option(/Anna/).elements()).toHaveLength(10);
  });

  test('CON-013 has as many people as the page configures', async () => {
    configure({ listLimit: 3 });
    findTwelve();
    await openSearch();
    await search('a');
    await expect.poll(() => option(/Anna/).elements()).toHaveLength(3);
  });

  test('BIZ-053 BIZ-062 the minimum is said in the empty field, and shorter texts are not searched', async () => {
    configure({ userSearchMinimum: 3, userSearchDebounceMs: 0 });
    await openSearch();
    await expect.element(field()).toHaveAttribute('placeholder', 'At least 3 characters');
    await search('an');
    await runPending();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('n');
    await expect.poll(sent).toHaveLength(1);
  });

  test('BIZ-054 the empty field is searched where the page says so', async () => {
    configure({ userSearchOnEmpty: true, userSearchDebounceMs: 0 });
    await openSearch();
    await field().click();
    await expect.poll(sent).toEqual([{ query: '', searchMode: 'travelersForTravelArranger' }]);
  });

  test.each([
    ['CON-079 300 ms', undefined, 300],
    ['as long as the page says', 60_000, 60_000],
  ])('BIZ-055 waits for the next key %s', async (_title, userSearchDebounceMs, ms) => {
    if (userSearchDebounceMs) configure({ userSearchDebounceMs });
    await openSearch();
    stopTimers();
    await search('an');
    await advance(ms - 1);
    await runPending();
    expect(sent()).toEqual([]);
    await advance(1);
    await expect.poll(sent).toHaveLength(1);
  });

  test('BIZ-060 a refused query finds nobody', async () => {
    backEnd.answers[PATHS.search] = invalidQuery;
    await openSearch();
    await search('%%');
    await expect.element(page.getByText('Nobody you may book for matches “%%”').first()).toBeVisible();
  });

  test('a failure is said with a way to try again, and logged without the query', async () => {
    const lines = expectConsole(/BUSINESS_FAILED: The search for people/);
    backEnd.answers[PATHS.search] = () => new Response('', { status: 500 });
    await openSearch();
    await search('anna');
    await expect.element(button('Try again')).toBeVisible();
    expect(lines.join()).not.toContain('anna');
    delete backEnd.answers[PATHS.search];
    await button('Try again').click();
    await expect.element(option(/Anna Meier/).first()).toBeVisible();
  });
});

describe('choosing a colleague', () => {
  test('BIZ-045 BIZ-047 API-081 shows that it is under way, tells the host, and leads to the home page', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.answers[PATHS.select] = async () => {
      await promise;
      backEnd.auth = PRIYA_FOR_JONAS;
      return Response.json({ accountName: 'Jonas Weber', userImgUrl: null });
    };
    await openSearch();
    await search('jonas');
    await option(/Jonas Weber/).click();
    await expect.element(page.getByText('Changing the traveler…')).toBeVisible();
    expect(went()).toEqual([]);
    resolve();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.bodiesOf(PATHS.select)).toEqual([{ email: 'jonas@northwind.example', currentTraveler: null }]);
    expect(backEnd.eventsOf('travel-booking-for-changed')).toEqual([{ kind: 'colleague', isHere: true }]);
    await expect.element(button('Booking for Jonas Weber')).toBeVisible();
  });

  test('a site may have the page loaded again in place of that', async () => {
    configure({ staysOnTravelerChange: true, userSearchDebounceMs: 0 });
    await openSearch();
    await search('jonas');
    await option(/Jonas Weber/).click();
    await expect
      .poll(() => backEnd.eventsOf('travel-navigate'))
      .toEqual([{ kind: 'reload', reason: 'traveler-selected' }]);
  });

  test('BIZ-048 ERR-040 a failure is said at the field and logged; the name stays to try again', async () => {
    const lines = expectConsole(/TRAVELER_FAILED/);
    backEnd.answers[PATHS.select] = () => new Response('', { status: 500 });
    await openSearch();
    await search('jonas');
    await option(/Jonas Weber/).click();
    await expect.element(problem(/That did not work. Nothing has changed/)).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveValue('Jonas Weber');
    expect(lines.join()).not.toMatch(/jonas/i);
    expect([went(), backEnd.eventsOf('travel-booking-for-changed')]).toEqual([[], []]);
  });

  test('one that another tab has overtaken changes nothing, and says whom one books for', async () => {
    expectConsole(/TRAVELER_FAILED/);
    backEnd.answers[PATHS.select] = () => {
      backEnd.auth = PRIYA_FOR_INES;
      return travelerChanged();
    };
    await openSearch();
    await search('jonas');
    await option(/Jonas Weber/).click();
    await expect.element(problem(/on another device you have chosen Ines Duarte\./)).toBeVisible();
    await expect.element(button('Booking for Ines Duarte')).toBeVisible();
    expect(went()).toEqual([]);
    // Chosen again, it is what the visitor means.
    delete backEnd.answers[PATHS.select];
    await button('Clear').click();
    await search('jonas');
    await option(/Jonas Weber/).click();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.bodiesOf(PATHS.select).at(-1)).toEqual({
      email: 'jonas@northwind.example',
      currentTraveler: 'ines@northwind.example',
    });
  });

  test('a second press while the first is under way sends nothing', async () => {
    backEnd.answers[PATHS.select] = () => new Promise(() => {});
    await openSearch();
    await search('anna');
    await option(/Anna Meier/)
      .first()
      .click();
    await button('Clear').click();
    await search('jonas');
    await option(/Jonas Weber/).click();
    expect(backEnd.bodiesOf(PATHS.select)).toHaveLength(1);
  });
});

describe('for oneself again', () => {
  test('BIZ-046 BIZ-050 BIZ-051 API-083 the switch ends it and leads to the home page', async () => {
    await open(PRIYA_FOR_INES);
    await expect.element(forOther()).toHaveAttribute('aria-pressed', 'true');
    await forSelf().click();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.bodiesOf(PATHS.unselect)).toEqual([{ currentTraveler: 'ines@northwind.example' }]);
    expect(backEnd.eventsOf('travel-booking-for-changed')).toEqual([{ kind: 'self', isHere: true }]);
    await expect.element(button('Booking for yourself')).toBeVisible();
  });

  test('BIZ-052 a failure turns the switch back and is said', async () => {
    expectConsole(/TRAVELER_FAILED/);
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.answers[PATHS.unselect] = () => promise;
    await open(PRIYA_FOR_INES);
    await forSelf().click();
    await expect.element(forSelf()).toHaveAttribute('aria-pressed', 'true');
    resolve(new Response('', { status: 500 }));
    await expect.element(forOther()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(problem(/That did not work\./)).toBeVisible();
    expect(went()).toEqual([]);
  });
});

describe('guests', () => {
  async function openForm(auth = PRIYA): Promise<void> {
    await open(auth);
    await forOther().click();
    await page.getByText('Book for a guest').click();
    await expect.element(textbox('Email address')).toBeVisible();
  }
  const send = () => button('Book for this guest').click();

  test('API-082 a known one is named by the address', async () => {
    await openForm();
    await textbox('Email address').fill('noor@guest.example');
    await send();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.bodiesOf(PATHS.guest)).toEqual([{ email: 'noor@guest.example', currentTraveler: null }]);
    expect(backEnd.eventsOf('travel-booking-for-changed')).toEqual([{ kind: 'guest', isHere: true }]);
  });

  test('a new one by address and both names, which need GUEST_INVITE', async () => {
    await openForm();
    await textbox('Email address').fill('sam@guest.example');
    await textbox('First name').fill('Sam');
    await send();
    await expect.element(textbox('Last name')).toHaveAccessibleDescription('Give both names, or neither.');
    expect(backEnd.calls).toEqual([]);
    await textbox('Last name').fill('Reyes');
    await send();
    await expect.poll(went).toEqual([HOME]);
    expect(backEnd.bodiesOf(PATHS.guest)).toMatchObject([{ firstName: 'Sam', lastName: 'Reyes' }]);
  });

  test.each([
    ['who may invite is asked for the name', PRIYA, 'There is no guest with this address yet. Give their name, too.'],
    [
      'others are told that nobody can be booked for',
      booker({ permissions: ['TRIP_EVENT_BOOK_GUEST'] }),
      'You cannot book for anybody with this address.',
    ],
  ])('an unknown address: %s', async (_who, auth, text) => {
    expectConsole(/TRAVELER_FAILED/);
    backEnd.answers[PATHS.guest] = notFound;
    await openForm(auth);
    await textbox('Email address').fill('nobody@guest.example');
    await send();
    await expect.element(textbox('Email address')).toHaveAccessibleDescription(text);
    const { shadowRoot } = document.querySelector('travel-booking-for') as HTMLElement;
    await expect.poll(() => shadowRoot?.activeElement?.getAttribute('name')).toBe('email');
    expect(textbox('First name').elements()).toHaveLength(auth === PRIYA ? 1 : 0);
  });
});

describe('chosen elsewhere', () => {
  test('another traveler is shown and said at once; the page can be loaded again', async () => {
    await open(PRIYA_FOR_INES);
    await backEnd.answerWith(PRIYA_FOR_JONAS);
    await expect.element(button('Booking for Jonas Weber')).toBeVisible();
    await expect.element(page.getByText(/You are booking for Jonas Weber now/).first()).toBeVisible();
    expect(backEnd.eventsOf('travel-booking-for-changed')).toEqual([{ kind: 'other', isHere: false }]);
    await button('Reload').click();
    expect(backEnd.eventsOf('travel-navigate')).toEqual([{ kind: 'reload', reason: 'traveler-changed' }]);
  });

  test('the switch follows it, whatever it was set to before', async () => {
    await open(PRIYA_FOR_INES);
    await forSelf().click();
    await expect.poll(went).toEqual([HOME]);
    await expect.element(forSelf()).toHaveAttribute('aria-pressed', 'true');
    await backEnd.answerWith(PRIYA_FOR_JONAS);
    await expect.element(forOther()).toHaveAttribute('aria-pressed', 'true');
    await backEnd.answerWith(PRIYA);
    await expect.element(forSelf()).toHaveAttribute('aria-pressed', 'true');
  });

  test('another device is noticed when the visitor comes back to the tab', async () => {
    await open(PRIYA_FOR_INES);
    backEnd.auth = PRIYA;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText(/You are booking for yourself now/).first()).toBeVisible();
    expect(backEnd.eventsOf('travel-booking-for-changed')).toEqual([{ kind: 'self', isHere: false }]);
  });
});

test('no event and no line of analytics has a name, an address or a query', async () => {
  await openSearch();
  await search('jonas');
  await option(/Jonas Weber/).click();
  await expect.poll(went).toEqual([HOME]);
  expect(JSON.stringify(backEnd.events.filter(([type]) => type !== 'travel-navigate'))).not.toMatch(/jonas|@/i);
  expect(backEnd.eventsOf('travel-track')).toEqual([
    { piece: 'booking-for', part: 'panel', action: 'click', label: 'colleague' },
  ]);
});
