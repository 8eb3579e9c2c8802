/** The hand-overs of buttons: to each other, to the sign-in, and to the trips that every piece on the page shows. */

import type { AuthState } from '@travel-shell/contract';
import { refreshAuth } from '@travel-shell/store';
import { tripsState } from '@travel-shell/store/trips';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { part, parts } from '@travel-shell/testing/mountElement';
import { runPending } from '@travel-shell/testing/runPending';
import { afterEach, describe, expect, test } from 'vitest';
import { completeResult } from './checkResult.ts';
import { FLIGHT, mountButton, SavingBackEnd } from './testPage.ts';

let backEnd: SavingBackEnd;
afterEach(async () => {
  document.body.replaceChildren();
  await runPending(); // let pending requests finish
  backEnd.end();
});

const OTHER = { ...FLIGHT, resultId: 'f2', title: 'Lisbon to Berlin' };

const button = (element: HTMLElement) => part<HTMLButtonElement>(element, '[part=button]');
const stateOf = (element: HTMLElement) => button(element).dataset.state;
const toasts = (...elements: HTMLElement[]) =>
  elements.flatMap((element) => parts(element, '.ts-toast-text').map(({ textContent }) => textContent));
const saved = (given = FLIGHT) => ({ resultData: completeResult(given), savingState: { isSaved: true } });

/** A visitor with an account of their own. */
function visitor(name: string): AuthState {
  const state = authStateOf(name);
  return { ...state, userInfoState: { ...state.userInfoState, accountEmail: `${name.toLowerCase()}@example.com` } };
}
const signsIn = async (name: string) => {
  backEnd.auth = visitor(name);
  await refreshAuth();
};

describe('the notices', () => {
  test('of another button’s removal take the place of this one’s', async () => {
    backEnd = new SavingBackEnd();
    backEnd.saved = [saved(OTHER)];
    const [one, two] = [await mountButton(), await mountButton(OTHER)];
    await expect.poll(() => stateOf(two)).toBe('saved');
    button(one).click();
    await expect.poll(() => toasts(one, two)).toEqual(['Saved for later']);
    button(two).click();
    await expect.poll(() => toasts(one, two)).toEqual(['No longer saved']);
  });

  test('TRP-012 of the wishlist follow a save only, and leave with its removal', async () => {
    backEnd = new SavingBackEnd();
    backEnd.wishes = [{ tripId: 'LSB427', destination: 'Lisbon' }];
    const element = await mountButton();
    button(element).click();
    await expect.poll(() => toasts(element)).toEqual(['Saved for later', 'Lisbon is on your wishlist']);
    button(element).click();
    await expect.poll(() => toasts(element)).toEqual(['No longer saved']);
  });
});

test('an answer that comes after its visitor has signed out is not the next visitor’s', async () => {
  backEnd = new SavingBackEnd(visitor('Ada'));
  const { promise, resolve } = Promise.withResolvers<void>();
  backEnd.held = promise;
  const element = await mountButton();
  await expect.poll(() => tripsState.get().status).toBe('ready');
  button(element).click();
  await expect.poll(() => backEnd.calls).toEqual(['PUT flight-1']);
  await signsIn('Grace');
  await expect.poll(() => tripsState.get().status).toBe('ready');
  resolve();
  await expect.poll(() => stateOf(element)).toBe('unsaved');
  expect([toasts(element), backEnd.eventsOf('travel-trip-saved')]).toEqual([[], []]);
});

test('nor is one whose trips come after that', async () => {
  backEnd = new SavingBackEnd(visitor('Ada'));
  const { promise, resolve } = Promise.withResolvers<void>();
  // Hers, and those of the next one.
  backEnd.heldTrips = promise;
  const element = await mountButton();
  button(element).click();
  await expect.poll(() => backEnd.saved).toHaveLength(1);
  await expect.poll(() => backEnd.reads).toBeGreaterThan(0);
  backEnd.saved = [];
  await signsIn('Grace');
  await expect.poll(() => stateOf(element)).toBe('unsaved');
  resolve();
  await expect.poll(() => [tripsState.get().status, stateOf(element)]).toEqual(['ready', 'unsaved']);
  expect([toasts(element), backEnd.eventsOf('travel-trip-saved')]).toEqual([[], []]);
});

test('a save is not undone by trips that were asked for before it', async () => {
  backEnd = new SavingBackEnd();
  const element = await mountButton();
  await expect.poll(() => tripsState.get().status).toBe('ready');
  const { promise, resolve } = Promise.withResolvers<void>();
  backEnd.heldTrips = promise;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => backEnd.reads).toBe(2);
  backEnd.heldTrips = undefined;
  button(element).click();
  await expect.poll(() => stateOf(element)).toBe('saved');
  resolve();
  // The trips are asked for again, and show the same.
  await expect.poll(() => backEnd.reads).toBe(3);
  await expect.poll(() => toasts(element)).toEqual(['Saved for later']);
  expect(stateOf(element)).toBe('saved');
});

test('TRP-027 the request for a sign-in and the save come from the pressed button', async () => {
  backEnd = new SavingBackEnd(authStateOf());
  await mountButton();
  const element = await mountButton(OTHER);
  const heard: string[] = [];
  element.addEventListener('travel-sign-in-requested', (event) => {
    event.preventDefault();
    const result = signsIn('Ada').then(() => ({ signedIn: true }));
    Object.assign((event as CustomEvent).detail, { result });
  });
  for (const type of ['travel-trip-saved', 'travel-trip-removed'])
    element.addEventListener(type, () => heard.push(type));
  button(element).click();
  await expect.poll(() => stateOf(element)).toBe('saved');
  button(element).click();
  await expect.poll(() => heard).toEqual(['travel-trip-saved', 'travel-trip-removed']);
});
