import { authStateOf } from '@travel-shell/testing/authStateOf';
import { cdp, page, userEvent } from '@travel-shell/testing/browser';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { advance, stopTimers } from '@travel-shell/testing/stillTimers';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { afterEach, describe, expect, test } from 'vitest';
import { completeResult } from './checkResult.ts';
import { FLIGHT, mountButton, SavingBackEnd } from './testPage.ts';

let backEnd: SavingBackEnd;

afterEach(async () => {
  document.body.replaceChildren();
  await runPending(); // let pending requests finish
  backEnd.end();
});

const button = (element: HTMLElement) => part<HTMLButtonElement>(element, '[part=button]');
const stateOf = (element: HTMLElement) => button(element).dataset.state;
const toasts = (element: HTMLElement) => parts(element, '.ts-toast-text').map(({ textContent }) => textContent);
/** The line of analytics of a press. */
const pressed = (where: string, label: string) => ({ piece: 'save-button', part: where, action: 'click', label });
const undo = () => page.getByRole('button', { name: 'Undo' });

describe('a visitor who is signed in', () => {
  test('TRP-025 TRP-026 the heart goes from unsaved by saving to saved, and back', async () => {
    backEnd = new SavingBackEnd();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.held = promise;
    const element = await mountButton();
    expect([stateOf(element), button(element).ariaPressed]).toEqual(['unsaved', 'false']);
    button(element).click();
    await expect.poll(() => stateOf(element)).toBe('saving');
    expect([button(element).ariaBusy, element.matches(':state(saving)')]).toEqual(['true', true]);
    button(element).click(); // ignored
    resolve();
    await expect.poll(() => stateOf(element)).toBe('saved');
    expect([button(element).ariaPressed, element.matches(':state(saved)')]).toEqual(['true', true]);
    button(element).click();
    await expect.poll(() => stateOf(element)).toBe('unsaved');
    expect(backEnd.calls).toEqual(['PUT flight-1', 'DELETE flight-1']);
    expect(backEnd.events.filter(([type]) => type.startsWith('travel-trip'))).toEqual([
      ['travel-trip-saved', { resultId: 'flight-1' }],
      ['travel-trip-removed', { resultId: 'flight-1' }],
    ]);
    expect(backEnd.eventsOf('travel-track')).toEqual([pressed('button', 'save'), pressed('button', 'remove')]);
  });

  test('shows what was saved before, as does every other button of that result', async () => {
    backEnd = new SavingBackEnd();
    const [one, two, other] = [
      await mountButton(),
      await mountButton(),
      await mountButton({ ...FLIGHT, resultId: 'f2' }),
    ];
    button(one).click();
    await expect.poll(() => [one, two, other].map(stateOf)).toEqual(['saved', 'saved', 'unsaved']);
    const later = await mountButton();
    await expect.poll(() => stateOf(later)).toBe('saved');
  });

  test('TRP-013 CON-101 the heart beats for 1200 ms after a press, and not for what was saved before', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    const beats = () => part(element, '.icon').getAnimations();
    button(element).click();
    await expect.poll(() => beats().length).toBe(1);
    expect(beats()[0]?.effect?.getComputedTiming().endTime).toBe(1200);
    await beats()[0]?.finished;
    expect(beats()).toEqual([]);
    const later = await mountButton();
    await expect.poll(() => stateOf(later)).toBe('saved');
    expect(part(later, '.icon').getAnimations()).toEqual([]);
  });

  test('TRP-013 the heart does not beat under reduced motion', async () => {
    const set = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await set('reduce');
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    button(element).click();
    await expect.poll(() => stateOf(element)).toBe('saved');
    expect(part(element, '.icon').getAnimations()).toEqual([]);
    await set('');
  });

  test('TRP-O10 its notice undoes a save, and the next one that', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    button(element).click();
    await expect.poll(() => toasts(element)).toEqual(['Saved for later']);
    await undo().click();
    await expect.poll(() => toasts(element)).toEqual(['No longer saved']);
    expect(stateOf(element)).toBe('unsaved');
    await undo().click();
    await expect.poll(() => stateOf(element)).toBe('saved');
    expect(backEnd.calls).toEqual(['PUT flight-1', 'DELETE flight-1', 'PUT flight-1']);
    expect(backEnd.eventsOf('travel-track')).toEqual([
      pressed('button', 'save'),
      pressed('notice', 'remove'),
      pressed('notice', 'save'),
    ]);
  });

  test('undone by the keyboard, the focus is on the heart again, however fast the answer comes', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    button(element).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toasts(element)).toEqual(['Saved for later']);
    await userEvent.keyboard('{Tab}');
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toasts(element)).toEqual(['No longer saved']);
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(button(element));
  });

  test('the notice of another button takes the place of its own', async () => {
    backEnd = new SavingBackEnd();
    const [one, two] = [await mountButton(), await mountButton({ ...FLIGHT, resultId: 'f2' })];
    button(one).click();
    await expect.poll(() => toasts(one)).toEqual(['Saved for later']);
    button(two).click();
    await expect.poll(() => [toasts(one), toasts(two)]).toEqual([[], ['Saved for later']]);
  });

  test('two saved at once, before their notices are loaded: one notice, and its Undo is for its own result', async () => {
    backEnd = new SavingBackEnd();
    const { promise, resolve } = Promise.withResolvers<void>();
    backEnd.held = promise;
    const [one, two] = [await mountButton(), await mountButton({ ...FLIGHT, resultId: 'f2' })];
    button(one).click();
    button(two).click();
    await expect.poll(() => backEnd.calls).toEqual(['PUT flight-1', 'PUT f2']);
    resolve();
    await expect.poll(() => [one, two].map(stateOf)).toEqual(['saved', 'saved']);
    await expect.poll(() => [toasts(one), toasts(two)].toSorted()).toEqual([[], ['Saved for later']]);
    const [shown, other] = toasts(one).length > 0 ? [one, two] : [two, one];
    await undo().click();
    await expect.poll(() => stateOf(shown)).toBe('unsaved');
    expect(stateOf(other)).toBe('saved');
  });

  const wish = (destination: string) => ({ tripId: 'LSB427', destination });
  test.each([
    ['Porto', []],
    ['Lisbon, Portugal', ['Lisbon is on your wishlist']],
    ['', []],
  ])('TRP-012 the wishlist’s notice is for a result of that place: %s', async (location, shown) => {
    backEnd = new SavingBackEnd();
    backEnd.wishes = [wish('Lisbon')];
    const element = await mountButton({ ...FLIGHT, location });
    button(element).click();
    await expect.poll(() => toasts(element)).toContain('Saved for later');
    expect(toasts(element).slice(1)).toEqual(shown);
  });

  test.each([
    [0, [], ['Saved for later']],
    [1, [wish('Lisbon')], ['Saved for later', 'Lisbon is on your wishlist']],
    [2, [wish('Lisbon'), wish('Oslo')], ['Saved for later']],
  ])(
    'TRP-012 CON-102 the wishlist with %i places has its notice only for exactly one',
    async (_count, wishes, shown) => {
      backEnd = new SavingBackEnd();
      backEnd.wishes = wishes;
      const element = await mountButton();
      button(element).click();
      await expect.poll(() => toasts(element).length).toBeGreaterThan(0);
      await runPending();
      expect(toasts(element)).toEqual(shown);
    },
  );

  test('TRP-O13 the wishlist’s notice closes by itself', async () => {
    stopTimers(1000);
    backEnd = new SavingBackEnd();
    backEnd.wishes = [wish('Lisbon')];
    const element = await mountButton();
    button(element).click();
    await expect.poll(() => toasts(element)).toHaveLength(2);
    // The pointer may rest on the notice.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 5 });
    await runPending();
    await advance(4999);
    expect(toasts(element)).toHaveLength(2);
    await advance(1);
    await expect.poll(() => toasts(element)).toEqual(['Saved for later']);
  });

  test.each([
    ['save', false, 'That was not saved. Please try again.', 'unsaved', /could not be saved/],
    ['removal', true, 'It is still saved. Please try again.', 'saved', /could not be removed/],
  ])('TRP-O10 a %s that fails leaves everything as it was, and says so', async (_what, isSaved, text, state, line) => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    if (isSaved) {
      button(element).click();
      await expect.poll(() => stateOf(element)).toBe('saved');
    }
    backEnd.isRefusing = true;
    expectConsole(line);
    button(element).click();
    await expect.poll(() => toasts(element)).toEqual([text]);
    expect(stateOf(element)).toBe(state);
  });
});

test('a full list is told in the words of the back end', async () => {
  backEnd = new SavingBackEnd();
  const text = 'You cannot save any more. Please remove something first.';
  backEnd.refusal = Response.json(
    { errors: [{ code: 'TOO_MANY_SAVED_RESULTS', description: 'At most 500.', localizedDescription: text }] },
    { status: 409 },
  );
  expectConsole(/could not be saved/);
  const element = await mountButton();
  button(element).click();
  await expect.poll(() => toasts(element)).toEqual([text]);
  expect(stateOf(element)).toBe('unsaved');
});

describe('while offline', () => {
  const setOnline = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

  test('a save waits, says so, and is done once the browser is online', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    setOnline(false);
    button(element).click();
    await expect
      .poll(() => toasts(element))
      .toEqual(['You are offline. We will take care of it once you are back online.']);
    expect([stateOf(element), backEnd.calls]).toEqual(['saving', []]);
    setOnline(true);
    await expect.poll(() => toasts(element)).toEqual(['Saved for later']);
  });

  test('asks to keep the page open where the browser stores nothing', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    setOnline(false);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    try {
      button(element).click();
      await expect.poll(() => toasts(element)[0]).toMatch(/^You are offline. Keep this page open/);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    setOnline(true);
    await expect.poll(() => stateOf(element)).toBe('saved');
  });
});

describe('what an earlier page has not finished', () => {
  const keep = (...writes: object[]) => {
    const all = writes.map((write) => ({ account: '', at: Date.now() - 1000, ...write }));
    localStorage.setItem('trips.unsent.saves', JSON.stringify(all));
  };
  const result = completeResult(FLIGHT);

  test('is done, and shows', async () => {
    backEnd = new SavingBackEnd();
    keep({ resultId: result.resultId, result });
    const element = await mountButton();
    await expect.poll(() => stateOf(element)).toBe('saved');
    expect(backEnd.calls).toEqual(['PUT flight-1']);
    expect(localStorage['trips.unsent.saves']).toBeUndefined();
  });

  test('and cannot be done is told by one button, by name, until it is closed', async () => {
    backEnd = new SavingBackEnd();
    backEnd.isRefusing = true;
    expectConsole(/SAVE_FAILED/, 3);
    keep(
      { resultId: result.resultId, result },
      { resultId: 'f2', result: { ...result, resultId: 'f2', title: 'Lisbon to Berlin' } },
      { resultId: 'f3' },
    );
    const buttons = [await mountButton(), await mountButton({ ...FLIGHT, resultId: 'f2' })];
    await expect
      .poll(() => buttons.flatMap(toasts))
      .toEqual([
        'Not saved: Berlin to Lisbon, Lisbon to Berlin. Please try again.',
        'Something you removed earlier is still saved. Please try again.',
      ]);
    expect(localStorage['trips.unsent.saves']).toBeUndefined();
  });
});

describe('a visitor who is signed out', () => {
  test('TRP-027 TRP-028 is asked to sign in with the id of the result; nothing is fetched before', async () => {
    backEnd = new SavingBackEnd(authStateOf());
    const element = await mountButton();
    button(element).click();
    await expect
      .poll(() => backEnd.eventsOf('travel-sign-in-requested'))
      .toEqual([expect.objectContaining({ reason: 'save-trip', resultId: 'flight-1', resumes: true })]);
    expect(backEnd.calls).toEqual([]);
  });

  test('TRP-031 is told that the page may go on when nothing came of it', async () => {
    backEnd = new SavingBackEnd(authStateOf());
    const element = await mountButton();
    element.addEventListener('travel-sign-in-requested', (event) => {
      event.preventDefault();
      Object.assign((event as CustomEvent).detail, { result: Promise.resolve({ signedIn: false }) });
    });
    button(element).click();
    await expect.poll(() => backEnd.eventsOf('travel-save-declined')).toEqual([{ resultId: 'flight-1' }]);
    expect(stateOf(element)).toBe('unsaved');
  });
});

describe('its result', () => {
  test('may be a property', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton(null);
    await expect.poll(() => button(element).disabled).toBe(true);
    Object.assign(element, { result: FLIGHT });
    await expect.poll(() => button(element).disabled).toBe(false);
    button(element).click();
    await expect.poll(() => stateOf(element)).toBe('saved');
    expect(backEnd.saved[0]?.resultData).toMatchObject({ ...FLIGHT, startDate: null, imageUrl: null });
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '17'],
    ['a link that is a script', JSON.stringify({ ...FLIGHT, url: 'javascript:alert(1)' })],
    ['a bad id', JSON.stringify({ ...FLIGHT, resultId: '../login' })],
  ])('with %s the button is disabled and says why, and the console has one line', async (_title, result) => {
    backEnd = new SavingBackEnd();
    expectConsole(/ATTRIBUTE_INVALID: <travel-save-button> attribute result=/);
    const element = await mountButton(null, { result });
    await expect.poll(() => button(element).disabled).toBe(true);
    expect(button(element).title).toBe('This cannot be saved');
    button(element).click();
    expect(backEnd.calls).toEqual([]);
  });

  test('is in the button’s name', async () => {
    backEnd = new SavingBackEnd();
    await mountButton();
    await expect.element(page.getByRole('button', { name: 'Save Berlin to Lisbon' })).toBeVisible();
  });

  test('Enter and Space press the button', async () => {
    backEnd = new SavingBackEnd();
    const element = await mountButton();
    button(element).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => stateOf(element)).toBe('saved');
    await userEvent.keyboard(' ');
    await expect.poll(() => stateOf(element)).toBe('unsaved');
  });
});
