import { removeResult, tripsLinkState } from '@travel-shell/store/trips';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, userEvent } from '@travel-shell/testing/browser';
import { expectNoTrace, reduceMotion, until } from '@travel-shell/testing/leavesNoTrace';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { serveFirstScreen } from '@travel-shell/testing/serveFirstScreen';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { walkButtons } from '@travel-shell/testing/walkButtons';
import { loadBrand, MOTION } from '@travel-shell/tokens';
import { luggageIcon } from '@travel-shell/ui/icons';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { piece } from './server.ts';
import { CANCELLED, NO_TRIPS, SHARED, SOME_TRIPS, withSettings } from './TripsDrawer.fixtures.ts';
import { BackEnd, mountDrawer, PATHS, refusal, toggle } from './testPage.ts';

let backEnd: BackEnd;
let restoreMotion: () => Promise<unknown>;

beforeEach(async () => {
  await page.viewport(1280, 720);
  restoreMotion = await reduceMotion();
});
afterEach(async () => {
  document.body.replaceChildren();
  await runPending(); // let pending requests finish
  backEnd.end();
  await restoreMotion();
});

const dialog = (drawer: HTMLElement) => part<HTMLDialogElement>(drawer, 'dialog');
const texts = (drawer: HTMLElement, selector: string) =>
  parts(drawer, selector).map(({ textContent }) => textContent?.trim());

/** The line of analytics of a press. */
const pressed = (where: string, label: string) => ({ piece: 'trips-drawer', part: where, action: 'click', label });

/** As a page with client-side routing does: no link leaves it. */
function stayOnPage(): void {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
}

async function open(drawer: HTMLElement): Promise<void> {
  toggle(true);
  await expect.poll(() => dialog(drawer).open).toBe(true);
}
async function close(drawer: HTMLElement): Promise<void> {
  toggle(false);
  await expect.poll(() => dialog(drawer).open).toBe(false);
}
/** An open drawer with its trips. */
async function mountOpen(trips = SOME_TRIPS, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  backEnd = new BackEnd(trips);
  const drawer = await mountDrawer(attributes);
  await open(drawer);
  await expect.poll(() => parts(drawer, '[part=trip], [part=saved], .message').length).toBeGreaterThan(0);
  return drawer;
}

test('no press inside loses the focus', async () => {
  const pressed = await walkButtons(await mountOpen(SHARED), (name) => name.endsWith('Close'));
  expect(pressed.length).toBeGreaterThan(2);
});

test('who has signed in by its button is at the trips', async () => {
  backEnd = new BackEnd(SOME_TRIPS, authStateOf());
  const drawer = await mountDrawer();
  await open(drawer);
  drawer.addEventListener('travel-sign-in-requested', (event) => {
    event.preventDefault();
    const result = backEnd.answerWith(authStateOf('Ada')).then(() => ({ signedIn: true }));
    Object.assign((event as CustomEvent).detail, { result });
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
  await expect.poll(() => drawer.shadowRoot?.activeElement?.className).toBe('contents');
});

describe('its side', () => {
  test.each([
    ['en-US', undefined, 'right'],
    ['ar', undefined, 'left'],
    ['en-US', 'start', 'left'],
    ['ar', 'start', 'right'],
  ] as const)('in %s with side %s it opens at the %s', async (locale, side, expected) => {
    backEnd = new BackEnd();
    const drawer = await mountDrawer({ locale, ...(side && { side }) });
    await open(drawer);
    const { left, right } = dialog(drawer).getBoundingClientRect();
    expect([left, right]).toEqual(expected === 'left' ? [0, right] : [left, 1280]);
    expect(right - left).toBeLessThan(600);
  });
});

describe('opening and closing', () => {
  test('TRP-001 TRP-002 opens and closes by its event, and says so', async () => {
    backEnd = new BackEnd();
    const drawer = await mountDrawer();
    expect(dialog(drawer).open).toBe(false);
    expect(toggle(true)).toBe(false);
    await expect.poll(() => dialog(drawer).open).toBe(true);
    expect(drawer.matches(':state(open)')).toBe(true);
    toggle(false);
    await expect.poll(() => dialog(drawer).open).toBe(false);
    expect(backEnd.events.filter(([type]) => type.includes('drawer'))).toEqual([
      ['travel-drawer-opened', { drawer: 'trips' }],
      ['travel-drawer-closed', { drawer: 'trips' }],
    ]);
  });

  test.each([
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', () => userEvent.click(document.body, { position: { x: 300, y: 300 }, force: true })],
  ])('TRP-002 closes by %s, and the focus returns', async (_title, act) => {
    backEnd = new BackEnd();
    const opener = document.createElement('button');
    document.body.append(opener);
    const drawer = await mountDrawer();
    opener.focus();
    await open(drawer);
    await act();
    await expect.poll(() => dialog(drawer).open).toBe(false);
    expect(document.activeElement).toBe(opener);
    expect(backEnd.eventsOf('travel-drawer-closed')).toHaveLength(1);
  });

  test('TRP-005 CON-109 the time of the first opening is stored, and stays', async () => {
    backEnd = new BackEnd();
    const drawer = await mountDrawer();
    expect(localStorage['trips.drawer.first.opened.time']).toBeUndefined();
    const before = Date.now();
    await open(drawer);
    const first = localStorage['trips.drawer.first.opened.time'];
    expect(Number(first)).toBeGreaterThanOrEqual(before);
    expect(Number(first)).toBeLessThanOrEqual(Date.now());
    await close(drawer);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5);
    onTestFinished(() => void vi.restoreAllMocks());
    await open(drawer);
    expect(localStorage['trips.drawer.first.opened.time']).toBe(first);
  });

  test('100 times opened and closed it leaves nothing behind', { timeout: 120_000 }, async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    const drawer = await mountDrawer();
    await open(drawer);
    await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
    await close(drawer);
    const element = dialog(drawer);
    await expectNoTrace(async () => {
      toggle(true);
      await until(() => element.open);
      toggle(false);
      await until(() => !element.open);
      backEnd.events.length = 0;
    });
  });
});

describe('what it shows', () => {
  test('TRP-003 CON-103 the first three trips, and the link to all of them', async () => {
    const drawer = await mountOpen();
    expect(texts(drawer, '[part=trip] .name')).toEqual(['A week in Lisbon', 'Northern lights', 'Kyoto with Grace']);
    expect(texts(drawer, '[part=trip] .note')).toEqual([
      '1 booked · 1 in the cart · 2 saved',
      '1 saved',
      '1 in the cart',
    ]);
    await expect.element(page.getByRole('link', { name: 'See all trips' })).toHaveAttribute('href', '/trips');
    await expect.element(page.getByRole('link', { name: /A week in Lisbon/ })).toHaveAttribute('href', '/trips/LSB427');
  });

  test('tracks each link that is followed, with what it is', async () => {
    await mountOpen();
    stayOnPage();
    for (const name of [/A week in Lisbon/, /Berlin to Lisbon/, 'See all trips'])
      await page.getByRole('link', { name }).click();
    expect(backEnd.eventsOf('travel-track')).toEqual([
      pressed('trip', 'open'),
      pressed('saved', 'open'),
      pressed('trips', 'all'),
    ]);
  });

  test('TRP-004 CON-104 ERR-060 each has a picture of 32 by 32, a default one where it has none or it fails', async () => {
    const [first, ...rest] = SOME_TRIPS.drawerTripSummaries;
    const broken = { ...first, imageUrl: new URL('/no-such-picture.svg', location.href).href } as typeof first & object;
    const drawer = await mountOpen({ ...SOME_TRIPS, drawerTripSummaries: [broken, ...rest] });
    await expect.poll(() => parts(drawer, '[part=trip] [data-state=default]').length).toBe(2);
    for (const picture of parts(drawer, '[part=trip] [part=trip-picture]')) {
      const { width, height } = picture.getBoundingClientRect();
      expect([width, height]).toEqual([32, 32]);
    }
  });

  test('TRP-032 TRP-033 marks a trip whose bookings are all cancelled, and none whose counts are missing', async () => {
    const drawer = await mountOpen(CANCELLED);
    expect(parts(drawer, '[part=trip]').map((row) => row.querySelector('[part=badge]')?.textContent)).toEqual([
      'Cancelled',
      undefined,
    ]);
  });

  test('what is saved for later, with its price', async () => {
    const drawer = await mountOpen();
    expect(texts(drawer, '[part=saved] .name')).toEqual([
      ...['Casa do Miradouro', 'Berlin to Lisbon, 06:40', 'Palaces of Sintra on foot'],
    ]);
    expect(texts(drawer, '[part=saved] .note')).toEqual(['Lisbon · €864.50', 'Lisbon · €89.00', 'Lisbon']);
  });

  test.each(['flagship', 'partner'] as const)(
    'a saved result without a picture has the icon of what it is, in %s',
    async (brand) => {
      const { icons } = await loadBrand(brand);
      const [first] = SOME_TRIPS.savedForLater as [(typeof SOME_TRIPS.savedForLater)[number]];
      const verticals = ['hotels', 'flights', 'activities', 'cars', 'trains', 'unknown'] as const;
      const savedForLater = verticals.map((vertical) => ({
        ...first,
        resultData: { ...first.resultData, resultId: `${vertical}-1`, vertical, imageUrl: null },
      }));
      const drawer = await mountOpen({ ...SOME_TRIPS, savedForLater }, { brand });
      const drawn = parts(drawer, '[part=saved] .ts-trip-picture path').map((path) => path.getAttribute('d'));
      expect(drawn).toEqual([...verticals.slice(0, 5).map((vertical) => icons[vertical]), luggageIcon]);
    },
  );

  test('no trips: says how to get one', async () => {
    await mountOpen(NO_TRIPS);
    await expect.element(page.getByText('Where to next?')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all trips' })).toBeVisible();
  });

  test('a visitor who is signed out is asked to sign in, and no trips are fetched', async () => {
    backEnd = new BackEnd(SOME_TRIPS, authStateOf());
    const drawer = await mountDrawer();
    await open(drawer);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(backEnd.eventsOf('travel-sign-in-requested')).toEqual([
      expect.objectContaining({ reason: 'trips', resumes: true }),
    ]);
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('sign-in', 'sign-in')]);
    expect(backEnd.calls.filter((call) => call.includes('/trips/'))).toEqual([]);
  });

  test('ERR-041 trips that cannot be fetched are logged, and can be tried again', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    backEnd.answers[PATHS.trips] = refusal;
    expectConsole(/TRIPS_FAILED/);
    const drawer = await mountDrawer();
    await open(drawer);
    await expect.element(page.getByText('Your trips did not load')).toBeVisible();
    delete backEnd.answers[PATHS.trips];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
    // The button has gone.
    await expect.poll(() => drawer.shadowRoot?.activeElement?.className).toBe('contents');
  });

  test('a visitor is not asked to sign in while it is not known who they are', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    backEnd.answers[PATHS.auth] = refusal;
    expectConsole(/AUTH_STATE_FAILED/);
    const drawer = await mountDrawer();
    await open(drawer);
    await expect.element(page.getByText('Your trips did not load')).toBeVisible();
    expect(parts(drawer, '[data-loads=travel-sign-in]')).toEqual([]);
    delete backEnd.answers[PATHS.auth];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
  });

  test('TRP-006 the trips are fetched ahead, and again when the tab becomes visible', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    const drawer = await mountDrawer();
    const fetched = () => backEnd.calls.filter((call) => call === `GET ${PATHS.trips}`).length;
    await expect.poll(fetched).toBe(1);
    await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
    await open(drawer);
    expect(fetched()).toBe(1);
    backEnd.trips = CANCELLED;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => texts(drawer, '[part=trip] .name')).toEqual(['Copenhagen', 'Vienna for the weekend']);
  });
});

describe('saved results', () => {
  const remove = () => page.getByRole('button', { name: 'Remove Casa do Miradouro' });
  const focusedName = (drawer: HTMLElement) => drawer.shadowRoot?.activeElement?.textContent;
  const putBack = () => page.getByRole('button', { name: 'Save Casa do Miradouro again' });

  test('TRP-O10 one is removed and put back in its place; the focus stays', async () => {
    const drawer = await mountOpen();
    const before = texts(drawer, '[part=saved] .name');
    await remove().click();
    await expect.poll(() => focusedName(drawer)).toBe('Save Casa do Miradouro again');
    expect(texts(drawer, '[part=saved] .name')).toEqual(before);
    expect(backEnd.eventsOf('travel-trip-removed')).toEqual([{ resultId: 'hotel-1' }]);
    await putBack().click();
    await expect.poll(() => focusedName(drawer)).toBe('Remove Casa do Miradouro');
    expect(backEnd.eventsOf('travel-trip-saved')).toEqual([{ resultId: 'hotel-1' }]);
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('saved', 'remove'), pressed('saved', 'undo')]);
    expect(backEnd.calls.slice(-2)).toEqual([
      ...['DELETE /trips/api/user/savedForLater/hotel-1', 'PUT /trips/api/user/savedForLater/hotel-1'],
    ]);
  });

  test('a removal by another piece, such as the heart on the page, is not told before it is done', async () => {
    const drawer = await mountOpen();
    const { promise, resolve } = Promise.withResolvers<Response>();
    backEnd.answers['/trips/api/user/savedForLater/hotel-1'] = () => promise;
    const removed = removeResult('hotel-1');
    await expect.poll(() => parts(drawer, '[part=saved]')[0]?.dataset.state).toBe('saving');
    expect(texts(drawer, '[part=saved] [role=status]')).toEqual(['', '', '']);
    expect(texts(drawer, '[part=saved] .note')[0]).toBe('Lisbon · €864.50');
    resolve(Response.json({ savedForLater: SOME_TRIPS.savedForLater.slice(1) }));
    expect(await removed).toBe('done');
  });

  test('of more than ten, a link to all trips says how many there are besides', async () => {
    const [first] = SOME_TRIPS.savedForLater as [(typeof SOME_TRIPS.savedForLater)[number]];
    const saved = Array.from({ length: 14 }, (_, index) => ({
      ...first,
      resultData: { ...first.resultData, resultId: `hotel-${index}` },
    }));
    const drawer = await mountOpen({ ...SOME_TRIPS, savedForLater: saved });
    expect(parts(drawer, '[part=saved]')).toHaveLength(10);
    const more = page.getByRole('link', { name: '4 more saved' });
    await expect.element(more).toHaveAttribute('href', '/trips');
    stayOnPage();
    await more.click();
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('saved', 'more')]);
  });

  test('a removed one is gone at the next opening', async () => {
    const drawer = await mountOpen();
    await remove().click();
    await expect.element(putBack()).toBeVisible();
    await close(drawer);
    await open(drawer);
    expect(texts(drawer, '[part=saved] .name')).not.toContain('Casa do Miradouro');
  });

  test('TRP-O10 one that cannot be removed stays, and says so', async () => {
    const drawer = await mountOpen();
    backEnd.answers['/trips/api/user/savedForLater/hotel-1'] = refusal;
    expectConsole(/SAVE_FAILED: hotel-1 could not be removed/);
    await remove().click();
    await expect.poll(() => texts(drawer, '[part=saved] .note')[0]).toBe('That did not work. Please try again.');
    await expect.element(remove()).toBeVisible();
  });
});

describe('saved results, offline or pressed on an earlier page', () => {
  const LOST = 'trips.unsent.saves';
  afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

  test('a removal while offline says that it waits, and is done once the browser is online', async () => {
    const drawer = await mountOpen();
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    await page.getByRole('button', { name: 'Remove Casa do Miradouro' }).click();
    const text = 'You are offline. We will do it once you are back online.';
    await expect.poll(() => texts(drawer, '[part=saved] .note')[0]).toBe(text);
    expect(texts(drawer, '[part=saved] [role=status]')[0]).toBe(text);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => texts(drawer, '[part=saved] .note')[0]).toBe('Removed');
    expect(backEnd.eventsOf('travel-trip-removed')).toEqual([{ resultId: 'hotel-1' }]);
  });

  test('what an earlier page could not save is told when the drawer opens, until it closes', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    const result = SOME_TRIPS.savedForLater[0]?.resultData;
    const lost = { account: '', at: Date.now(), isLost: true };
    localStorage[LOST] = JSON.stringify([
      { ...lost, resultId: 'hotel-1', result },
      { ...lost, resultId: 'flight-1' },
    ]);
    const drawer = await mountDrawer();
    await expect.poll(() => parts(drawer, '[part=trip]').length).toBe(3);
    expect(localStorage[LOST]).toBeTruthy();
    await open(drawer);
    await expect
      .poll(() => texts(drawer, '.lost p'))
      .toEqual([
        'Not saved: Casa do Miradouro. Please try again.',
        'Something you removed earlier is still saved. Please try again.',
      ]);
    expect(localStorage[LOST]).toBeUndefined();
    await close(drawer);
    await open(drawer);
    expect(texts(drawer, '.lost p')).toEqual([]);
  });
});

test('a save in another tab shows on a page where nothing is saved yet', async () => {
  backEnd = new BackEnd(NO_TRIPS);
  const drawer = await mountDrawer();
  await open(drawer);
  await expect.element(page.getByText('Where to next?')).toBeVisible();
  const other = new BroadcastChannel('travel-shell.trips');
  backEnd.trips = SOME_TRIPS;
  other.postMessage('');
  await expect.poll(() => parts(drawer, '[part=saved]').length).toBe(3);
  other.close();
});

describe('hints', () => {
  const hint = (drawer: HTMLElement) =>
    parts(drawer, '[part=tooltip]').find((tooltip) => tooltip.matches(':popover-open'))?.textContent;
  const called = (path: string) => backEnd.calls.filter((call) => call === `POST ${path}`).length;
  const SHOWS_GO = withSettings(SOME_TRIPS, { tripsDrawerGoToTripsButtonTooltipShown: false });
  const HINT_MS = MOTION.dialogDelay;
  const SEEN_MS = 1000;
  /** The timer of a hint, where one is due, ends. */
  async function hintComes(): Promise<void> {
    await runPending();
    await advance(HINT_MS);
    await runPending();
  }
  const SHOWS_REMINDER = withSettings(SOME_TRIPS, { tripsDrawerReminderTooltipShown: false });

  test('TRP-024 TRP-O06 the first opening says where all trips are, once, and that is recorded when it was seen', async () => {
    stopTimers(HINT_MS);
    const drawer = await mountOpen(SHOWS_GO);
    await hintComes();
    expect(hint(drawer)).toBe('All your trips are here');
    await advance(SEEN_MS - 1);
    expect(called(PATHS.goToTrips)).toBe(0);
    await advance(1);
    await expect.poll(() => called(PATHS.goToTrips)).toBe(1);
    await close(drawer);
    await open(drawer);
    await hintComes();
    expect(hint(drawer)).toBeUndefined();
    expect(called(PATHS.goToTrips)).toBe(1);
  });

  test('TRP-024 is not recorded when the drawer closes before it was seen', async () => {
    stopTimers(HINT_MS);
    const drawer = await mountOpen(SHOWS_GO);
    await hintComes();
    expect(hint(drawer)).toBeTruthy();
    await close(drawer);
    await advance(SEEN_MS);
    await runPending();
    expect(called(PATHS.goToTrips)).toBe(0);
    await open(drawer);
    await hintComes();
    expect(hint(drawer)).toBeTruthy();
  });

  test('TRP-009 TRP-010 TRP-011 closing reminds of the trip, beside what opened the drawer, once', async () => {
    const opener = document.createElement('button');
    opener.textContent = 'Trips';
    document.body.append(opener);
    opener.focus();
    stopTimers(HINT_MS);
    const drawer = await mountOpen(SHOWS_REMINDER);
    await hintComes();
    expect(hint(drawer)).toBeUndefined();
    await close(drawer);
    await hintComes();
    expect(hint(drawer)).toBe('You can come back to “A week in Lisbon” here at any time');
    expect(called(PATHS.reminder)).toBe(0);
    const tooltip = part(drawer, '[part=tooltip]:popover-open').getBoundingClientRect();
    expect(tooltip.top).toBeGreaterThan(opener.getBoundingClientRect().bottom - 1);
    await advance(SEEN_MS);
    await expect.poll(() => called(PATHS.reminder)).toBe(1);
    await open(drawer);
    await close(drawer);
    await hintComes();
    expect(hint(drawer)).toBeUndefined();
    expect(called(PATHS.reminder)).toBe(1);
  });

  test('TRP-009 TRP-011 opened before React it reminds beside the trips link, and shows nothing where that cannot be seen', async () => {
    backEnd = new BackEnd(SHOWS_REMINDER);
    const link = document.createElement('a');
    link.href = '/trips';
    link.textContent = 'Trips';
    link.style.cssText = 'position: fixed; inset: 40px 200px auto auto';
    document.body.append(link);
    tripsLinkState.onPage().set(link);
    const { element, ready } = await serveFirstScreen(piece);
    document.body.append(element);
    // The press has not moved the focus, as in Safari.
    dialog(element).showModal();
    await import('./element.ts');
    await ready;
    Object.assign(element, { request: { open: true } });
    await expect.poll(() => parts(element, '[part=trip]').length).toBe(3);
    link.hidden = true;
    stopTimers(HINT_MS);
    await close(element);
    await hintComes();
    await advance(SEEN_MS);
    await runPending();
    expect(hint(element)).toBeUndefined();
    expect(called(PATHS.reminder)).toBe(0);
    link.hidden = false;
    await runPending();
    await hintComes();
    expect(hint(element)).toBeTruthy();
    const tooltip = part(element, '[part=tooltip]:popover-open').getBoundingClientRect();
    const { left, bottom } = link.getBoundingClientRect();
    expect(tooltip.top - bottom).toBeLessThan(20);
    expect(tooltip.right).toBeGreaterThan(left);
    await advance(SEEN_MS);
    await expect.poll(() => called(PATHS.reminder)).toBe(1);
  });

  test.each([
    [
      'the trip has no events',
      { ...SHOWS_REMINDER, trip: SHOWS_REMINDER.trip && { ...SHOWS_REMINDER.trip, events: [] } },
    ],
    ['there is no trip', { ...SHOWS_REMINDER, trip: null }],
    ['it was shown before', SOME_TRIPS],
  ])('TRP-009 TRP-010 nothing reminds where %s', async (_title, trips) => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const drawer = await mountOpen(trips);
    stopTimers(HINT_MS);
    await close(drawer);
    await hintComes();
    expect(hint(drawer)).toBeUndefined();
  });

  test('TRP-014 TRP-015 a shared trip has a hint, whose dismissal clears the notification', async () => {
    const drawer = await mountOpen(SHARED);
    await expect.poll(() => hint(drawer)).toBe('Grace Okafor shared this trip with you');
    expect(part(drawer, '[part=notice]').closest<HTMLElement>('[part=trip]')?.dataset.trip).toBe('OSL902');
    part(drawer, '[part=notice]').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => called(PATHS.clear)).toBe(1);
    expect(dialog(drawer).open).toBe(true);
    await expect.poll(() => parts(drawer, '[part=notice]').length).toBe(0);
    const link = part(drawer, '[data-trip=OSL902] a');
    await expect.poll(() => drawer.shadowRoot?.activeElement).toBe(link);
  });

  test.each([
    ['a shared trip', SHARED],
    ['all trips', SHOWS_GO],
  ])('one Escape closes the drawer while a hint about %s shows, and no notification is lost', async (_title, trips) => {
    const drawer = await mountOpen(trips);
    await expect.poll(() => hint(drawer)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(drawer).open).toBe(false);
    expect(called(PATHS.clear)).toBe(0);
    await open(drawer);
    expect(parts(drawer, '[part=notice]')).toHaveLength(trips.notifications.length);
  });

  test('TRP-014 a shared trip that is the fourth comes first, and stays there until the drawer closes', async () => {
    const notification = { ...SHARED.notifications[0], tripId: 'IDEA01' } as (typeof SHARED.notifications)[number];
    const drawer = await mountOpen({ ...SHARED, notifications: [notification] });
    const ids = () => parts(drawer, '[part=trip]').map(({ dataset }) => dataset.trip);
    expect(ids()).toEqual(['IDEA01', 'LSB427', 'OSL902']);
    await expect.poll(() => hint(drawer)).toBe('This trip was shared with you');
    part(drawer, '[part=notice]').click();
    await expect.poll(() => parts(drawer, '[part=notice]').length).toBe(0);
    expect(ids()).toEqual(['IDEA01', 'LSB427', 'OSL902']);
    await close(drawer);
    await open(drawer);
    expect(ids()).toEqual(['LSB427', 'OSL902', 'KYT318']);
  });

  test('TRP-014 one that the drawer does not have at all is told beside the link to all trips', async () => {
    const notification = { ...SHARED.notifications[0], tripId: 'NOWHER' } as (typeof SHARED.notifications)[number];
    const drawer = await mountOpen({ ...SHARED, notifications: [notification] });
    await expect.poll(() => hint(drawer)).toBe('This trip was shared with you');
    const tooltip = part(drawer, '[part=tooltip]:popover-open').getBoundingClientRect();
    const link = part(drawer, '[part=link]').getBoundingClientRect();
    expect(link.top - tooltip.bottom).toBeLessThan(20);
  });

  test('its mark has a whole sentence for a name where the owner is not known', async () => {
    const drawer = await mountOpen({ ...SHARED, upcomingTrips: { byId: {} } });
    expect(part(drawer, '[part=notice]').textContent).toBe('New This trip was shared with you: got it');
  });

  test('TRP-015 a mouse that passes over it clears nothing', async () => {
    const drawer = await mountOpen(SHARED);
    await expect.poll(() => hint(drawer)).toBeTruthy();
    for (const selector of ['[part=notice]', '[part=tooltip]:popover-open']) {
      stopTimers();
      await userEvent.hover(part(drawer, selector));
      await advance(200);
      await userEvent.hover(part(drawer, '[part=dialog-heading]'));
      await advance(300);
      vi.useRealTimers();
      if (!hint(drawer)) break;
    }
    expect(hint(drawer), 'it is out of the way').toBeUndefined();
    expect(called(PATHS.clear)).toBe(0);
    expect(parts(drawer, '[part=notice]')).toHaveLength(1);
    await close(drawer);
    await open(drawer);
    await expect.poll(() => hint(drawer)).toBe('Grace Okafor shared this trip with you');
  });

  test('TRP-015 its button clears it too, and closing the drawer does not', async () => {
    const drawer = await mountOpen(SHARED);
    await expect.poll(() => hint(drawer)).toBeTruthy();
    await close(drawer);
    await runPending();
    expect(called(PATHS.clear)).toBe(0);
    await open(drawer);
    await page.getByRole('button', { name: /^New Shared with you by Grace Okafor/ }).click();
    await expect.poll(() => parts(drawer, '[part=notice]').length).toBe(0);
    expect(called(PATHS.clear)).toBe(1);
  });
});

describe('its first screen', () => {
  test('TRP-002 closed just before React, with its close event still to come, it stays closed', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    const { element, ready } = await serveFirstScreen(piece);
    document.body.append(element);
    dialog(element).showModal();
    dialog(element).close();
    await import('./element.ts');
    Object.assign(element, { request: { open: true } });
    await ready;
    await runPending();
    expect(dialog(element).open).toBe(false);
    expect(backEnd.eventsOf('travel-drawer-opened')).toEqual([]);
  });

  test('is hydrated in place, and shows the trips then', async () => {
    backEnd = new BackEnd(SOME_TRIPS);
    const { element, nodes, ready } = await serveFirstScreen(piece);
    document.body.append(element);
    part<HTMLDialogElement>(element, 'dialog').showModal();
    await import('./element.ts');
    await ready;
    await expect.poll(() => parts(element, '[part=trip]').length).toBe(3);
    expect(nodes.filter((node) => node.isConnected && node.closest('dialog')).length).toBeGreaterThan(5);
    expect(backEnd.eventsOf('travel-drawer-opened')).toHaveLength(1);
  });
});
