import type { Schema } from '@travel-shell/contract';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { closeOtherTabs } from '@travel-shell/testing/closeOtherTabs';
import { freshStore } from '@travel-shell/testing/freshStore';
import { runPending } from '@travel-shell/testing/runPending';
import { AUTH_STATE, configureForTest, startTestBackEnd, type TestBackEnd } from '@travel-shell/testing/testBackEnd';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Result = Schema<'TripResult'>;

const STORE = 'GET /trips/api/store?props=trip%2Ctrips%2Cuser';
const SAVED = '/trips/api/user/savedForLater/';

const resultOf = (resultId: string): Result => ({
  ...{ resultId, vertical: 'flights', title: 'Berlin to Lisbon', location: 'Lisbon', startDate: null, endDate: null },
  ...{ imageUrl: null, url: '/flights', price: 89, currencyCode: 'EUR' },
});
const settings = {
  ...{ mapViewFD: false, mapViewDP: false, tdpAutopilot: false, navigationDrawerTripsTooltipShown: false },
  ...{ tripsDrawerReminderTooltipShown: false, tripsDrawerGoToTripsButtonTooltipShown: false },
};
const savedOf = (...ids: string[]) => ids.map((id) => ({ resultData: resultOf(id), savingState: { isSaved: true } }));
const tripsWith = (...ids: string[]): Schema<'TripsState'> => ({
  ...{ trip: null, trips: [], upcomingTrips: { byId: {} }, cart: { events: [] }, savedForLater: savedOf(...ids) },
  ...{ drawerTripSummaries: [], wishlistItems: [], notifications: [], userSettings: settings },
});

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, text: string) => void this.items.set(name, text);
  removeItem = (name: string) => void this.items.delete(name);
}

let area: typeof import('./index.ts');
let core: Awaited<ReturnType<typeof freshStore>>;
let backEnd: TestBackEnd;
let page: EventTarget;
let session: MemoryStorage;
let local: MemoryStorage;
let isOnline: boolean;
let closeTabs: (() => void)[];
/** The events of the page, in order. */
let events: [string, unknown][];

/** Another page of the same tab. */
async function openPage(): Promise<void> {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });
  for (const type of ['travel-trip-saved', 'travel-trip-removed', 'travel-sign-in-requested']) {
    page.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
  }
  vi.stubGlobal('document', page);
  vi.stubGlobal('Document', { prototype: page });
  // The window hears what bubbles from the document.
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  Object.assign(page, { BroadcastChannel });
  closeTabs.push(closeOtherTabs());
  vi.stubGlobal('BroadcastChannel', (page as unknown as typeof globalThis).BroadcastChannel);
  core = await freshStore();
  area = await import('./index.ts');
}

beforeEach(async () => {
  events = [];
  closeTabs = [];
  isOnline = true;
  session = new MemoryStorage();
  local = new MemoryStorage();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  const { locks } = navigator;
  vi.stubGlobal('navigator', {
    locks,
    get onLine() {
      return isOnline;
    },
  });
  backEnd = await startTestBackEnd({ [AUTH_STATE]: { json: authStateOf('Ada') }, [STORE]: { json: tripsWith('old') } });
  configureForTest({ apiBase: backEnd.origin });
  await openPage();
});
afterEach(async () => {
  for (const close of closeTabs) close();
  await backEnd[Symbol.asyncDispose]();
  vi.unstubAllGlobals();
});

const signedIn = async () => {
  await core.refreshAuth();
  await area.tripsState.refresh();
};
const stateOf = (id: string) => area.savingStateOf(area.savesState.get(), id);
const put = (id: string) => `PUT ${SAVED}${id}`;
const remove = (id: string) => `DELETE ${SAVED}${id}`;
/** A route that the test answers. */
function late() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, go: resolve };
}
const setOnline = (value: boolean) => {
  isOnline = value;
  page.dispatchEvent(new Event(value ? 'online' : 'offline'));
};

describe('saving a result', () => {
  it('TRP-025 goes from unsaved by saving to saved, and back', async () => {
    await signedIn();
    const [saving, removing] = [late(), late()];
    backEnd.answer(put('r1'), async () => {
      await saving.promise;
      return { json: { savedForLater: savedOf('r1', 'old') } };
    });
    backEnd.answer(remove('r1'), async () => {
      await removing.promise;
      return { json: { savedForLater: savedOf('old') } };
    });
    const seen: string[] = [];
    const stop = area.savesState.subscribe(() => seen.push(stateOf('r1')));
    expect(stateOf('r1')).toBe('unsaved');
    const save = area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(stateOf('r1')).toBe('saving'));
    saving.go();
    expect(await save).toBe('done');
    expect(stateOf('r1')).toBe('saved');
    expect(JSON.parse(backEnd.seen(put('r1'))[0]?.body ?? '')).toEqual(resultOf('r1'));

    const undo = area.removeResult('r1');
    await vi.waitFor(() => expect(stateOf('r1')).toBe('saving'));
    removing.go();
    expect(await undo).toBe('done');
    expect(stateOf('r1')).toBe('unsaved');
    expect([stateOf('old'), seen[0]]).toEqual(['saved', 'saving']);
    expect(events).toEqual([
      ['travel-trip-saved', { resultId: 'r1' }],
      ['travel-trip-removed', { resultId: 'r1' }],
    ]);
    stop();
  });

  it('does not ask to sign in while the auth state is not known, but says that the save failed', async () => {
    expectConsole(/AUTH_STATE_FAILED/);
    backEnd.answer(AUTH_STATE, { status: 503, json: {} });
    const onFailed = vi.fn();
    expect(await area.saveResult(resultOf('r1'), { onFailed })).toBe('failed');
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(events).toEqual([]);
  });

  it('TRP-025 a failure returns to the state before, and is logged', async () => {
    await signedIn();
    backEnd.answer(put('r1'), { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } });
    backEnd.answer(remove('old'), { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } });
    expectConsole(/SAVE_FAILED: r1 could not be saved/);
    expect(await area.saveResult(resultOf('r1'))).toBe('failed');
    expectConsole(/SAVE_FAILED: old could not be removed/);
    expect(await area.removeResult('old')).toBe('failed');
    expect([stateOf('r1'), stateOf('old')]).toEqual(['unsaved', 'saved']);
    expect(events).toEqual([]);
  });

  it.each([
    ['of the visitor’s own doing, with the text of the back end', 409, 'Your list is full.'],
    ['of the back end, without its text', 503, undefined],
  ])('tells of a failure %s', async (_title, status, text) => {
    await signedIn();
    const error = { code: 'ANY', description: 'No.', localizedDescription: 'Your list is full.' };
    backEnd.answer(put('r1'), { status, json: { errors: [error] } });
    expectConsole(/SAVE_FAILED: r1 could not be saved/);
    const onFailed = vi.fn();
    expect(await area.saveResult(resultOf('r1'), { onFailed })).toBe('failed');
    expect(onFailed.mock.calls).toEqual([[text]]);
  });

  it('sends one write of a result at a time, and a second press of the same kind not at all', async () => {
    await signedIn();
    const saving = late();
    const order: string[] = [];
    backEnd.answer(put('r1'), async () => {
      order.push('save');
      await saving.promise;
      order.push('saved');
      return { json: { savedForLater: savedOf('r1', 'old') } };
    });
    backEnd.answer(remove('r1'), () => {
      order.push('remove');
      return { json: { savedForLater: savedOf('old') } };
    });
    const writes = [area.saveResult(resultOf('r1')), area.saveResult(resultOf('r1'))];
    await vi.waitFor(() => expect(order).toEqual(['save']));
    writes.push(area.removeResult('r1'));
    await runPending();
    saving.go();
    expect(await Promise.all(writes)).toEqual(['done', 'done', 'done']);
    expect(order).toEqual(['save', 'saved', 'remove']);
    expect(stateOf('r1')).toBe('unsaved');
  });

  it('keeps what two writes beside each other have saved, in whichever order they are answered', async () => {
    await signedIn();
    const first = late();
    backEnd.answer(put('r1'), async () => {
      await first.promise;
      return { json: { savedForLater: savedOf('r1', 'old') } };
    });
    backEnd.answer(put('r2'), { json: { savedForLater: savedOf('r2', 'old') } });
    const save = area.saveResult(resultOf('r1'));
    await area.saveResult(resultOf('r2'));
    first.go();
    await save;
    expect([stateOf('r1'), stateOf('r2'), stateOf('old')]).toEqual(['saved', 'saved', 'saved']);
  });

  it('is saved at once when it is pressed before the trips have been fetched', async () => {
    await core.refreshAuth();
    const slowly = (trips: Schema<'TripsState'>) => async () => {
      await runPending();
      return { json: trips };
    };
    backEnd.answer(STORE, slowly(tripsWith('old')));
    backEnd.answer(put('r1'), () => {
      backEnd.answer(STORE, slowly(tripsWith('r1', 'old')));
      return { json: { savedForLater: savedOf('r1', 'old') } };
    });
    const seen: string[] = [];
    const stop = area.savesState.subscribe(() => seen.push(stateOf('r1')));
    expect(await area.saveResult(resultOf('r1'))).toBe('done');
    expect(stateOf('r1')).toBe('saved');
    expect(seen.indexOf('unsaved', seen.indexOf('saving'))).toBe(-1);
    stop();
  });

  it('shows as saved, and removed again, while the trips cannot be fetched', async () => {
    await core.refreshAuth();
    backEnd.answer(STORE, { status: 503, json: { errors: [{ code: 'INTERNAL_ERROR' }] } });
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    backEnd.answer(remove('old'), { json: { savedForLater: savedOf('r1') } });
    backEnd.answer(remove('r1'), { json: { savedForLater: [] } });
    expectConsole(/TRIPS_FAILED/);
    await area.saveResult(resultOf('r1'));
    expect([stateOf('r1'), stateOf('old')]).toEqual(['saved', 'saved']);
    await area.removeResult('old');
    expect([stateOf('r1'), stateOf('old')]).toEqual(['saved', 'unsaved']);
    await area.removeResult('r1');
    expect(stateOf('r1')).toBe('unsaved');
    // The saves of one visitor are not shown to the next one.
    await area.saveResult(resultOf('r1'));
    const bo = authStateOf('Bo');
    backEnd.answer(AUTH_STATE, {
      json: { ...bo, userInfoState: { ...bo.userInfoState, accountEmail: 'bo@example.com' } },
    });
    await core.refreshAuth();
    expect(stateOf('r1')).toBe('unsaved');
  });

  it('the trips that are fetched later are right about everything', async () => {
    await core.refreshAuth();
    backEnd.answer(STORE, { status: 503, json: { errors: [{ code: 'INTERNAL_ERROR' }] } });
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    expectConsole(/TRIPS_FAILED/);
    await area.saveResult(resultOf('r1'));
    backEnd.answer(STORE, { json: tripsWith('old') });
    await area.tripsState.refresh();
    expect([stateOf('r1'), stateOf('old')]).toEqual(['unsaved', 'saved']);
  });

  it('is sent also while the page is left', async () => {
    await signedIn();
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    backEnd.answer(remove('r1'), { json: { savedForLater: savedOf('old') } });
    const fetches = vi.spyOn(globalThis, 'fetch');
    await area.saveResult(resultOf('r1'));
    await area.removeResult('r1');
    const writes = fetches.mock.calls.filter(([url]) => String(url).endsWith('/r1'));
    expect(writes.map(([, init]) => [init?.method, init?.keepalive])).toEqual([
      ['PUT', true],
      ['DELETE', true],
    ]);
    fetches.mockRestore();
  });

  it('following it asks nothing of a visitor without the signed-in cookie', async () => {
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    const stop = area.savesState.subscribe(() => {});
    await runPending();
    expect(backEnd.seen(STORE)).toEqual([]);
    stop();
  });
});

describe('a visitor who is signed out', () => {
  /** Answers the next request for a sign-in. */
  function answerSignIn(isSignedIn: boolean): void {
    page.addEventListener(
      'travel-sign-in-requested',
      (event) => {
        event.preventDefault();
        const { detail } = event as CustomEvent;
        detail.result = (async () => {
          if (isSignedIn) {
            backEnd.answer(AUTH_STATE, { json: authStateOf('Ada') });
            await core.applyAuthResponse({ status: 0 } as Schema<'AuthResponse'>);
          }
          return { signedIn: isSignedIn, resultId: detail.resultId };
        })();
      },
      { once: true },
    );
  }
  beforeEach(() => {
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1') } });
  });

  it('TRP-027 TRP-028 is asked to sign in with the id of the result, and then it is saved', async () => {
    answerSignIn(true);
    expect(await area.saveResult(resultOf('r1'))).toBe('done');
    expect(events).toEqual([
      ['travel-sign-in-requested', expect.objectContaining({ reason: 'save-trip', resultId: 'r1', resumes: true })],
      ['travel-trip-saved', { resultId: 'r1' }],
    ]);
    // The trips that were not known before are fetched.
    await vi.waitFor(() => expect(area.tripsState.get().status).toBe('ready'));
  });

  it.each([
    ['proceeds', false, 1],
    ['does not proceed while the drawer is open', true, 0],
  ])('TRP-031 the original action %s when the dialog is closed', async (_title, isDrawerOpen, times) => {
    area.tripsDrawerState.onPage().set(isDrawerOpen);
    answerSignIn(false);
    const proceed = vi.fn();
    expect(await area.saveResult(resultOf('r1'), { proceed })).toBe('declined');
    expect(proceed).toHaveBeenCalledTimes(times);
    expect(backEnd.seen(put('r1'))).toEqual([]);
    expect(stateOf('r1')).toBe('unsaved');
  });

  it('TRP-031 only the last of two presses proceeds: the first one was refused while the dialog opened', async () => {
    const dialog = late();
    const refuse: (() => void)[] = [];
    page.addEventListener('travel-sign-in-requested', (event) => {
      event.preventDefault();
      // As the loader does: a newer request takes the dialog over.
      for (const end of refuse.splice(0)) end();
      const { promise, resolve } = Promise.withResolvers<object>();
      refuse.push(() => resolve({ signedIn: false }));
      void dialog.promise.then(() => resolve({ signedIn: false }));
      Object.assign((event as CustomEvent).detail, { result: promise });
    });
    const proceeds = [vi.fn(), vi.fn()];
    const [first, second] = proceeds.map((proceed) => area.saveResult(resultOf('r1'), { proceed }));
    expect(await first).toBe('declined');
    expect(proceeds.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    dialog.go();
    expect(await second).toBe('declined');
    expect(proceeds.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it.each([true, false])(
    'TRP-029 the whole result is kept meanwhile where that is on: %s',
    async (keepsPendingSave) => {
      configureForTest({ apiBase: backEnd.origin, keepsPendingSave });
      page.addEventListener('travel-sign-in-requested', (event) => event.preventDefault(), { once: true });
      void area.saveResult(resultOf('r1'));
      await vi.waitFor(() => expect(events).toHaveLength(1));
      const kept = session.items.get('trips.saved.result');
      expect(kept && JSON.parse(kept)).toEqual(keepsPendingSave ? resultOf('r1') : undefined);
    },
  );

  it('TRP-029 the next page saves it once the visitor is signed in, and once only', async () => {
    configureForTest({ apiBase: backEnd.origin, keepsPendingSave: true });
    page.addEventListener('travel-sign-in-requested', (event) => event.preventDefault(), { once: true });
    void area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(session.items.has('trips.saved.result')).toBe(true));
    await openPage();
    area.resumeSaves();
    await core.refreshAuth();
    expect(backEnd.seen(put('r1'))).toEqual([]);
    backEnd.answer(AUTH_STATE, { json: authStateOf('Ada') });
    await core.refreshAuth();
    area.resumeSaves();
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    await vi.waitFor(() => expect(events.at(-1)).toEqual(['travel-trip-saved', { resultId: 'r1' }]));
    expect(session.items.has('trips.saved.result')).toBe(false);
    await openPage();
    area.resumeSaves();
    await core.refreshAuth();
    expect(backEnd.seen(put('r1'))).toHaveLength(1);
  });

  it('TRP-029 nothing stays kept when the dialog is closed', async () => {
    configureForTest({ apiBase: backEnd.origin, keepsPendingSave: true });
    answerSignIn(false);
    await area.saveResult(resultOf('r1'));
    expect(session.items.has('trips.saved.result')).toBe(false);
  });
});

describe('while offline', () => {
  it('a save waits and is sent when the browser is online', async () => {
    await signedIn();
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    setOnline(false);
    const save = area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(local.items.has('trips.unsent.saves')).toBe(true));
    expect([stateOf('r1'), backEnd.seen(put('r1')).length]).toEqual(['saving', 0]);
    setOnline(true);
    expect(await save).toBe('done');
    expect([stateOf('r1'), backEnd.seen(put('r1')).length]).toEqual(['saved', 1]);
    expect(local.items.has('trips.unsent.saves')).toBe(false);
  });

  it('a save whose connection is lost on the way is sent again', async () => {
    await signedIn();
    let times = 0;
    backEnd.answer(put('r1'), () => {
      times += 1;
      isOnline = times > 1;
      return times > 1 ? { json: { savedForLater: savedOf('r1') } } : 'hang';
    });
    configureForTest({ apiBase: backEnd.origin, apiTimeout: 50 });
    const onWaiting = vi.fn();
    const save = area.saveResult(resultOf('r1'), { onWaiting });
    await vi.waitFor(() => expect(onWaiting).toHaveBeenCalled());
    configureForTest({ apiBase: backEnd.origin });
    setOnline(true);
    expect(await save).toBe('done');
    expect(times).toBe(2);
  });

  it('what was not sent is sent by the next page, saves and removals in their order', async () => {
    await signedIn();
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    backEnd.answer(remove('old'), { json: { savedForLater: savedOf('r1') } });
    setOnline(false);
    void area.saveResult(resultOf('r1'));
    void area.removeResult('old');
    await vi.waitFor(() => expect(JSON.parse(local.items.get('trips.unsent.saves') ?? '[]')).toHaveLength(2));
    await openPage();
    isOnline = true;
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    await vi.waitFor(() => expect(backEnd.seen(remove('old'))).toHaveLength(1));
    await vi.waitFor(() => expect(local.items.has('trips.unsent.saves')).toBe(false));
  });

  it('says that it waits, and whether it is kept for the next page', async () => {
    await signedIn();
    setOnline(false);
    const waits: [string, boolean][] = [];
    void area.saveResult(resultOf('r1'), { onWaiting: (isKept) => waits.push(['r1', isKept]) });
    await vi.waitFor(() => expect(waits).toEqual([['r1', true]]));
    local.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    void area.removeResult('old', { onWaiting: (isKept) => waits.push(['old', isKept]) });
    await vi.waitFor(() => expect(waits.at(-1)).toEqual(['old', false]));
  });

  it('what waits is forgotten when the visitor signs out', async () => {
    await signedIn();
    setOnline(false);
    const save = area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(local.items.has('trips.unsent.saves')).toBe(true));
    backEnd.answer(AUTH_STATE, { json: authStateOf() });
    isOnline = true;
    await core.refreshAuth();
    core.publish('sign-out', {});
    expect(await save).toBe('gone');
    expect([local.items.has('trips.unsent.saves'), backEnd.seen(put('r1')).length]).toEqual([false, 0]);
  });
});

describe('another tab', () => {
  it('is heard on a page whose pieces show nothing that is saved', async () => {
    area.resumeSaves();
    await signedIn();
    const { BroadcastChannel: Channel } = page as unknown as typeof globalThis;
    const other = new Channel('travel-shell.trips');
    backEnd.answer(STORE, { json: tripsWith('r1', 'old') });
    other.postMessage('');
    await vi.waitFor(() => expect(stateOf('r1')).toBe('saved'));
    other.close();
  });
});

describe('what an earlier page has not finished', () => {
  const DAY = 24 * 60 * 60_000;
  const kept = () => JSON.parse(local.items.get('trips.unsent.saves') ?? '[]') as Record<string, unknown>[];
  const keep = (...writes: object[]) =>
    local.setItem(
      'trips.unsent.saves',
      JSON.stringify(writes.map((write) => ({ account: '', at: Date.now() - 1000, ...write }))),
    );
  const isFinished = () => vi.waitFor(() => expect(kept()).toEqual([]));
  /** A write whose response comes after the page was left. */
  function holdSave(): () => void {
    const { promise, go } = late();
    backEnd.answer(put('r1'), async () => {
      await promise;
      return { json: { savedForLater: savedOf('r1', 'old') } };
    });
    return go;
  }
  const lost = () => area.lostSaves.get().map(({ resultId }) => resultId);

  it('a write on its way when the page is left is sent by the next page, in another tab or after a restart, too', async () => {
    await signedIn();
    const go = holdSave();
    const left = area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    session.items.clear();
    await openPage();
    backEnd.answer(put('r1'), { json: { savedForLater: savedOf('r1', 'old') } });
    area.resumeSaves();
    await core.refreshAuth();
    await isFinished();
    expect(backEnd.seen(put('r1'))).toHaveLength(2);
    expect(events).toEqual([['travel-trip-saved', { resultId: 'r1' }]]);
    go();
    await left;
  });

  it('a second press whose turn had not come is sent, not the first one', async () => {
    await signedIn();
    const go = holdSave();
    const left = area.saveResult(resultOf('r1'));
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    const second = area.removeResult('r1');
    await openPage();
    backEnd.answer(remove('r1'), { json: { savedForLater: savedOf('old') } });
    area.resumeSaves();
    await core.refreshAuth();
    await isFinished();
    expect([backEnd.seen(put('r1')).length, backEnd.seen(remove('r1')).length]).toEqual([1, 1]);
    go();
    await Promise.all([left, second]);
  });

  it('stays kept until it has been answered', async () => {
    keep({ resultId: 'r1', result: resultOf('r1') });
    const go = holdSave();
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    expect(kept()).toMatchObject([{ resultId: 'r1' }]);
    go();
    await isFinished();
  });

  it('is lost when the back end refuses it, and is told once, by a later page if need be', async () => {
    keep({ resultId: 'r1', result: resultOf('r1') }, { resultId: 'old' });
    const refusal = { status: 500, json: { errors: [{ code: 'INTERNAL_ERROR' }] } };
    backEnd.answer(put('r1'), refusal);
    backEnd.answer(remove('old'), refusal);
    expectConsole(/SAVE_FAILED: r1 could not be saved/);
    expectConsole(/SAVE_FAILED: old could not be removed/);
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(lost()).toEqual(['r1', 'old']));
    await openPage();
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(lost()).toEqual(['r1', 'old']));
    expect([backEnd.seen(put('r1')).length, backEnd.seen(remove('old')).length]).toEqual([1, 1]);
    expect(area.lostSaves.onPage().take()).toHaveLength(2);
    expect([lost(), kept(), area.lostSaves.onPage().take()]).toEqual([[], [], []]);
  });

  it('is lost after seven days, not before', async () => {
    keep(
      { resultId: 'r1', result: resultOf('r1'), at: Date.now() - 7 * DAY - 1000 },
      { resultId: 'r2', result: resultOf('r2'), at: Date.now() - 7 * DAY + 60_000 },
    );
    backEnd.answer(put('r2'), { json: { savedForLater: savedOf('r2') } });
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(backEnd.seen(put('r2'))).toHaveLength(1));
    await vi.waitFor(() => expect(kept()).toMatchObject([{ resultId: 'r1', isLost: true }]));
    expect([lost(), backEnd.seen(put('r1')).length]).toEqual([['r1'], 0]);
  });

  it('of another visitor stays theirs, for seven days', async () => {
    const theirs = { result: resultOf('r1'), account: 'bo@example.com' };
    keep({ ...theirs, resultId: 'r1' }, { ...theirs, resultId: 'r2', at: Date.now() - 8 * DAY });
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(kept()).toMatchObject([{ resultId: 'r1', account: 'bo@example.com' }]));
    expect([lost(), backEnd.seen(put('r1')).length]).toEqual([[], 0]);
  });

  it('is sent by one of two tabs', async () => {
    keep({ resultId: 'r1', result: resultOf('r1') });
    const go = holdSave();
    const { locks } = navigator;
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(backEnd.seen(put('r1'))).toHaveLength(1));
    await openPage();
    // A page of its own, but the same browser.
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    area.resumeSaves();
    await core.refreshAuth();
    await vi.waitFor(() => expect(stateOf('r1')).toBe('saving'));
    go();
    await vi.waitFor(() => expect(stateOf('r1')).not.toBe('saving'));
    expect(backEnd.seen(put('r1'))).toHaveLength(1);
  });
});
